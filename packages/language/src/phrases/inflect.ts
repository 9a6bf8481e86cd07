/**
 * The endings of Japanese verbs, as inflections by the feature "end": "引く" at the end of a sentence, "引いて" before
 * "もよい", "引き" before a further verb, "引ける" where something is allowed, "引か" before "ない", "引かせ" where one player
 * has another do it.
 */

function forms(...endings: readonly string[]): string {
  return `<end:${endings.join("/")}>`;
}

/** 破壊する */
export const suru = (stem: string): string => stem + forms("する", "して", "し", "できる", "し", "させ");

/** 捨てる */
export const ichidan = (stem: string): string => stem + forms("る", "て", "", "られる", "", "させ");

/** 破壊される */
export const sareru = (stem: string): string => ichidan(`${stem}され`);

/** 得る: before a further verb "得て", as "得" alone is hardly a word. */
export const eru = "得<end:る/て/て/られる//させ>";
/** 得る as it is also written before a further verb. */
export const eruShort = ichidan("得");

const godanEndings: Readonly<Record<string, readonly [te: string, con: string, pot: string, neg: string]>> = {
  く: ["いて", "き", "ける", "か"],
  す: ["して", "し", "せる", "さ"],
  つ: ["って", "ち", "てる", "た"],
  る: ["って", "り", "れる", "ら"],
  う: ["って", "い", "える", "わ"],
  ぶ: ["んで", "び", "べる", "ば"],
};

/** 引く: the stem and the last character. */
export function godan(stem: string, last: keyof typeof godanEndings): string {
  const endings = godanEndings[last]!;
  return stem + forms(last, ...endings, `${endings[3]}せ`);
}

/** 攻撃できない: the stem is "攻撃でき"; of a verb in する, スタンしない, it is the verb itself. */
export function negative(stem: string): string {
  return stem.endsWith("する")
    ? stem.slice(0, -2) + forms("しない", "しなくて", "せず")
    : stem + forms("ない", "なくて", "ず");
}

/** What stands before "た" and "だ", and what then stands at the end of a sentence: 離れた, 離れる. */
const plain: readonly (readonly [past: string, present: string])[] = [
  ["起こした", "起こす"],
  ["失った", "失う"],
  ["使った", "使う"],
  ["払った", "払う"],
  ["勝った", "勝つ"],
  ["出した", "出す"],
  ["行った", "行う"],
  ["倒した", "倒す"],
  ["死んだ", "死ぬ"],
  ["落とした", "落とす"],
  ["行った", "行う"],
  ["った", "る"],
  ["いた", "く"],
  ["した", "する"],
  ["た", "る"],
];

/** What would happen, of what has: "破壊された" as "破壊される". */
export function presentJa(phrase: string): string[] {
  const found = plain.find(([end]) => phrase.endsWith(end));
  return found ? [phrase.slice(0, -found[0].length) + found[1]] : [];
}

/** What happened, and as it is said where it may happen again and again: "攻撃した", "攻撃する". What is read twice is read once. */
export function whenever(past: readonly string[]): string[] {
  return [...new Set(past.flatMap((phrase) => [phrase, ...presentJa(phrase)]))];
}

/** In the affirmative, and where something is not so. */
export const polar = (aff: string, neg: string): string => `<pol:${aff}/${neg}>`;

/** ある, である, いる, and "の" behind which a condition goes on: with their opposites. */
export const aru = polar("ある", "ない");
export const deAru = polar("である", "でない");
export const iru = polar("いる", "いない");
export const ofIt = polar("の", "でない");
export const bare = polar("", "でない");
