/** All nodes of the language in the words of one game: the phrases of its table, and the symbols they stand on. */
import type { Production, SymbolInfo } from "@tefuda/cardtext/types";
import { some } from "@tefuda/cardtext/write";
import { discardPhrases } from "./actions/discard.ts";
import { drawPhrase, drawUntilPhrase } from "./actions/draw.ts";
import { findPhrases } from "./actions/finding.ts";
import { laterPhrases } from "./actions/later.ts";
import { millPhrases } from "./actions/mill.ts";
import { movePhrases, othersMove } from "./actions/move.ts";
import { rollPhrases } from "./actions/roll.ts";
import { seePhrases } from "./actions/see.ts";
import { shufflePhrases } from "./actions/shuffle.ts";
import { takenFromHand } from "./actions/taken-from-hand.ts";
import { flips, unlessPhrases } from "./actions/unless.ts";
import { ownDeeds, verbPhrases } from "./actions/verbs.ts";
import { amounts } from "./amounts/amounts.ts";
import { measure } from "./amounts/measure.ts";
import { countedSo } from "./amounts/this-way.ts";
import { cardPhrases } from "./cards/counts.ts";
import { describing } from "./cards/describing.ts";
import { descriptions, inPlay } from "./cards/descriptions.ts";
import { fromPlaces, references } from "./cards/refs.ts";
import { comparedConditions } from "./conditions/compared.ts";
import { countConditions } from "./conditions/count.ts";
import { everyConditions } from "./conditions/every.ts";
import { happenedPhrases, isPast } from "./conditions/happened.ts";
import { playersConditions } from "./conditions/of-players.ts";
import { costPhrases } from "./costs/cards.ts";
import type { Game } from "./phrases/antecedent.ts";
import { didsOf } from "./phrases/asked-for.ts";
import { asking } from "./phrases/asking.ts";
import { bans, mustAttack, playerBans } from "./phrases/bans.ts";
import type { Who } from "./phrases/bones.ts";
import { choosing, othersChoosing } from "./phrases/choosing.ts";
import { clauses } from "./phrases/clauses.ts";
import { doneWords } from "./phrases/done.ts";
import { giving } from "./phrases/giving.ts";
import { forEachFirst, lines } from "./phrases/lines.ts";
import { picking } from "./phrases/picking.ts";
import { players, type Subject, subjectsOf } from "./phrases/players.ts";
import { predicates } from "./phrases/predicates.ts";
import { rowsOf } from "./phrases/rows.ts";
import { spoken } from "./phrases/symbols.ts";
import { pointPhrases, pointSymbols } from "./points.ts";
import { besideRels } from "./qualities/beside.ts";
import { extremePhrases } from "./qualities/extreme.ts";
import { keywordPhrases, keywordSymbols } from "./qualities/keywords.ts";
import { namePhrases, namesApart } from "./qualities/name.ts";
import { numberPhrases } from "./qualities/number.ts";
import { statePhrases } from "./qualities/states.ts";
import { traitPhrases, traitSymbols } from "./qualities/traits.ts";
import { pairOfBonuses } from "./statements/bonuses.ts";
import { costStatements } from "./statements/costs.ts";
import { figuredPhrases, figuredSymbols, pairChanging } from "./statements/figured.ts";
import { bonusPhrases, keywordStatements } from "./statements/keywords.ts";
import { traitStatements } from "./statements/traits.ts";
import { termPhrases } from "./terms.ts";
import { textPhrases } from "./texts/texts.ts";
import { triggerPhrases } from "./triggers/triggers.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Whose the hand is of whoever discards: of the one spoken of, where that is a word of its own. */
const handOf =
  (subjects: readonly Subject[]) =>
  (who: Who): Who =>
    subjects.find(({ by }) => by === who)?.within ?? who;

/**
 * What "it" and "that card" are worked out by. A game whose texts are its own works that out of whole texts, where every
 * noun is kept as it was read.
 */
export function gameOf({ cards, verbs, places, texts, triggers }: Vocabulary): Game {
  if (!texts) return { usual: "", bringUp: [], yours: [], moves: [], takesAway: [], dids: {} };
  const away = Object.keys(verbs).filter((act) => verbs[act]!.away);
  return {
    usual: cards.usual,
    bringUp: ["draw", "drawUntil", "mill", "dig"],
    yours: ["dig"],
    ownSides: cards.ownSides === true,
    away: ["draw", "drawUntil", "discard", "mill", "move", "look", "reveal", ...away],
    ...(triggers.doneBy && { doneBy: triggers.doneBy }),
    takesAway: triggers.takesAway ?? [],
    ...(triggers.strikes && { strikes: triggers.strikes }),
    dids: triggers.past ? didsOf(triggers.past) : {},
    moves: ["move", ...new Set(places.map(({ node }) => node.do))],
  };
}

/** All of them; what speaks of keywords is no part of the language of a game that has none. */
export function corePhrases(v: Vocabulary): Production[] {
  const all = phrasesOf(v);
  return v.keywords ? all : all.filter((phrase) => !speaksOfKeywords(phrase));
}

const speaksOfKeywords = ({ en = [], ja = [] }: Production): boolean =>
  [...en, ...ja].some((words) => /:Keywords?[.}]/.test(words));

