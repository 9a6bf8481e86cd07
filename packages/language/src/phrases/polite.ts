/** Polite Japanese, which is read as plain: 「引きます」 as 「引く」, 「できません」 as 「できない」. */

/** Verbs by what stands before "ます", and as they stand at the end of a plain sentence, before "ない" and in the past. */
const verbs: readonly (readonly [polite: string, plain: string, negative: string, past: string])[] = [
  ["し", "する", "しない", "した"],
  ["でき", "できる", "できない", "できた"],
  ["あり", "ある", "ない", "あった"],
  ["い", "いる", "いない", "いた"],
  ["なり", "なる", "ならない", "なった"],
  ["ち", "つ", "たない", "った"],
  ["き", "く", "かない", "いた"],
  ["払い", "払う", "払わない", "払った"],
  ["失い", "失う", "失わない", "失った"],
  ["行い", "行う", "行わない", "行った"],
  ["扱い", "扱う", "扱わない", "扱った"],
  ["使い", "使う", "使わない", "使った"],
  ["選び", "選ぶ", "選ばない", "選んだ"],
  ["減り", "減る", "減らない", "減った"],
  ["送り", "送る", "送らない", "送った"],
  ["切り", "切る", "切らない", "切った"],
  ["戻り", "戻る", "戻らない", "戻った"],
  ["下がり", "下がる", "下がらない", "下がった"],
  ["上がり", "上がる", "上がらない", "上がった"],
];
/** Verbs of which nothing is left out before "ます": 与え, 得, 受け, られ. */
const short = "与え 得 受け 加え 捨て 見 見せ 増え 離れ れ られ させ".split(" ");
/** Those in す: 戻し, 出し. */
const inSu = "戻 出 減ら 増や 起こ 倒".split(" ");

/** What cannot be done, said with "こと": 「使うことができない」 as 「使えない」. */
const cannot: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["する", "でき"],
      ["使う", "使え"],
      ["引く", "引け"],
      ["選ぶ", "選べ"],
      ["置く", "置け"],
      ["行う", "行え"],
      ["払う", "払え"],
      ["得る", "得られ"],
      ["受ける", "受けられ"],
      ["加える", "加えられ"],
      ["捨てる", "捨てられ"],
      ["与える", "与えられ"],
      ["戻す", "戻せ"],
      ["出す", "出せ"],
    ] as const
  ).flatMap(([plain, can]) =>
    ["が", "は", "も"].flatMap((particle) => [
      [`${plain}こと${particle}できない`, `${can}ない`],
      [`${plain}こと${particle}できず`, `${can}ず`],
      [`${plain}こと${particle}できません`, `${can}ない`],
    ]),
  ),
);

/** Each polite ending, and what it is read as. */
export const polite: Readonly<Record<string, string>> = {
  ...cannot,
  ...Object.fromEntries(
    [
      ...verbs,
      ...short.map((stem) => [stem, `${stem}る`, `${stem}ない`, `${stem}た`] as const),
      ...inSu.map((stem) => [`${stem}し`, `${stem}す`, `${stem}さない`, `${stem}した`] as const),
    ].flatMap(([stem, plain, negative, past]) => [
      [`${stem}ます`, plain],
      [`${stem}ません`, negative],
      [`${stem}ました`, past],
    ]),
  ),
};
