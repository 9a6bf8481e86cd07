/** What the phrase tables of games have in common: features, inflections, spellings that are read as another. */
import type { PhraseTable } from "@tefuda/cardtext/types";
import { polite } from "./polite.ts";
import { endings } from "./spellings.ts";

/** Which of two words stands for which value of a feature: the second for some, the first for all others. */
const oneOrOther = (values: readonly string[], second: (value: string) => boolean) =>
  Object.fromEntries(values.map((value) => [value, second(value) ? 1 : 0]));

/**
 * The features of the phrases of this folder, and those of a game.
 * @param more further features, and those that have other values in a game
 */
export function tableFeatures(
  more: Readonly<Record<string, readonly string[]>>,
): Pick<PhraseTable, "features" | "inflections"> {
  const features = {
    num: ["sg", "pl"],
    by: ["you", "opponent", "both", "owner", "its", "that"],
    agr: ["base", "third", "plural", "may"],
    ctx: ["free", "when"],
    role: ["obj", "subj", "event"],
    end: ["fin", "te", "con", "pot", "nai", "caus"],
    pol: ["aff", "neg"],
    // Whether "you" may be left out, is said where somebody else was spoken of, or has to be said.
    said: ["bare", "named", "told"],
    dir: ["in", "from"],
    // As long as a text is on, or lent for a time.
    hold: ["held", "lent"],
    ...more,
  };
  return {
    features,
    inflections: {
      num: { feature: "num", index: oneOrOther(features.num, (num) => num !== "sg") },
      verb: { feature: "agr", index: oneOrOther(features.agr, (agr) => agr === "third") },
      own: { feature: "by", index: oneOrOther(features.by, (by) => by !== "you") },
      end: { feature: "end", index: { fin: 0, te: 1, con: 2, pot: 3, nai: 4, caus: 5 } },
      pol: { feature: "pol", index: { aff: 0, neg: 1 } },
    },
  };
}

/** English spellings that are read as another. */
export const alikeEverywhere: Readonly<Record<string, string>> = {
  an: "a",
  "can't": "cannot",
  "can not": "cannot",
  "mustn't": "cannot",
  till: "until",
  "it 's": "it is",
  inflict: "deal",
  inflicts: "deals",
  "for the duration of": "for the rest of",
  "his or her": "their",
  "his or hers": "theirs",
  "him or her": "them",
  "he or she": "that player",
  his: "their",
  her: "their",
  he: "that player",
  she: "that player",
  him: "them",
  "face down": "face-down",
  "face up": "face-up",
  "—": "-",
  "[": "【",
  "]": "】",
  "{": "〔",
  "}": "〕",
  "（": "(",
  "）": ")",
  "：": ":",
};

/** What units are in other games; of these games only those read it that have units. */
const CREATURES = { en: ["creature", "monster", "minion"], ja: ["クリーチャー", "モンスター", "ミニオン"] };
export const creaturesAreUnits = {
  en: Object.fromEntries(
    CREATURES.en.flatMap((word) => [
      [word, "unit"],
      [`${word}s`, "units"],
    ]),
  ),
  ja: Object.fromEntries(CREATURES.ja.map((word) => [word, "ユニット"])),
};

/** Japanese spellings that are read as another. */
export const sameEverywhere: Readonly<Record<string, string>> = {
  ...endings,
  全て: "すべて",
  全部: "すべて",
  ひく: "引く",
  すてる: "捨てる",
  うしなう: "失う",
  うしない: "失い",
  出来: "でき",
  その後に: "その後",
  そのあと: "その後",
  た時: "たとき",
  だ時: "だとき",
  る時: "るとき",
  う時: "うとき",
  く時: "くとき",
  つ時: "つとき",
  す時: "すとき",
  度に: "たび",
  ほかの: "他の",
  手札の中の: "手札の",
  毎に: "ごとに",
  "1つ選ぶ": "1つを選ぶ",
  ひとつ: "1つ",
  一つ: "1つ",
  かぎり: "限り",
  もつ: "持つ",
  もっている: "持っている",
  る事: "ること",
  自身の: "自分の",
  自らの: "自分の",
  味方の: "自分の",
  におく: "に置く",
  におき: "に置き",
  もどす: "戻す",
  もどし: "戻し",
  くわえる: "加える",
  あたえる: "与える",
  うける: "受ける",
  えらぶ: "選ぶ",
  えらび: "選び",
  えらんで: "選んで",
  選択して: "選んで",
  選択し: "選び",
  選択する: "選ぶ",
  よりも: "より",
  お互いの: "各プレイヤーの",
  ...polite,
};

/**
 * Whose cards are, said without a particle: 「味方ユニット」, 「敵ユニット」.
 * @param nouns what cards are called, each with what that is read as
 */
export const sidedNouns = (nouns: Readonly<Record<string, string>>, enemy: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nouns).flatMap(([noun, meant]) => [
      [`味方${noun}`, `自分の${meant}`],
      [`敵${noun}`, `${enemy}の${meant}`],
      [`相手${noun}`, `${enemy}の${meant}`],
    ]),
  );

/** Where two play, an opponent is the opponent. */
export const sameOfTwo: Readonly<Record<string, string>> = {
  ...sameEverywhere,
  することができ: "でき",
  対戦相手: "相手",
  お互いのプレイヤー: "各プレイヤー",
  両方のプレイヤー: "各プレイヤー",
  両プレイヤー: "各プレイヤー",
  全プレイヤー: "各プレイヤー",
  全員のプレイヤー: "各プレイヤー",
  双方のプレイヤー: "各プレイヤー",
  すべてのプレイヤー: "各プレイヤー",
  一番上のカード1枚: "一番上のカード",
  相手プレイヤー: "相手",
  相手のプレイヤー: "相手",
};
