/** The words of the page on the files of a game, in both languages. */
import type { Messages, Words } from "@tefuda/kernel";

const both = (en: string, ja: string): Words => ({ en, ja });

export const FORMAT_PAGE = {
  title: (game: string) => both(`The files of ${game}`, `${game} のファイルの書き方`),
  made: (game: string) =>
    both(
      `Made by \`tefuda cards format --game ${game}\` from what reads these files.`,
      `\`tefuda cards format --game ${game} --lang ja\` が、ファイルを読むプログラムから作ったページです。`,
    ),
  cards: both("Cards", "カード"),
  cardFile: both(
    "A file in the folder `cards` is a list of cards. Each begins with `- name:`, its other fields stand under that, set in by two blanks. A text stands in quotation marks. The same can be written as JSON, or as CSV with a row for each card (`tefuda cards list --csv` shows how).",
    "`cards` フォルダのファイルはカードのリストです。カードは `- name:` で始まり、ほかの項目はその下に2文字下げて書きます。文は引用符で囲みます。同じことをJSONでも、1行1枚のCSVでも書けます（`tefuda cards list --csv` が見本になります）。",
  ),
  field: both("field", "項目"),
  holds: both("holds", "書くもの"),
  about: both("what it is", "意味"),
  where: both("where", "どのカードに"),
  needed: both("needed", "必須"),
  neededOn: (kinds: string) => both(`needed on ${kinds}`, `${kinds}では必須`),
  onNeeded: (kinds: string) => both(`only on ${kinds}, and needed there`, `${kinds}だけ。そこでは必須`),
  only: (kinds: string) => both(`only on ${kinds}`, `${kinds}だけ`),
  name: both("a name", "名前"),
  inBoth: (what: Words) =>
    both(
      `${what.en} in both languages: \`{ en: …, ja: … }\``,
      `${what.ja}（両方の言語で \`{ en: …, ja: … }\`）`,
    ),
  phrase: (most: number) => both(`words, at most ${most} letters`, `${most}文字までの言葉`),
  flag: both("`true` or `false`", "`true` か `false`"),
  whole: (min: number, max: number) =>
    both(`a whole number from ${min} to ${max}`, `${min}から${max}までの整数`),
  oneOf: (words: string) => both(`one of ${words}`, `${words} のどれか`),
  list: both("a list of words: `[…, …]`", "言葉のリスト：`[…, …]`"),
  listOf: (words: string) => both(`a list of some of ${words}`, `${words} から選んだリスト`),
  text: both("a card text", "カードの文"),
  texts: (most: number) =>
    both(`a list of at most ${most} card texts`, `カードの文のリスト（${most}つまで）`),
  someTexts: both("a list of card texts", "カードの文のリスト"),
  such: (examples: string) => both(`such as ${examples}`, `例：${examples}`),
  group: both("fields of its own:", "次の項目："),
  examples: both("An example of each kind", "種類ごとの例"),
  readText: (game: string) =>
    both(
      `\`tefuda cards read --game ${game} --text "…"\` tells how a text is understood, or what could stand where it is not.`,
      `\`tefuda cards read --game ${game} --text "…"\` で、文がどう読まれるか、読めないところに何を書けるかが分かります。`,
    ),
  decks: both("Decks", "デッキ"),
  deckFile: (line: string) =>
    both(
      `A file in the folder \`decks\` has the fields \`name\`, \`plan\` (a sentence on how it wins; it may be left out; both may stand in two languages, \`{ en: …, ja: … }\`) and \`cards\`, a list of lines such as \`- ${line}\`.`,
      `\`decks\` フォルダのファイルには、\`name\`（名前）、\`plan\`（勝ち方を1文で。なくてもよい。どちらも \`{ en: …, ja: … }\` と両方の言語で書ける）、\`cards\`（\`- ${line}\` のような行のリスト）を書きます。`,
    ),
  deckSize: (min: number, max: number | undefined, rule: string) =>
    both(
      `It holds ${max === undefined ? `${min} cards or more` : min === max ? `exactly ${min} cards` : `${min} to ${max} cards`} (${rule}).`,
      `枚数は${max === undefined ? `${min}枚以上` : min === max ? `ちょうど${min}枚` : `${min}～${max}枚`}です（${rule}）。`,
    ),
  deckOften: (often: Words, rule: string) =>
    both(`The same card may be there ${often.en} (${rule}).`, `同じカードは${often.ja}入ります（${rule}）。`),
  packs: both("Packs", "パック"),
  packFile: (cards: number, sorts: string, rule: string) =>
    both(
      `A file in the folder \`packs\` has the name of the set, how many kinds of cards it has of each rarity (${sorts}), and the slots of a pack with the odds of each; the slots hold ${cards} cards in all (${rule}). Cards of the set are opened from it, and no others.`,
      `\`packs\` フォルダのファイルには、セットの名前（set）、レアリティ（${sorts}）ごとの種類の数（kinds）、パックの枠と割合（slots）を書きます。枠は合わせて${cards}枚です（${rule}）。出るのはそのセットのカードだけです。`,
    ),
  noPacks: (game: string) => both(`${game} is not sold in packs.`, `${game} にパックはありません。`),
  sets: both("Sets", "セット"),
  setFile: (keys: string) =>
    both(
      `A set is a folder with the folders above and a file \`set.yaml\`, or one file with all of it under ${keys} (see [a set of your own](../cards.md#a-set-of-your-own)). \`words\` names the words that its cards bring and the game does not have, each as one word or as \`{ en: …, ja: … }\`; \`keywords\` what names stand for which texts, as \`{ name: Vigil, text: "Draw {n} cards." }\`.`,
      `セットは、上のフォルダと \`set.yaml\` の入ったフォルダか、${keys} にすべてを書いた1つのファイルです（[自作のセット](../cards.md#a-set-of-your-own)）。\`words\` には、ゲームになくセットのカードが使う言葉を、1語か \`{ en: …, ja: … }\` で並べます。\`keywords\` には、どの名前がどのテキストを表すかを \`{ name: 警戒, text: "カードを{n}枚引く。" }\` のように書きます。`,
    ),
  rulings: both("Rulings", "裁定"),
  rulingFile: both(
    "A file in the folder `scenarios` is a list of rulings ([scenarios](../scenarios.md)).",
    "`scenarios` フォルダのファイルは裁定のリストです（[シナリオ](../scenarios.md)）。",
  ),
  cannot: both("What cards of this game cannot do", "このゲームのカードにできないこと"),
  cannotIs: both(
    "What is known from other games and means nothing here. A text with one of these words is refused, and the message leads to this page.",
    "ほかのゲームにはあっても、ここでは意味を持たないものです。この言葉のある文は読めず、メッセージがこのページを示します。",
  ),
  see: (why: Words, game: string): Words =>
    both(
      ` ${why.en} (\`tefuda cards format --game ${game}\` says what else cards of this game cannot do)`,
      `${why.ja}（このゲームのカードにできないことは \`tefuda cards format --game ${game} --lang ja\` に書かれています）`,
    ),
} satisfies Messages;
