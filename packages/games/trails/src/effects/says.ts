/** Why a text that can be read means nothing on its card. */
import type { Messages, Words } from "@tefuda/kernel";
import type { Description, Zone } from "../text/tree.ts";

type Place = Zone["in"] | "field";
type Kind = Description["noun"];

/** What cannot be done to a card; in Japanese that it cannot. */
const DONE = {
  discard: { en: "discarded", ja: "捨てられません" },
  destroy: { en: "destroyed", ja: "破壊できません" },
  stun: { en: "stunned", ja: "スタンさせられません" },
  cure: { en: "cured", ja: "回復させられません" },
  action: { en: "actioned", ja: "アクションさせられません" },
  ready: { en: "readied", ja: "レディ状態にできません" },
  turnUp: { en: "turned up", ja: "表向きにできません" },
  turnDown: { en: "turned down", ja: "裏向きにできません" },
  rebuild: { en: "rebuilt", ja: "再建できません" },
  enter: { en: "put onto the field", ja: "場に出せません" },
  free: { en: "played", ja: "プレイできません" },
  resolve: { en: "resolved", ja: "解決できません" },
  control: { en: "taken control of", ja: "コントロールを得られません" },
  exchange: { en: "changed like that", ja: "そのようには変えられません" },
  return: { en: "returned", ja: "戻せません" },
  waitFor: { en: "waited for there", ja: "そこではきっかけになりません" },
  forbid: { en: "kept from that", ja: "それを禁じられません" },
  change: { en: "changed like that", ja: "そのようには変えられません" },
} satisfies Messages;
export type Done = keyof typeof DONE;

const KINDS: Readonly<Record<Kind, Words>> = {
  card: { en: "cards", ja: "カード" },
  unit: { en: "UNITs", ja: "UNIT" },
  item: { en: "ITEMs", ja: "ITEM" },
  event: { en: "EVENTs", ja: "EVENT" },
  base: { en: "BASEs", ja: "BASE" },
};
const PLACES: Readonly<Record<Place, string>> = {
  field: "場",
  homebase: "拠点",
  hand: "手札",
  trail: "軌跡",
  deck: "デッキ",
};
const STATES: Readonly<Record<string, string>> = {
  stunned: "スタン状態",
  ready: "レディ状態",
  actioned: "アクション状態",
};
/** What a card is paid by, or how high it stands. */
export const PAID = {
  cp: { en: "CP cost", ja: "CPコスト" },
  ep: { en: "EP cost", ja: "EPコスト" },
  level: { en: "level", ja: "レベル" },
} satisfies Messages;

export const MEANING = {
  once: {
    en: "an EVENT or an art does something once, and this would hold or wait",
    ja: "EVENTとアーツは一度だけ何かを行いますが、これは常に働くか待つ文です",
  },
  onlyOnce: {
    en: "this happens once, which only EVENTs and arts do",
    ja: "これは一度だけ起こることで、EVENTとアーツにしか書けません",
  },
  noStun: {
    en: "it speaks of a UNIT that stunned or was stunned, and what sets it off does not",
    ja: "スタンさせたUNITやスタンしたUNITについて述べていますが、きっかけとなる出来事にはありません",
  },
  noneSeen: {
    en: "it tells cards apart where no card is seen",
    ja: "カードを見ないところで、カードを区別しています",
  },
  fallen: {
    en: "the texts of a stunned UNIT are off, and this one works only then",
    ja: "スタンしているUNITの文は働きませんが、これはそのときにしか働かない文です",
  },
  counted: {
    en: "it does not say which cards are counted",
    ja: "どのカードを数えるのかが書かれていません",
  },
  others: {
    en: "it does not say from which card others are told",
    ja: "どのカードに対して「ほかの」なのかが書かれていません",
  },
  onlyStunned: {
    en: "only a stunned UNIT can be cured",
    ja: "回復させられるのは、スタンしているUNITだけです",
  },
  notReadied: {
    en: "a stunned UNIT cannot be readied",
    ja: "スタンしているUNITはレディ状態にできません",
  },
  noBonus: {
    en: "+0/+0 changes nothing",
    ja: "+0/+0では何も変わりません",
  },
  noCrafts: {
    en: "an EVENT has no crafts",
    ja: "EVENTにクラフトはありません",
  },
  othersCrafts: {
    en: "nobody uses crafts of cards that the other player controls",
    ja: "相手の場にあるカードのクラフトは誰も使えません",
  },
  notOnField: {
    en: "what is played is not on the field yet",
    ja: "プレイされるカードは、まだ場にありません",
  },
  othersHome: {
    en: "nobody plays cards from the other player's homebase",
    ja: "相手の拠点にあるカードは誰もプレイできません",
  },
  noEvent: {
    en: "no EVENT lies on the field",
    ja: "EVENTは場に置かれません",
  },
  alreadyThere: (place: Place): Words => ({
    en: `what lies in a ${place} cannot be moved there`,
    ja: `${PLACES[place]}にあるカードを、同じ場所には移せません`,
  }),
  alreadySo: (state: string): Words => ({
    en: `it does nothing to a card that is ${state} already`,
    ja: `すでに${STATES[state] ?? state}のカードには、何も起こりません`,
  }),
  hasNo: (kind: Kind, what: Words): Words => ({
    en: `${KINDS[kind].en} have no ${what.en}`,
    ja: `${KINDS[kind].ja}に${what.ja}はありません`,
  }),
  noCraftIn: (place: Place): Words => ({
    en: `no craft works in a ${place}`,
    ja: `${PLACES[place]}で働くクラフトはありません`,
  }),
  noCraftAtHome: (kind: Kind): Words => ({
    en: `no craft of ${KINDS[kind].en} works in a homebase`,
    ja: `${KINDS[kind].ja}のクラフトは拠点では働きません`,
  }),
  notPlayedFrom: (place: Place): Words => ({
    en: `what lies in a ${place} is not played for that`,
    ja: `${PLACES[place]}にあるカードを、そのためにプレイすることはありません`,
  }),
  notThere: (place: Place, done: keyof typeof DONE): Words => ({
    en: `what lies ${place === "field" ? "on the field" : `in a ${place}`} cannot be ${DONE[done].en}`,
    ja: `${PLACES[place]}にあるカードは${DONE[done].ja}`,
  }),
  notThese: (kind: Kind, done: keyof typeof DONE): Words => ({
    en: `${KINDS[kind].en} cannot be ${DONE[done].en}`,
    ja: `${KINDS[kind].ja}は${DONE[done].ja}`,
  }),
} satisfies Messages;
