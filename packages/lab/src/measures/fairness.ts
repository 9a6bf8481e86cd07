/** Whether a game stays open: who goes first, who is ahead, who comes back. */
import { FIRST, HOW, WINNER, WON } from "../play.ts";
import { type Measure, ratioOf, shareOf } from "./measure.ts";

export const FAIRNESS: readonly Measure[] = [
  {
    id: "swinginess",
    rule: "ttcg-17.1",
    name: { en: "Changes of the lead a turn", ja: "1ターンあたりの優勢の交代" },
    definition: {
      en: "How often another player was ahead at the beginning of a turn than at that of the turn before, over all turns; ahead is whose position the game's own valuation puts highest.",
      ja: "ターン開始時に優勢なプレイヤーが前のターンと入れ替わった回数を、ターンの数で割ったもの。優勢とは、そのゲームの局面評価が最も高いこと。",
    },
    scale: "number",
    bound: "most",
    measure: (study) =>
      ratioOf(study, {
        parts: (game) => study.course(game, "leads"),
        wholes: (game) => study.course(game, "turns"),
      }),
  },
  {
    id: "comebacks",
    name: { en: "Winners that were not ahead halfway", ja: "中盤で優勢でなかった勝者" },
    definition: {
      en: "Of the games that somebody won, the share in which the winner was not ahead at the beginning of the middle turn.",
      ja: "勝者のいるゲームのうち、中間のターンの開始時に勝者が優勢でなかったものの割合。",
    },
    scale: "share",
    bound: "both",
    measure: (study) =>
      shareOf(
        study,
        (game) => study.course(game, "behind") === 1,
        study.games.filter((game) => study.course(game, "judged") === 1),
      ),
  },
  {
    id: "first-player",
    name: { en: "Games that the first player won", ja: "先攻の勝率" },
    definition: {
      en: "Of the games that somebody won, the share that whoever went first won; with as many players as sit there, a fair share is one of that many.",
      ja: "勝者のいるゲームのうち、先攻のプレイヤーが勝ったものの割合。2人なら半分が公平。",
    },
    scale: "share",
    bound: "both",
    measure: (study) =>
      shareOf(
        study,
        (game) => study.of(game, WINNER) === study.of(game, FIRST),
        study.games.filter((game) => study.of(game, HOW) === WON && study.of(game, FIRST) >= 0),
      ),
  },
];
