/**
 * The endings of Japanese verbs, as inflections by the feature "end": "引く" at the end of a sentence, "引いて" before
 * "もよい", "引き" before a further verb, "引ける" where something is allowed.
 */

function forms(...endings: readonly string[]): string {
  return `<end:${endings.join("/")}>`;
}

/** 破壊する */
export const suru = (stem: string): string => stem + forms("する", "して", "し", "できる");

/** 捨てる */
export const ichidan = (stem: string): string => stem + forms("る", "て", "", "られる");

/** 得る: before a further verb "得て", as "得" alone is hardly a word. */
export const eru = "得<end:る/て/て/られる>";
/** 得る as it is also written before a further verb. */
export const eruShort = ichidan("得");

const godanEndings: Readonly<Record<string, readonly [te: string, con: string, pot: string]>> = {
  く: ["いて", "き", "ける"],
  す: ["して", "し", "せる"],
  つ: ["って", "ち", "てる"],
  る: ["って", "り", "れる"],
  う: ["って", "い", "える"],
};

/** 引く: the stem and the last character. */
export function godan(stem: string, last: keyof typeof godanEndings): string {
  return stem + forms(last, ...godanEndings[last]!);
}

/** 攻撃できない: the stem is "攻撃でき"; of a verb in する, スタンしない, it is the verb itself. */
export function negative(stem: string): string {
  return stem.endsWith("する")
    ? stem.slice(0, -2) + forms("しない", "しなくて", "せず")
    : stem + forms("ない", "なくて", "ず");
}

/** In the affirmative, and where something is not so. */
export const polar = (aff: string, neg: string): string => `<pol:${aff}/${neg}>`;

/** ある, である, いる, and "の" behind which a condition goes on: with their opposites. */
export const aru = polar("ある", "ない");
export const deAru = polar("である", "でない");
export const iru = polar("いる", "いない");
export const ofIt = polar("の", "でない");
export const bare = polar("", "でない");
