/** What is told of a scenario that was run: what is otherwise than it says, and what cannot be done. */
import type { Messages, Words } from "@tefuda/kernel";

/** Cards or answers, as each language calls them. */
export type Both = Readonly<Record<keyof Words, readonly string[]>>;
const listed = ({ en, ja }: Both): Words => ({ en: en.join(", "), ja: ja.join("、") });
const names = (list: readonly string[] | Both): Words => {
  const { en, ja } = listed("en" in list ? list : { en: list, ja: list });
  return { en: en || "nothing", ja: ja || "なし" };
};
/** A rule, and what it asks for. */
export interface ReasonWords {
  rule: string;
  needs: Words;
}
const reasons = (of: readonly ReasonWords[]): Words => ({
  en: of.map(({ rule, needs }) => `${rule} (${needs.en})`).join(", "),
  ja: of.map(({ rule, needs }) => `${rule}（${needs.ja}）`).join("、"),
});
const rules = (list: readonly string[], any: boolean): Words => ({
  en: list.join(any ? " or " : ", "),
  ja: list.join(any ? "か" : "、"),
});
/** The same behind a colon. */
export const inRow = (of: readonly ReasonWords[]): Words => {
  const { en, ja } = reasons(of);
  return { en: ` ${en}`, ja };
};
/** What was refused behind a colon, each on a line of its own. */
export const lines = (told: readonly Words[]): Words => ({
  en: told.map(({ en }) => `\n  ${en}`).join(""),
  ja: told.map(({ ja }) => `\n  ${ja}`).join(""),
});

