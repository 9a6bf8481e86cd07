/** What became of the cards in a run of games, in words. */
import type { CardsReport } from "@tefuda/lab";
import type { Speech } from "../speech.ts";

/** For people: how many were, and which never. */
export function cardsLines(r: CardsReport, speech: Speech): [name: string, text: string][] {
  const { simulate: w, joined, listed } = speech.words;
  const of = (n: number, all: number, never: readonly string[]): string => w.of(n, all, listed(never));
  const called = (names: readonly string[]): string[] => names.map((name) => speech.called(name));
  const texts = (all: readonly string[]): string[] => textsCalled(all, speech);
  const by = new Map<string, number>();
  for (const card of r.cards)
    for (const [verb, n] of Object.entries(card.by)) by.set(verb, (by.get(verb) ?? 0) + n);
  const verbs = [...by].map(([verb, n]) => `${speech.notation(verb)} ${n.toLocaleString("en")}`);
  return [
    [w.drawn, of(r.drawn, r.cards.length, called(r.neverDrawn))],
    [w.played, of(r.played, r.cards.length, called(r.neverPlayed))],
    [w.outOfHands, joined(verbs) || "-"],
    [w.carriedOut, of(r.carriedOut, r.texts, texts(r.neverCarriedOut))],
    ...(r.nothingToCarryOut.length > 0
      ? ([[w.nothingToCarryOut, listed(texts(r.nothingToCarryOut))]] as [string, string][])
      : []),
  ];
}

/** A text as the report names it, whatever the language. */
const TEXT = /^(.*), text (\d+)$/;

/** The same in somebody's language. */
export const textsCalled = (texts: readonly string[], speech: Speech): string[] =>
  texts.map((text) => {
    const [, name = "", n = ""] = TEXT.exec(text)!;
    return speech.words.table.textOf(speech.called(name), Number(n));
  });
