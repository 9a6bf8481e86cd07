/** What is told of the files of decks, packs, formats and rules, whatever the game. */
import { cited, type Messages, type Words } from "@tefuda/kernel";

const times = (n: number): string => (n === 1 ? "once" : `${n} times`);

export const DECK = {
  file: {
    en: "a deck file has a name, a plan and a list of cards",
    ja: "デッキファイルには、名前（name）、方針（plan）、カードのリスト（cards）があります",
  },
  noField: (field: string): Words => ({
    en: `a deck has no field "${field}"`,
    ja: `デッキに「${field}」という項目はありません`,
  }),
  lacksName: { en: "the deck lacks its name", ja: "デッキに名前（name）がありません" },
  lacksCards: (example: string): Words => ({
    en: `the deck lacks its cards: a list such as "- ${example}"`,
    ja: `デッキにカードがありません。「- ${example}」のようなリスト（cards）が必要です`,
  }),
  noLine: (words: string, example: string): Words => ({
    en: `${words === "" ? "this" : `"${words}"`} is not a number and a card, such as "${example}"`,
    ja: `${words === "" ? "これ" : `「${words}」`}は「${example}」のような枚数とカードになっていません`,
  }),
  noCard: (name: string, differs?: Words, rule?: string): Words => ({
    en: `there is no card "${name}" in the card list${differs?.en ?? ""}${cited(rule).en}`,
    ja: `カードリストに「${name}」というカードはありません${differs?.ja ?? ""}${cited(rule).ja}`,
  }),
  often: (often: Words, n: number, rule: string): Words => ({
    en: `a deck holds a card ${often.en}, not ${n} times (${rule})`,
    ja: `デッキに入れられる同じカードは${often.ja}で、${n}枚ではありません（${rule}）`,
  }),
  tooMany: (name: string, n: number, most: number, rule: string): Words => ({
    en: `"${name}" is in the deck ${n} times; at most ${most} ${most === 1 ? "copy is" : "copies are"} allowed (${rule})`,
    ja: `「${name}」がデッキに${n}枚あります。入れられるのは${most}枚までです（${rule}）`,
  }),
  size: (n: number, min: number, max: number | undefined, rule: string): Words => ({
    en: `the deck holds ${n} cards; it has to hold ${max === undefined ? `${min} or more` : min === max ? min : `${min} to ${max}`} (${rule})`,
    ja: `デッキが${n}枚です。${max === undefined ? `${min}枚以上` : min === max ? `${min}枚` : `${min}～${max}枚`}でなければなりません（${rule}）`,
  }),
  packsOpened: (packs: readonly number[], n: number, rule: string): Words => ({
    en: `${packs.join(" or ")} packs are opened, and these are ${n} (${rule})`,
    ja: `開けるのは${packs.join("または")}パックですが、${n}パックあります（${rule}）`,
  }),
  packSize: (cards: number, n: number, rule: string): Words => ({
    en: `a pack holds ${cards} cards, and this one ${n} (${rule})`,
    ja: `1パックは${cards}枚ですが、これは${n}枚です（${rule}）`,
  }),
  openedMore: (name: string, n: number, rule: string): Words => ({
    en: `"${name}" was opened ${times(n)} more than the deck holds it (${rule})`,
    ja: `「${name}」は、開けた枚数がデッキの枚数より${n}枚多くなっています（${rule}）`,
  }),
  openedLess: (name: string, n: number, rule: string): Words => ({
    en: `"${name}" is in the deck ${times(n)} more than it was opened (${rule})`,
    ja: `「${name}」は、デッキの枚数が開けた枚数より${n}枚多くなっています（${rule}）`,
  }),
} satisfies Messages;

/** What is told of a deck that is made of opened packs. */
export const LIMITED = {
  often: { en: "as often as it was opened", ja: "開けた枚数まで" },
  camp: (card: string, camp: string, most: number, rule: string): Words => ({
    en: `"${card}" belongs to ${camp}, and the deck holds cards of ${most} others already (${rule})`,
    ja: `「${card}」は${camp}のカードですが、デッキにはすでにほかの${most}つの勢力のカードがあります（${rule}）`,
  }),
} satisfies Messages;

