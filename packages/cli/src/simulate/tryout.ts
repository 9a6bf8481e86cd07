/** What games with the decks of a set come to: against whom they won, and what became of its cards. */

import type { Game } from "@tefuda/kernel";
import {
  BROKEN,
  type CardFigures,
  cardsReport,
  FIELDS,
  HOW,
  type Plan,
  type Share,
  WINNER,
  wilson,
} from "@tefuda/lab";
import type { Outcome } from "@tefuda/lab/run";
import { figureLines, oneLine, padTo, widthOf } from "../paint.ts";
import type { Speech } from "../speech.ts";
import type { TerminalWords } from "../words/index.ts";
import { textsCalled } from "./cards.ts";
import { hashOf } from "./report.ts";
import { shareText } from "./share.ts";

export interface Tryout {
  games: number;
  seed: number;
  bots: string[];
  stopped: boolean;
  failed: number;
  faults: { seed: number; message: string }[];
  wins: Share;
  /** By deck of the set, and by ready deck that these met. */
  decks: { id: string; wins: Share }[];
  against: { id: string; wins: Share }[];
  /** Cards of the set: all that are in one of the decks, and those in none. */
  cards: CardFigures[];
  inNoDeck: string[];
  /** "Bear, text 1": of the cards in the decks. */
  neverCarriedOut: string[];
  nothingToCarryOut: string[];
  /** Equal for equal games. */
  hash: string;
}

/** Each deck of the set against each ready deck, and then the other way round. */
export const meetingsOf = (own: number, ready: number): number[][] =>
  Array.from({ length: own }, (_, a) =>
    Array.from({ length: ready }, (_, b) => [
      [a, own + b],
      [own + b, a],
    ]).flat(),
  ).flat();

/** The first `own` lists of the plan are those of the set, whose cards are `names`. */
export function tryout(
  plan: Plan,
  own: number,
  names: readonly string[],
  { results, faults, cards, stopped }: Outcome,
  game: Game,
): Tryout {
  const met = plan.lists.map(() => ({ games: 0, wins: 0 }));
  let failed = 0;
  for (let g = 0; g * FIELDS < results.length; g++) {
    const at = g * FIELDS;
    const pair = plan.pairs[g % plan.pairs.length]!;
    const seat = pair.findIndex((list) => list < own);
    if (results[at + HOW] === BROKEN) {
      failed++;
      continue;
    }
    for (const list of pair) {
      met[list]!.games++;
      if (results[at + WINNER] === seat) met[list]!.wins++;
    }
  }
  const shares = plan.lists.map(({ id }, i) => ({ id, wins: wilson(met[i]!.wins, met[i]!.games) }));
  const decks = shares.slice(0, own);
  const sum = (of: "wins" | "of"): number => decks.reduce((n, { wins }) => n + wins[of], 0);
  const used = new Set(plan.lists.slice(0, own).flatMap((list) => list.cards));
  const figures = cardsReport(game, [{ cards: names.filter((name) => used.has(name)) }], cards);
  return {
    games: results.length / FIELDS,
    seed: plan.seed,
    bots: plan.bots,
    stopped,
    failed,
    faults: faults.map(({ seed, message }) => ({ seed, message })),
    wins: wilson(sum("wins"), sum("of")),
    decks,
    against: shares.slice(own),
    cards: figures.cards,
    inNoDeck: names.filter((name) => !used.has(name)),
    neverCarriedOut: figures.neverCarriedOut,
    nothingToCarryOut: figures.nothingToCarryOut,
    hash: hashOf(results),
  };
}

/** For people: a line a figure, and a line a card. */
export function tryoutText(t: Tryout, speech: Speech): string {
  const { words } = speech;
  const { simulate, try: w } = words;
  const n = (x: number): string => x.toLocaleString("en");
  const lines = [
    [simulate.games, simulate.gamesFrom(n(t.games), t.stopped, t.seed)],
    [w.players, w.bothSeats(oneLine(words.joined([...new Set(t.bots)])))],
    [w.won, shareText(t.wins, words)],
    ...(t.decks.length > 1
      ? t.decks.map((d) => [simulate.deck(oneLine(d.id)), shareText(d.wins, words)])
      : []),
    ...t.against.map((d) => [w.against(oneLine(d.id)), knownShare(d.wins, words)]),
    ...(t.failed > 0 ? [[simulate.failed, n(t.failed)]] : []),
    [simulate.hash, t.hash],
  ];
  const faults = t.faults.slice(0, 5).map((f) => `  ${simulate.fault(f.seed, oneLine(f.message))}\n`);
  return figureLines(lines) + faults.join("") + cardsText(t, speech) + neverText(t, speech);
}

/** Of nothing there is no share. */
const knownShare = (share: Share, words: TerminalWords): string =>
  share.of === 0 ? words.try.never : shareText(share, words);

function cardsText({ cards }: Tryout, speech: Speech): string {
  const { words } = speech;
  const { try: w } = words;
  if (cards.length === 0) return "";
  const share = (s: Share): string => knownShare(s, words);
  const width = Math.max(...cards.map(({ name }) => widthOf(speech.called(name))));
  const lines = cards.flatMap(({ name, wonDrawn, wonPlayed }) => [
    `  ${padTo(speech.called(name), width)}  ${w.whenDrawn}  ${share(wonDrawn)}\n`,
    `  ${" ".repeat(width)}  ${w.whenPlayed}  ${share(wonPlayed)}\n`,
  ]);
  return `\n${w.cards}\n${lines.join("")}`;
}

function neverText({ neverCarriedOut, nothingToCarryOut, inNoDeck }: Tryout, speech: Speech): string {
  const { words } = speech;
  const { try: w } = words;
  const line = (says: (names: string) => string, names: readonly string[]): string =>
    names.length > 0 ? `${says(words.listed(names))}\n` : "";
  return [
    "\n",
    neverCarriedOut.length > 0
      ? line(w.neverHappened, textsCalled(neverCarriedOut, speech))
      : `${w.allHappened}\n`,
    line(w.nothingToDo, textsCalled(nothingToCarryOut, speech)),
    line(
      w.inNoDeck,
      inNoDeck.map((name) => speech.called(name)),
    ),
  ].join("");
}
