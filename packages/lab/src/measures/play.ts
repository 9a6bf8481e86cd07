/** What there is to play for: whether the better player wins, whether decks can be built freely, whether games are unlike each other. */
import { alike } from "../sketch.ts";
import { meanEstimate, ratioEstimate, shareOrNone } from "../statistics.ts";
import type { Study } from "../study.ts";
import { FEWEST, type Measure, TOO_FEW, type Unmeasured } from "./measure.ts";

const NOT_PLAYED: Unmeasured = {
  because: {
    en: "the games that it is measured by were not played",
    ja: "測るためのゲームが行われていません",
  },
};

/** Games that the same decks played, two and two. */
function againPlayed(study: Study): [number, number][] {
  const tables = Map.groupBy(study.games, (game) => [...study.decks(game)].sort((a, b) => a - b).join());
  return [...tables.values()].flatMap((games) =>
    Array.from({ length: games.length >> 1 }, (_, i): [number, number] => [games[2 * i]!, games[2 * i + 1]!]),
  );
}

export const PLAY: readonly Measure[] = [
  {
    id: "depth",
    rule: "ttcg-17.3",
    name: { en: "Games that the better player won", ja: "上手なプレイヤーの勝率" },
    definition: {
      en: "How often a program wins against itself answering one question in four at random, every deal played twice with seats swapped; a half would be chance alone.",
      ja: "あるプログラムが、4回に1回は無作為に答える同じプログラムに勝つ割合。同じ配りで席を入れ替えて2回行う。半分なら運だけのゲーム。",
    },
    scale: "share",
    bound: "least",
    measure: (_study, { lapsing }) => {
      if (!lapsing) return NOT_PLAYED;
      const first = lapsing[0]!;
      const whole = first.games.filter((game) => lapsing.every((study) => study.games.includes(game)));
      if (whole.length < FEWEST) return TOO_FEW(whole.length);
      const points = whole.map(
        (game) => lapsing.reduce((sum, study, seat) => sum + study.points(game, seat), 0) / lapsing.length,
      );
      return shareOrNone(meanEstimate(points));
    },
  },
  {
    id: "freedom",
    rule: "ttcg-17.3",
    name: { en: "Games that varied decks won", ja: "組み替えたデッキの勝率" },
    definition: {
      en: "How often a deck wins against its original in which one kind of cards in five gave way to another of its type at random; at a half decks may be built as one likes. A game that nobody won is half won.",
      ja: "カードの種類の5つに1つを同じタイプの別のカードに無作為に入れ替えたデッキが、元のデッキに勝つ割合。半分なら、自由に組める。勝者のいないゲームは半分の勝ちとする。",
    },
    scale: "share",
    bound: "least",
    measure: (_study, { varied }) => {
      if (!varied) return NOT_PLAYED;
      if (varied.games.length < FEWEST) return TOO_FEW(varied.games.length);
      // what is drawn by chance are the variations: games of one hang together
      const ofOne = Map.groupBy(varied.games, (game) => varied.decks(game).find((deck) => deck % 2 === 1));
      const points = (game: number): number =>
        varied
          .decks(game)
          .reduce((sum, deck, seat) => sum + (deck % 2 === 1 ? varied.points(game, seat) : 0), 0);
      const sums = [...ofOne.values()].map((games) => games.reduce((sum, game) => sum + points(game), 0));
      const estimate = ratioEstimate(
        sums,
        [...ofOne.values()].map(({ length }) => length),
      );
      return { ...shareOrNone(estimate), of: varied.games.length };
    },
  },
  {
    id: "unlike-games",
    rule: "ttcg-17.3",
    name: { en: "Games unlike each other", ja: "ゲームごとの違い" },
    definition: {
      en: "Of the different cards that were played in two games between the same decks, the share that was played in one of them only.",
      ja: "同じデッキどうしの2回のゲームでプレイされたカードの種類のうち、片方のゲームだけでプレイされたものの割合。",
    },
    scale: "share",
    bound: "least",
    measure: (study) => {
      const twice = againPlayed(study);
      if (2 * twice.length < FEWEST) return TOO_FEW(2 * twice.length);
      const apart = twice.map(([one, other]) => 1 - alike(study.sketch(one), study.sketch(other)));
      return { ...shareOrNone(meanEstimate(apart)), of: 2 * twice.length };
    },
  },
];