/** What is so. */
export const FOUND = {
  is: (now: string): Words => ({ en: `it is ${now}`, ja: `「${now}」になっています` }),
  notOver: { en: "it is nobody (the game is not over)", ja: "ゲームは終わっていません（nobody）" },
  phase: (phase: Words): Words => ({ en: `it is the ${phase.en}`, ja: `「${phase.ja}」です` }),
  there: (list: Both): Words => ({
    en: `there is ${names(list).en}`,
    ja: `あるのは：${names(list).ja}`,
  }),
  notOffered: (missing: Both, options: Both): Words => ({
    en: `not offered: ${listed(missing).en}; offered: ${names(options).en}`,
    ja: `選べません：${listed(missing).ja}。選べるのは：${names(options).ja}`,
  }),
  offered: (list: Both): Words => ({
    en: `offered: ${listed(list).en}`,
    ja: `選べます：${listed(list).ja}`,
  }),
  inLog: (line: string): Words => ({ en: `the log has "${line}"`, ja: `ログに「${line}」があります` }),
  notInLog: (text: string, later: boolean, log: readonly string[]): Words => {
    const all = log.map((line) => `\n  ${line}`).join("");
    return {
      en: `no "${text}" in the log${later ? " after that" : ""}${log.length > 0 ? `:${all}` : ", which is empty"}`,
      ja: `${later ? "その後の" : ""}ログに「${text}」がありません${log.length > 0 ? `：${all}` : "。ログは空です"}`,
    };
  },
  holds: (zone: string, n: number, list: Both): Words => ({
    en: `${zone} has ${n}: ${names(list).en}`,
    ja: `「${zone}」は${n}枚です：${names(list).ja}`,
  }),
  number: (key: string, now: number): Words => ({ en: `${key} is ${now}`, ja: `「${key}」は${now}です` }),
  noneInPlay: (card: string): Words => ({
    en: `no card in play is ${card}`,
    ja: `場に「${card}」はありません`,
  }),
  noCard: (card: string): Words => ({ en: `no card is ${card}`, ja: `「${card}」というカードはありません` }),
  several: (card: string, forms: readonly string[]): Words => ({
    en: `${card} can be several cards: ${forms.join(", ")}`,
    ja: `「${card}」に当たるカードが複数あります：${forms.join("、")}`,
  }),
  flag: (card: string, not: boolean, flag: string): Words => ({
    en: `${card} is ${not ? "not " : ""}${flag}`,
    ja: `「${card}」は ${flag} ${not ? "ではありません" : "です"}`,
  }),
  under: (low: string, is: boolean, top: string, lie: readonly string[]): Words => ({
    en: `${low} is ${is ? "" : "not "}under ${top}; ${lie.length === 0 ? "nothing is" : `there is ${lie.join(", ")}`}`,
    ja: `「${low}」は「${top}」の下に${is ? "あります" : "ありません"}。下にあるのは：${names(lie).ja}`,
  }),
  attached: (card: string, host: string | undefined): Words => ({
    en: `${card} is attached to ${host ?? "nothing"}`,
    ja: host === undefined ? `「${card}」はどこにも付いていません` : `「${card}」は「${host}」に付いています`,
  }),
  places: (places: readonly string[]): Words => ({
    en: `it is ${places.join(", ")}`,
    ja: `今の場所は：${places.join("、")}`,
  }),
  owned: (card: string, owner: string): Words => ({
    en: `${card} is owned by ${owner}`,
    ja: `「${card}」の持ち主は ${owner} です`,
  }),
  hasNo: (card: string, value: string): Words => ({
    en: `${card} has no ${value}`,
    ja: `「${card}」に「${value}」はありません`,
  }),
  has: (card: string, value: string, now: number): Words => ({
    en: `${card} has ${value} ${now}`,
    ja: `「${card}」の「${value}」は${now}です`,
  }),
  shows: (card: string, marks: readonly string[]): Words => ({
    en: `${card} shows ${marks.map((mark) => `"${mark}"`).join(", ") || "nothing"}`,
    ja: `「${card}」に出ているのは：${marks.map((mark) => `「${mark}」`).join("、") || "なし"}`,
  }),
  nothingDone: { en: "nothing was done before", ja: "それより前に何も行われていません" },
  swapped: (whose: string, what: string): Words => ({
    en: `${whose}${what}: the cards have changed places`,
    ja: `${whose}${what}：カードの位置が変わりました`,
  }),
  changed: (whose: string, what: string, was: string, is: string): Words => ({
    en: `${whose}${what} was ${was} and is ${is}`,
    ja: `${whose}${what} が「${was}」から「${is}」に変わりました`,
  }),
  over: { en: "the game is over", ja: "ゲームは終わっています" },
  mayAnswer: (seat: string, asked: Words, options: Both): Words => ({
    en: `${seat} is asked "${asked.en}" and may: ${listed(options).en}`,
    ja: `${seat} への問いは「${asked.ja}」。選べるのは：${listed(options).ja}`,
  }),
  forbidden: (why: readonly ReasonWords[], may: Words): Words => ({
    en: `${reasons(why).en}; ${may.en}`,
    ja: `${reasons(why).ja}。${may.ja}`,
  }),
  notUnderstood: (part: Words, may: Words): Words => ({
    en: `"${part.en}" is not understood; ${may.en}`,
    ja: `「${part.ja}」は分かりません。${may.ja}`,
  }),
  notTaken: (said: Words, why: Words): Words => ({
    en: `${said.en} is not taken: ${why.en}`,
    ja: `「${said.ja}」は選べません：${why.ja}`,
  }),
  allowed: { en: "this is allowed", ja: "これはできます" },
  traces: { en: "refused, but it left traces", ja: "断られましたが、局面が変わっています" },
  otherReason: (missing: readonly string[], any: boolean, why: Words): Words => ({
    en: `refused, but not because of ${rules(missing, any).en}:${why.en}`,
    ja: `断られましたが、${rules(missing, any).ja} のためではありません：${why.ja}`,
  }),
  accepted: (kind: "deck" | "cards" | "packs" | "format"): Words => ({
    en: `the ${kind} ${kind === "cards" || kind === "packs" ? "are" : "is"} accepted`,
    ja: `${{ deck: "デッキ", cards: "カード", packs: "パック", format: "フォーマット" }[kind]}は認められました`,
  }),
  refused: (told: readonly Words[]): Words => ({
    en: `refused:${lines(told).en}`,
    ja: `断られました：${lines(told).ja}`,
  }),
  nobodyAuto: (word: string, may: Words): Words => ({
    en: `auto: nobody is asked what "${word}" would answer; ${may.en}`,
    ja: `auto：「${word}」で答えられる選択を求められている人がいません。${may.ja}`,
  }),
  autoOver: {
    en: "auto: the game is over, and nobody is asked anything",
    ja: "auto：ゲームは終わっていて、誰も選択を求められていません",
  },
  noEnd: (most: number): Words => ({ en: `${most} answers and no end`, ja: `${most}手でも終わりません` }),
  doesNotCome: (what: string): Words => ({
    en: `${what}: it does not come`,
    ja: `${what}：そのときが来ません`,
  }),
  startUnreached: (why: Words): Words => ({
    en: `the start cannot be reached: ${why.en}`,
    ja: `初めの局面に至りません：${why.ja}`,
  }),
  replayedOtherwise: {
    en: "the game played again from its record is another",
    ja: "記録から再生したゲームが、元と違います",
  },
  redoneOtherwise: {
    en: "after undo and redo the game is another",
    ja: "取り消してやり直したゲームが、元と違います",
  },
  allRedoneOtherwise: {
    en: "after undoing and redoing everything the game is another",
    ja: "すべて取り消してやり直したゲームが、元と違います",
  },
  chanceLeft: (left: readonly string[]): Words => ({
    en: `chance was written and has not come: ${left.join("; ")}`,
    ja: `書かれた偶然が起こっていません：${left.join("、")}`,
  }),
  noSeed: (seed: number, turn: number, seat: string): Words => ({
    en: `no seed from ${seed} on makes turn ${turn} the turn of ${seat}`,
    ja: `シード${seed}以降に、${turn}ターン目が ${seat} のターンになるものがありません`,
  }),
  overBefore: (turn: number): Words => ({
    en: `the game is over before turn ${turn}`,
    ja: `${turn}ターン目の前にゲームが終わります`,
  }),
  noTurn: (turn: number): Words => ({ en: `turn ${turn} does not come`, ja: `${turn}ターン目が来ません` }),
  goesBy: (turn: number, question: string | undefined): Words => ({
    en: `turn ${turn} goes by without ${question === undefined ? "such a moment" : `the question "${question}"`} where everybody only passes: begin before it, and do what leads there`,
    ja: `全員がパスだけをすると、${question === undefined ? "そのような時点" : `質問「${question}」`}がないまま${turn}ターン目が過ぎます。その前から始めて、そこに至る行動を書いてください`,
  }),
} satisfies Messages;