function phrasesOf(v: Vocabulary): Production[] {
  const game = gameOf(v);
  const describe = describing(v.cards, v.states, v.traits, v.figures);
  const subjects = v.players?.subjects ?? subjectsOf(v.cards);
  const changing = v.bonus.changing ?? (v.bonus.pair && pairChanging(v.bonus.pair, v.figures));
  const rows = rowsOf(ownDeeds(v.verbs), v.yours, v.chooserActs);
  return [
    ...descriptions(v.cards, describe),
    ...amounts(v.cards, describe),
    ...pointPhrases(v.points, subjects),
    ...references(v.cards, game, doneWords(v.verbs, v.cards, v.piles)),
    ...countConditions(v.cards, describe),
    ...everyConditions(describe, isPast(v.triggers.past)),
    ...playersConditions(subjects),
    ...comparedConditions(v.cards),
    ...(v.extremes ? extremePhrases() : []),
    ...cardPhrases(v.cards, describe, measure, v.piles.deck),
    ...statePhrases(v.states),
    ...traitPhrases(v.traits),
    ...(v.keywords ? keywordPhrases(v.keywords) : []),
    ...numberPhrases(v.figures, v.costs),
    ...(v.texts ? [...besideRels, ...namesApart] : []),
    ...namePhrases,
    drawPhrase,
    ...(v.texts ? [drawUntilPhrase] : []),
    ...discardPhrases({ ...v.piles.discards, whose: handOf(subjects), pile: v.piles.pile.zone }),
    ...takenFromHand(handOf(subjects)),
    ...verbPhrases(v.verbs, rows),
    ...movePhrases(v.cards, v.piles, v.places, v.orders === true, v.goals),
    ...findPhrases(v.goals, v.piles, v.revealsInParts),
    ...(v.later ? laterPhrases(v.later) : []),
    ...triggerPhrases(v.triggers, v.points, subjects),
    ...happenedPhrases(v.triggers, v.cards.counters, subjects, describe, v.points),
    ...players(subjects, v.players?.whose),
    ...(v.bonus.pair ? pairOfBonuses(v.bonus.pair, v.figures) : []),
    ...(changing ? figuredPhrases(changing) : []),
    ...bonusPhrases(v.bonus),
    ...keywordStatements,
    ...traitStatements(v.traits),
    ...costStatements(v.prices, v.triggers),
    ...bans(v.deeds),
    ...(v.mustAttack === false ? [] : [mustAttack]),
    ...predicates(v.cards),
    ...playerBans(subjects, v.playerDeeds),
    ...clauses({ subjects, rows }),
    ...giving,
    ...lines({ subjects, rows }),
    ...(v.extremes ? [forEachFirst] : []),
    ...(v.texts ? unlessPhrases(subjects) : []),
    ...(v.coinUnder === undefined ? [] : flips(v.coinUnder)),
    ...(v.dice ? rollPhrases : []),
    ...choosing(game),
    ...othersChoosing(game, subjects),
    ...costPhrases(v.verbs, v.piles),
    ...millPhrases(v.piles),
    ...seePhrases,
    ...shufflePhrases(v.piles),
    ...termPhrases(v.terms),
    ...(v.texts ? textPhrases(v.texts, { game, cards: v.cards }, v.triggers, v.prices) : []),
    // Last, as it has words for whatever a card may be.
    ...asking,
  ];
}

/** What is said in words that other games have of their own. */
export function ownWords(v: Vocabulary): Production[] {
  const describe = describing(v.cards, v.states, v.traits, v.figures);
  const done = doneWords(v.verbs, v.cards, v.piles);
  const subjects = v.players?.subjects ?? subjectsOf(v.cards);
  return [
    ...inPlay(v.cards),
    ...fromPlaces(v.cards, v.piles),
    ...picking(gameOf(v), subjects),
    ...(v.orders || v.othersMove ? othersMove(v.cards, v.piles, subjects, v.orders === true) : []),
    ...countedSo(v.cards, v.points, done, subjects, describe),
  ];
}

/** The places that cards have owners of: hands, decks and discard piles, and those of the game. */
const owned = ({ piles, places }: Vocabulary): string =>
  ["hand", "deck", piles.pile.zone, ...places.map(({ noun }) => noun)]
    .map((noun) => `Owners${noun}`)
    .join(" ");

export const coreSymbols = (v: Vocabulary): Record<string, SymbolInfo> => ({
  ...figuredSymbols,
  ...some("Noun", ["num"], sortsOf(v.cards)),
  ...some("Tail", ["num", "dir", ...spoken]),
  ...some("Stat BoundStat", [], figuresOf(v.figures)),
  ...some(owned(v), []),
  ...ownSymbols(v),
});

/** What a message calls the sorts of cards: "card", "unit" or "item". */
function sortsOf({ nouns }: Vocabulary["cards"]): readonly [en: string, ja: string] {
  const names = [{ en: "card", ja: "カード" }, ...Object.values(nouns)];
  return [oneOfList(names.map(({ en }) => `"${en}"`)), names.map(({ ja }) => `「${ja}」`).join("")];
}
const figuresOf = (figures: Vocabulary["figures"]): readonly [en: string, ja: string] => [
  oneOfList(Object.values(figures).map(({ en }) => en[0]!)),
  Object.values(figures)
    .map(({ ja }) => ja[0])
    .join("・"),
];
const oneOfList = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const ownSymbols = ({ traits, keywords, points }: Vocabulary): Record<string, SymbolInfo> => ({
  ...traitSymbols(traits),
  ...keywordSymbols(keywords),
  ...pointSymbols(points),
});
