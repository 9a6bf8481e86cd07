/** A position as the start of a scenario, the other way round: what lies on a table, in the words of scenario files. */
import type { Game, Machine, Match, TableLayout } from "@tefuda/kernel";
import { type GameWords, wordsOf } from "./words.ts";

/** A card as a scenario file has it: its name, or with how it lies. */
export type WrittenCard = string | ({ card: string } & Record<string, unknown>);

/** One side of a table. */
export interface WrittenSide {
  numbers: Record<string, number>;
  /** The cards of each zone, from the first to the last. */
  zones: Record<string, WrittenCard[]>;
}

/**
 * A player's side of a table, all cards open. What only lasts - changes of values, effects that wait - is not in it, nor
 * numbers that the rules keep for themselves.
 */
export function sideOf({ machine: m, game }: Match, layout: TableLayout, seat: number): WrittenSide {
  const words = wordsOf(game, layout);
  const { shape } = game;
  const numbers = words.playerNumbers
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => [id, m.seatNumber(seat, shape.seatNumbers.indexOf(id))] as const);
  const zones = shape.zones.flatMap(({ id, per }, n) => {
    if (per !== "seat") return [];
    const cards = cardsIn(m, m.zoneOf(n, seat)).map((card) => written(m, words, game, card, seat));
    return [[id, cards] as const];
  });
  return { numbers: Object.fromEntries(numbers), zones: Object.fromEntries(zones) };
}

/**
 * The whole table as the start of a scenario: the moment, what belongs to nobody, and every side. Whether a match that
 * begins there is the same is for whoever uses it to see.
 */
export function startOf(match: Match, layout: TableLayout): Record<string, unknown> {
  const { machine: m, game } = match;
  const words = wordsOf(game, layout);
  const { numbers } = game.shape;
  const number = (id: string): number => m.number(numbers.indexOf(id));
  const deck = game.shape.zones[game.startZone]!.id;
  const sides = Array.from({ length: m.layout.seats }, (_, seat) => {
    const side = sideOf(match, layout, seat);
    const zones = Object.entries(side.zones).map(([id, cards]) => [
      id,
      id === deck ? { only: cards } : cards,
    ]);
    return ["ABCD"[seat]!, { ...side.numbers, ...Object.fromEntries(zones) }] as const;
  });
  const player = numbers.includes("player") ? number("player") : (match.asked ?? 0);
  const known = words.settings.map(({ id }) => id);
  const told = words.gameNumbers.filter(({ id, hidden }) => !hidden && !MOMENT.includes(id));
  return {
    ...(numbers.includes("turn") ? { turn: number("turn") } : {}),
    player: "ABCD"[player],
    question: m.asking()?.prompt,
    ...Object.fromEntries(Object.entries(match.setup.settings ?? {}).filter(([id]) => known.includes(id))),
    ...Object.fromEntries(told.map(({ id }) => [id, number(id)])),
    ...Object.fromEntries(sides),
  };
}

/** Numbers of a game that its moment is named by. */
const MOMENT = ["turn", "player", "phase"];

function cardsIn(m: Machine, zone: number): number[] {
  const cards: number[] = [];
  for (let card = m.first(zone); card >= 0; card = m.next(card)) cards.push(card);
  return cards;
}

function written(m: Machine, words: GameWords, { shape }: Game, card: number, seat: number): WrittenCard {
  const name = m.definitionOf(card).name;
  const under: string[] = [];
  for (let low = m.below(card); low >= 0; low = m.below(low)) under.push(m.definitionOf(low).name);
  const host = m.host(card);
  const flags: Record<string, unknown> = {
    ...(m.owner(card) === seat ? {} : { owner: "ABCD"[m.owner(card)] }),
    ...(m.turned(card) ? { tapped: true } : {}),
    ...(m.faceDown(card) ? { "face down": true } : {}),
    ...(under.length > 0 ? { under } : {}),
    ...(host >= 0 ? { "attached to": hostName(m, host) } : {}),
  };
  for (const { id, hidden } of words.cardNumbers) {
    const value = m.column(card, shape.columns.indexOf(id));
    if (!hidden && value !== 0) flags[id] = value;
  }
  return Object.keys(flags).length > 0 ? { card: name, ...flags } : name;
}

/** A card that something is attached to, by its name, side and place. */
function hostName(m: Machine, host: number): string {
  const zone = m.zone(host);
  const place = cardsIn(m, zone).indexOf(host) + 1;
  return `${m.definitionOf(host).name}@${"ABCD"[m.seatOf(zone)]}.${place}`;
}
