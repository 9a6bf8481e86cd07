/** What a run of games comes to, in figures. */

import { type Game, seatName } from "@tefuda/kernel";
import {
  BROKEN,
  type CardsReport,
  cardsReport,
  DECISIONS,
  DRAWN,
  FIELDS,
  FIRST,
  HOW,
  type Plan,
  RULE,
  type Share,
  TURNS,
  UNFINISHED,
  WINNER,
  WON,
  wilson,
} from "@tefuda/lab";
import type { Outcome } from "@tefuda/lab/run";
import { figureLines, oneLine } from "../paint.ts";
import type { Speech } from "../speech.ts";
import type { TerminalWords } from "../words/index.ts";
import { cardsLines } from "./cards.ts";
import { shareText } from "./share.ts";

export interface Report {
  game: string;
  bots: string[];
  games: number;
  seed: number;
  decisions: number;
  seconds: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
  firstPlayer: Share;
  /** By seat: of the games that somebody won. */
  seats: Share[];
  /** By player, in all its seats: the same. */
  players: { bot: string; seats: number; wins: Share }[];
  /** Turns of the games that came to an end. */
  turns: { min: number; median: number; max: number };
  decisionsPerGame: number;
  draws: number;
  /** Of the draws, those at the limit of turns that games among programs have. */
  atTurnLimit: number;
  unfinished: number;
  failed: number;
  /** How games ended: by rule. */
  endedBy: Record<string, number>;
  decks: { id: string; games: number; wins: Share }[];
  /** Seeds of games that broke off, with what was said. */
  faults: { seed: number; message: string }[];
  /** How often each rule was applied, where that was asked for. */
  applied?: Record<string, number>;
  /** What became of the cards, where that was asked for. */
  cards?: CardsReport;
  stopped: boolean;
  /** Equal for equal games. */
  hash: string;
}

