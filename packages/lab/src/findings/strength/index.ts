/** What is out of balance in a set, found by games among programs: cards, decks, kinds, going first. */
import type { Words } from "@tefuda/kernel";
import { certainties } from "../../statistics.ts";
import { cardFigures } from "./cards.ts";
import { deckFigures } from "./decks.ts";
import type { Figure, Finding } from "./finding.ts";
import { firstFigures } from "./first.ts";
import type { Games } from "./games.ts";
import { kindFigures } from "./kinds.ts";

export type { Figure, Finding } from "./finding.ts";
export type { Games } from "./games.ts";
export { type Budget, DECKS_A_KIND, type StrengthPlans, strengthPlans } from "./lists.ts";

/** By how much something has to be out of balance, surely, to be told: in shares of wins. */
export const BEYOND = { card: 0.04, deck: 0.02, first: 0.02, kind: 0.02 };
/** About one question anything wrong is told so seldom: who designs a set of two hundred cards is not to be sent after one that is in order. */
const RATE = 0.05;

/** Everything that was looked at. `decks`: games among the decks of the set; `kinds`: games among decks that lean on kinds, and the kind of each of their lists. */
export function strengthFigures(decks?: Games, kinds?: Games & { of: readonly string[] }): Figure[] {
  return [
    ...(decks ? cardFigures(decks, BEYOND.card) : []),
    ...(decks ? deckFigures(decks, BEYOND.deck) : []),
    ...(decks ? firstFigures(decks, BEYOND.first) : []),
    ...(kinds ? kindFigures(kinds, kinds.of, BEYOND.kind) : []),
  ];
}

/** What a deck is called, by its id. */
export type DeckCalled = (id: string) => Words;
const asItsId: DeckCalled = (id) => ({ en: id, ja: id });

/** What is told of it: corrected, question by question, for how many were looked at; the farthest out first. */
export function strengthFindings(figures: readonly Figure[], called = asItsId): Finding[] {
  const questions = [...new Set(figures.map(({ kind }) => kind))];
  return questions.flatMap((question) => {
    const asked = figures.filter(({ kind }) => kind === question);
    const stands = certainties(
      asked.map(({ p }) => p),
      RATE,
    );
    return asked
      .filter((_, i) => stands[i])
      .sort((a, b) => Math.abs(b.figure) - Math.abs(a.figure))
      .map(
        ({ p: _p, error: _error, ...told }): Finding => ({ ...told, says: SAYS[told.kind](told, called) }),
      );
  });
}

type Told = Omit<Finding, "says">;
const points = (x: number): string => Math.abs(100 * x).toFixed(1);
const span = ({ low, high }: Told): [string, string] => {
  const ends = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return [points(ends[0]!), points(ends[1]!)];
};

const SAYS: Record<Finding["kind"], (told: Told, called: DeckCalled) => Words> = {
  "card-too-strong": (told) => {
    const [low, high] = span(told);
    return {
      en: `Whoever draws ${told.about[0]} wins ${points(told.figure)} of 100 games more than with another card of the deck (${low} to ${high}, ${told.games} times drawn).`,
      ja: `「${told.about[0]}」を引いたプレイヤーの勝率は、デッキのほかのカードを引いた場合より${points(told.figure)}ポイント高い（${low}～${high}、引いた回数${told.games}）。`,
    };
  },
  "deck-beats-all": (told, called) => {
    const [low, high] = span(told);
    const deck = called(told.about[0]!);
    return {
      en: `The deck ${deck.en} wins ${points(told.figure)} of 100 games more than the next best deck (${low} to ${high}, ${told.games} games).`,
      ja: `デッキ「${deck.ja}」の勝率は、次に強いデッキより${points(told.figure)}ポイント高い（${low}～${high}、${told.games}ゲーム）。`,
    };
  },
  "first-decides": (told) => {
    const [low, high] = span(told);
    const more = told.figure > 0;
    return {
      en: `Whoever goes first wins ${points(told.figure)} of 100 games ${more ? "more" : "less"} than would be even (${low} to ${high}, ${told.games} games).`,
      ja: `先攻の勝率は、公平な値より${points(told.figure)}ポイント${more ? "高い" : "低い"}（${low}～${high}、${told.games}ゲーム）。`,
    };
  },
  "kind-cannot-win": (told) => {
    const [low, high] = span(told);
    return {
      en: `Decks of ${told.about[0]} win ${points(told.figure)} of 100 games less than would be even against decks of other kinds (${low} to ${high}, ${told.games} games).`,
      ja: `「${told.about[0]}」を中心とするデッキの勝率は、ほかの種類のデッキに対して公平な値より${points(told.figure)}ポイント低い（${low}～${high}、${told.games}ゲーム）。`,
    };
  },
};
