/** How a game feels from move to move: long turns, waiting, turns without a choice, hands that cannot be played. */
import type { CourseField } from "../course.ts";
import type { Study } from "../study.ts";
import { type Measure, type Measured, ratioOf, shareOf, type Unmeasured } from "./measure.ts";

/** One count of all games over another. */
const counted = (study: Study, part: CourseField, whole: CourseField, share?: true): Measured =>
  ratioOf(study, {
    parts: (game) => study.course(game, part),
    wholes: (game) => study.course(game, whole),
    ...(share ? { share } : {}),
  });

const NOTHING_UNDONE: Unmeasured = {
  because: {
    en: "in this game nobody can undo what another does",
    ja: "このゲームには、相手の行動を打ち消す手段がありません",
  },
};

export const PACE: readonly Measure[] = [
  {
    id: "turn-length",
    rule: "ttcg-17.1",
    name: { en: "Choices a turn", ja: "1ターンあたりの選択の回数" },
    definition: {
      en: "How often players chose between two answers or more, in one another's turns too, over all turns.",
      ja: "すべてのプレイヤーが2つ以上の答えから選んだ回数（相手のターン中も含む）を、ターンの数で割ったもの。",
    },
    scale: "number",
    bound: "most",
    measure: (study) =>
      ratioOf(study, {
        parts: (game) => study.course(game, "answers") - study.course(game, "forced"),
        wholes: (game) => study.course(game, "turns"),
      }),
  },
  {
    id: "passivity",
    rule: "ttcg-17.1",
    name: { en: "Choices watched in a row", ja: "続けて見ているだけの選択の回数" },
    definition: {
      en: "Of each turn the most choices that its player made while nobody else had one; their mean.",
      ja: "各ターンで、ほかの誰にも選択の機会がないまま、ターンプレイヤーが続けて選択した最大の回数の平均。",
    },
    scale: "number",
    bound: "most",
    measure: (study) => counted(study, "watched", "turns"),
  },
  {
    id: "early-end",
    rule: "ttcg-17.1",
    name: { en: "Games over in two turns", ja: "2ターン以内に終わるゲーム" },
    definition: {
      en: "The share of games that ended before anybody began a third turn.",
      ja: "誰かが3回目のターンを始める前に終わったゲームの割合。",
    },
    scale: "share",
    bound: "most",
    measure: (study) => shareOf(study, (game) => study.course(game, "turns") <= 2 * study.plan.bots.length),
  },
  {
    id: "responses",
    rule: "ttcg-17.1",
    name: { en: "Deeds in others' turns", ja: "相手のターン中の行動" },
    definition: {
      en: "Of all that players did - cards played, attacks, effects used - the share that was done in somebody else's turn.",
      ja: "カードのプレイ、攻撃、効果の使用など、すべての行動のうち、ほかのプレイヤーのターン中に行われたものの割合。",
    },
    scale: "share",
    bound: "most",
    measure: (study) => counted(study, "responses", "acts", true),
  },
  {
    id: "negation",
    rule: "ttcg-17.1",
    name: { en: "Deeds undone", ja: "打ち消された行動" },
    definition: {
      en: "How often what somebody did came to nothing because somebody answered it, over all that players did.",
      ja: "行動が相手の対応によって打ち消された回数を、すべての行動の数で割ったもの。",
    },
    scale: "share",
    bound: "most",
    measure: (study) =>
      study.loaded.pack.layout.undoes ? counted(study, "undone", "acts", true) : NOTHING_UNDONE,
  },
  {
    id: "drought",
    rule: "ttcg-17.1",
    name: { en: "Turns with nothing to play", ja: "プレイできるカードのないターン" },
    definition: {
      en: "The share of turns that began with cards in hand in which none could be played from first to last.",
      ja: "手札がある状態で始まったのに、そのターンを通して1枚もプレイできなかったターンの割合。",
    },
    scale: "share",
    bound: "most",
    measure: (study) => counted(study, "dry", "turns", true),
  },
  {
    id: "flood",
    rule: "ttcg-17.1",
    name: { en: "Turns that ran out of cards", ja: "手札を使い切ったターン" },
    definition: {
      en: "The share of turns at whose end no card was left in hand: whatever there is to pay with has nothing to be spent on.",
      ja: "終わりに手札が1枚も残らなかったターンの割合。支払えるものがあっても使い道がない。",
    },
    scale: "share",
    bound: "most",
    measure: (study) => counted(study, "spent", "turns", true),
  },
  {
    id: "shallow-play",
    rule: "ttcg-17.1",
    name: { en: "Turns without a choice", ja: "選択のないターン" },
    definition: {
      en: "The share of turns in which their player never had two deeds with different cards, or two ways to do one, to choose between.",
      ja: "ターンプレイヤーが、異なるカードによる2つ以上の行動や、1つの行動の2通り以上のやり方から選ぶことが一度もなかったターンの割合。",
    },
    scale: "share",
    bound: "most",
    measure: (study) => counted(study, "narrow", "turns", true),
  },
];