/** A number over all results, in the order of the games (FNV-1a). */
export function hashOf(results: Int32Array): string {
  let hash = 0x811c9dc5;
  for (const n of results) {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((n >>> shift) & 255), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

export function report(plan: Plan, outcome: Outcome, game: Game): Report {
  const { results, seconds } = outcome;
  const { rules } = game;
  const turnLimit = plan.settings.turnLimit ?? 0;
  const games = results.length / FIELDS;
  const seatWins = plan.bots.map(() => 0);
  const decks = plan.lists.map(() => ({ games: 0, wins: 0 }));
  const turns: number[] = [];
  const endedBy: Record<string, number> = {};
  const ways = [0, 0, 0, 0];
  let decisions = 0;
  let firstWins = 0;
  let firstKnown = 0;
  let atTurnLimit = 0;
  for (let g = 0; g < games; g++) {
    const at = g * FIELDS;
    const how = results[at + HOW]!;
    const winner = results[at + WINNER]!;
    ways[how]!++;
    decisions += results[at + DECISIONS]!;
    plan.pairs[g % plan.pairs.length]?.forEach((deck, seat) => {
      if (how === BROKEN) return;
      decks[deck]!.games++;
      if (winner === seat) decks[deck]!.wins++;
    });
    if (how !== WON && how !== DRAWN) continue;
    turns.push(results[at + TURNS]!);
    const rule = rules[results[at + RULE]!] ?? "?";
    endedBy[rule] = (endedBy[rule] ?? 0) + 1;
    if (how === DRAWN && turnLimit > 0 && results[at + TURNS]! >= turnLimit) atTurnLimit++;
    if (how !== WON) continue;
    seatWins[winner]!++;
    if (results[at + FIRST]! < 0) continue;
    firstKnown++;
    if (winner === results[at + FIRST]) firstWins++;
  }
  turns.sort((a, b) => a - b);
  const won = ways[WON]!;
  return {
    game: plan.game,
    bots: plan.bots,
    games,
    seed: plan.seed,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    firstPlayer: wilson(firstWins, firstKnown),
    seats: seatWins.map((wins) => wilson(wins, won)),
    players: [...new Set(plan.bots)].map((bot) => {
      const own = plan.bots.flatMap((name, seat) => (name === bot ? [seat] : []));
      return {
        bot,
        seats: own.length,
        wins: wilson(
          own.reduce((n, seat) => n + seatWins[seat]!, 0),
          won,
        ),
      };
    }),
    turns: { min: turns[0] ?? 0, median: turns[turns.length >> 1] ?? 0, max: turns.at(-1) ?? 0 },
    decisionsPerGame: games === 0 ? 0 : decisions / games,
    draws: ways[DRAWN]!,
    atTurnLimit,
    unfinished: ways[UNFINISHED]!,
    failed: ways[BROKEN]!,
    endedBy,
    decks: plan.lists.map((list, i) => ({
      id: list.id,
      games: decks[i]!.games,
      wins: wilson(decks[i]!.wins, decks[i]!.games),
    })),
    faults: outcome.faults.map(({ seed, message }) => ({ seed, message })),
    ...(plan.trace ? { applied: Object.fromEntries(rules.map((id, i) => [id, outcome.trace[i] ?? 0])) } : {}),
    ...(plan.cards ? { cards: cardsReport(game, playedWith(plan), outcome.cards) } : {}),
    stopped: outcome.stopped,
    hash: hashOf(results),
  };
}

/** The lists of cards, or what packs may hold. */
function playedWith({ lists, sealed }: Plan): Plan["lists"] {
  if (!sealed) return lists;
  const names = sealed.slots.flatMap(({ sorts }) => sorts.flatMap((sort) => sort.names));
  return [{ id: sealed.id, cards: [...new Set(names)] }];
}

function appliedText(applied: Readonly<Record<string, number>>, { simulate }: TerminalWords): string {
  const all = Object.entries(applied);
  const never = all.filter(([, n]) => n === 0).map(([id]) => id);
  return simulate.of(all.length - never.length, all.length, never.join(" "));
}

/** For people: a line a figure. */
export function asText(r: Report, speech: Speech, workers: string): string {
  const { words } = speech;
  const w = words.simulate;
  const n = (x: number, digits = 0): string => x.toLocaleString("en", { maximumFractionDigits: digits });
  const share = (s: Share): string => shareText(s, words);
  const ended = Object.entries(r.endedBy)
    .sort((a, b) => b[1] - a[1])
    .map(([rule, k]) => `${oneLine(rule)} ${n(k)}`);
  const lines = [
    [w.games, w.gamesFrom(n(r.games), r.stopped, r.seed)],
    [w.decisions, w.aGame(n(r.decisions), n(r.decisionsPerGame, 1))],
    [w.time, w.speed(n(r.seconds, 2), n(r.gamesPerSecond), n(r.decisionsPerSecond))],
    [w.workers, workers],
    [w.firstWon, share(r.firstPlayer)],
    ...r.seats.map((s, i) => [w.seatWon(seatName(i), r.bots[i]!), share(s)]),
    // where nobody sits in two seats, the lines above say it
    ...(r.players.length > 1 && r.players.length < r.seats.length
      ? r.players.map((p) => [w.botWon(p.bot), share(p.wins)])
      : []),
    [w.turns, w.turnsFrom(r.turns.min, r.turns.max, r.turns.median)],
    [w.draws, `${n(r.draws)}${r.atTurnLimit > 0 ? w.atTurnLimit(n(r.atTurnLimit)) : ""}`],
    [w.unfinished, n(r.unfinished)],
    [w.failed, n(r.failed)],
    [w.endedBy, words.joined(ended) || "-"],
    ...(r.decks.length > 1 ? r.decks.map((d) => [w.deck(oneLine(d.id)), share(d.wins)]) : []),
    ...(r.applied ? [[w.applied, appliedText(r.applied, words)]] : []),
    ...(r.cards ? cardsLines(r.cards, speech) : []),
    [w.hash, r.hash],
  ];
  const faults = r.faults
    .slice(0, 5)
    .map((f) => `  ${w.fault(f.seed, f.message.replaceAll("\n", "\n    "))}\n`);
  return figureLines(lines) + faults.join("");
}
