/** What no card text can mean, in whatever game: seen in its tree, whatever its words are there. */
import { type Words, WordsError } from "@tefuda/kernel";
import type { Bound } from "../qualities/number.ts";
import { MEANING } from "./says.ts";
import { partsOf } from "./walk.ts";

/** Why a text can mean nothing; undefined where it can. */
export function impossible(text: object): Words | undefined {
  for (const part of partsOf(text)) {
    if ("bounds" in part && Array.isArray(part.bounds) && areCrossed(part.bounds)) return MEANING.crossed;
    if ("do" in part && part.do === "move" && staysPut(part)) return MEANING.alreadyThere;
    if (isLeftToAnother(part) && partsOf(part).some(seeksInDeck)) return MEANING.whoseDeck;
    if (isSeveralOfTheMost(part)) return MEANING.severalMost;
    if ("cost" in part && Array.isArray(part.cost) && isPaidTwice(part.cost)) return MEANING.paidTwice;
  }
  return undefined;
}
/** The same as an error. */
export function checkPossible(text: object): void {
  const why = impossible(text);
  if (why) throw new WordsError(why);
}

/** The numbers that a bound leaves, both ends among them. */
function rangeOf({ how, n }: Bound): [least: number, most: number] {
  switch (how) {
    case "exactly":
      return [n, n];
    case "atLeast":
      return [n, Number.POSITIVE_INFINITY];
    case "moreThan":
      return [n + 1, Number.POSITIVE_INFINITY];
    case "atMost":
      return [Number.NEGATIVE_INFINITY, n];
    case "lessThan":
      return [Number.NEGATIVE_INFINITY, n - 1];
  }
}

/** "Cost 2 or less and cost 3 or more": no number is both. Of numbers beside those of other cards nothing is known. */
function areCrossed(bounds: readonly Bound<string, unknown>[]): boolean {
  const figures = bounds.filter((bound): bound is Bound => typeof bound.n === "number");
  return figures.some(({ of }, i) => {
    const ranges = figures.slice(i).flatMap((bound) => (bound.of === of ? [rangeOf(bound)] : []));
    return Math.max(...ranges.map(([least]) => least)) > Math.min(...ranges.map(([, most]) => most));
  });
}

/** To its owner's hand or discard pile from there; the top card of a deck to the top. Of several the order is another. */
function staysPut(move: object): boolean {
  const { to, what } = move as { to?: unknown; what?: { what?: { zone?: { in?: string; top?: unknown } } } };
  const zone = what?.what?.zone;
  if (!zone || "whose" in move || "order" in move) return false;
  return zone.in === to || (to === "deckTop" && zone.in === "deck" && zone.top === 1);
}

/** What another player, or each, may do. */
const isLeftToAnother = (part: object): boolean =>
  "do" in part && part.do === "may" && "who" in part && part.who !== "you";
/**
 * A deck is looked through that nobody is named for: of another player who may do it, English would say yours, and
 * Japanese, which names nobody, theirs.
 */
function seeksInDeck(part: object): boolean {
  if (!("do" in part)) return false;
  if (part.do === "search") return !("zone" in part) || part.zone === undefined;
  return part.do === "dig";
}

/**
 * "The two units with the lowest health": the two that come first by their health, of which the second need not have
 * the least. What has the most or the least is one card, or all that are tied for it.
 */
function isSeveralOfTheMost(part: object): boolean {
  const { count, what } = part as { count?: unknown; what?: { extreme?: unknown } };
  if (typeof count !== "object" || count === null || !what?.extreme) return false;
  return Object.values(count).some((n) => n !== 1);
}

/** "Tap this card, tap this card": what was done to a card to pay for a text is not done again. */
function isPaidTwice(cost: readonly unknown[]): boolean {
  const ofThis = (cost as readonly { what?: { ref?: string } }[])
    .filter(({ what }) => what?.ref === "this")
    .map((part) => JSON.stringify(part));
  return new Set(ofThis).size < ofThis.length;
}