export const PACK = {
  file: {
    en: "a pack file has the name of the set, its kinds and the slots of a pack",
    ja: "パックファイルには、セットの名前（set）、種類の数（kinds）、パックの枠（slots）があります",
  },
  noField: (field: string): Words => ({
    en: `a pack file has no field "${field}"`,
    ja: `パックファイルに「${field}」という項目はありません`,
  }),
  slotNoField: (field: string): Words => ({
    en: `a slot has no field "${field}"`,
    ja: `枠に「${field}」という項目はありません`,
  }),
  name: {
    en: "the set has a name by language, such as { en: Lantern Roads }",
    ja: "セットには、{ en: Lantern Roads } のような言語ごとの名前があります",
  },
  kinds: {
    en: "the set states how many kinds it has of each sort, such as { C: 50, U: 35 }",
    ja: "セットには、{ C: 50, U: 35 } のようにレアリティごとの種類の数を書きます",
  },
  sum: (n: number, kinds: number, rule: string): Words => ({
    en: `the set has ${n} kinds; a set has ${kinds} (${rule})`,
    ja: `セットが${n}種類です。セットは${kinds}種類です（${rule}）`,
  }),
  stated: (n: number, sort: string, there: number, rule: string): Words => ({
    en: `the set states ${n} kinds of ${sort}, and its cards are ${there} (${rule})`,
    ja: `「${sort}」は${n}種類と書かれていますが、カードは${there}種類です（${rule}）`,
  }),
  unstated: (sorts: readonly string[], rule: string): Words => ({
    en: `the set has cards of ${sorts.join(", ")} and does not state how many (${rule})`,
    ja: `セットに「${sorts.join("」「")}」のカードがありますが、種類の数が書かれていません（${rule}）`,
  }),
  unequal: (name: string, other: string, rule: string): Words => ({
    en: `"${name}" and "${other}" do not come equally often (${rule})`,
    ja: `「${name}」と「${other}」の出る割合が違います（${rule}）`,
  }),
  slots: (example: string): Words => ({
    en: `a pack has a list of slots such as "- ${example}"`,
    ja: `パックには「- ${example}」のような枠のリストがあります`,
  }),
  cards: (n: number, cards: number, rule: string): Words => ({
    en: `the slots hold ${n} cards; a pack holds ${cards} (${rule})`,
    ja: `枠が合わせて${n}枚です。1パックは${cards}枚です（${rule}）`,
  }),
  slot: (example: string): Words => ({
    en: `a slot is so many cards and the odds of each sort: ${example}`,
    ja: `枠には、枚数とレアリティごとの割合を書きます：${example}`,
  }),
  noSort: (sort: string): Words => ({
    en: `no card is of the sort "${sort}"`,
    ja: `レアリティが「${sort}」のカードはありません`,
  }),
  odds: (most: number): Words => ({
    en: `the odds of a sort are a whole number from 1 to ${most}`,
    ja: `レアリティの割合は1から${most}までの整数です`,
  }),
} satisfies Messages;

const parameter = (most: number, none: boolean): Words => ({
  en: `a whole number up to ${most}${none ? ', or "none"' : ""}`,
  ja: `${most}以下の整数${none ? "か「none」" : ""}`,
});

export const FORMAT = {
  file: (example: string, rule: string): Words => ({
    en: `a format has a name and parameters, such as ${example} (${rule})`,
    ja: `フォーマットには、名前（name）と ${example} のような設定があります（${rule}）`,
  }),
  name: {
    en: "the name of a format stands in both languages: { en: …, ja: … }",
    ja: "フォーマットの名前は両方の言語で書きます：{ en: …, ja: … }",
  },
  noParameter: (name: string, rule: string): Words => ({
    en: `a format has no parameter "${name}" (${rule})`,
    ja: `フォーマットに「${name}」という設定はありません（${rule}）`,
  }),
  flag: { en: "true or false", ja: "true か false" },
  parameter,
  wants: (name: string, what: Words, rule: string): Words => ({
    en: `${name} is ${what.en} (${rule})`,
    ja: `「${name}」は${what.ja}です（${rule}）`,
  }),
  hasName: { en: "a format has a name", ja: "フォーマットには名前（name）があります" },
} satisfies Messages;

export const RULES = {
  file: { en: 'a rulebook has a list of "rules"', ja: "ルールブックには「rules」のリストがあります" },
  rule: (parts: readonly string[]): Words => ({
    en: `a rule is a set of fields: ${parts.join(", ")}`,
    ja: `ルールは項目の集まりです：${parts.join("、")}`,
  }),
  lacks: (part: string): Words => ({
    en: `the rule lacks its ${part}`,
    ja: `ルールに「${part}」がありません`,
  }),
  text: (part: string): Words => ({
    en: `the ${part} of a rule is a text`,
    ja: `ルールの「${part}」は文字列です`,
  }),
  words: {
    en: "what rules say in another language stands under their ids",
    ja: "ほかの言語でのルールの文は、ルールのIDの下に書きます",
  },
  unknown: (id: string): Words => ({
    en: `the rulebook has no rule "${id}"`,
    ja: `ルールブックにルール「${id}」はありません`,
  }),
  unsaid: (id: string): Words => ({
    en: `nothing is said of ${id} in this language`,
    ja: `この言語では${id}について何も書かれていません`,
  }),
  more: (part: string): Words => ({
    en: `the rule has no ${part} in the rulebook`,
    ja: `ルールブックのこのルールに「${part}」はありません`,
  }),
} satisfies Messages;
