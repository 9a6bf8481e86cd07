/**
 * Each measure tells a toy from one that is worse by construction, and keeps still where something else makes the difference. Toys are
 * played by programs as games are; the same toy is played once for all pairs that it is part of.
 */
import { MEASURES } from "@tefuda/lab/measures/index";
import { isMeasured, type Measured } from "@tefuda/lab/measures/measure";
import { describe, expect, test } from "vitest";
import { PAIRS, type Pair } from "./pairs.ts";
import { measuresOf, type Played, type Toy } from "./toys.ts";

const deep = process.env.TEFUDA_DEEP === "1";
/** Games of a toy: by a player who answers at random, and by one who thinks. */
const GAMES = deep ? 2000 : 160;
const THINKING = deep ? 400 : 80;
/** Deals that a better player plays, and games of varied decks: where they are what the pair is for, or in a deep run all pairs. */
const LAPSING = deep ? 120 : 40;
const VARIED = deep ? 640 : 192;

const played = new Map<Toy, Map<string, Promise<Map<string, Measured>>>>();
function playedOnce(toy: Toy, how: Played): Promise<Map<string, Measured>> {
  const known = played.get(toy) ?? new Map<string, Promise<Map<string, Measured>>>();
  played.set(toy, known);
  const key = JSON.stringify(how);
  const found = known.get(key) ?? measuresOf(toy, how);
  known.set(key, found);
  return found;
}

async function both({ measure, player = "random", worse, better }: Pair) {
  const how: Played = {
    player,
    games: player === "random" ? GAMES : THINKING,
    ...(measure === "depth" ? { lapsing: LAPSING } : {}),
    ...(measure === "freedom" || deep ? { varied: VARIED } : {}),
  };
  return { worse: await playedOnce(worse, how), better: await playedOnce(better, how) };
}

/** Which way a worse toy has the figure: what is bounded on both sides is made more of. */
const more = new Map(MEASURES.map(({ id, bound }) => [id, bound !== "least"]));
/** Of what is beside the lists: to come back seldom is worse, as to be first is. */
const FEWER = new Set(["comebacks"]);

function figure(measures: ReadonlyMap<string, Measured>, id: string) {
  const found = measures.get(id)!;
  if (!isMeasured(found)) throw new Error(`${id}: ${found.because.en}`);
  return found;
}

const Z = 1.959964;
/** What is not meant to move may differ by chance: so many standard errors, and so much besides. */
const ERRORS = 3;
const TOLERANCE = { share: 0.02, number: 0.1 };

test("every measure has its pair", () => {
  expect(PAIRS.map(({ measure }) => measure).sort()).toEqual(MEASURES.map(({ id }) => id).sort());
});

describe.each(PAIRS)("$measure: $made", { timeout: 600_000 }, (pair) => {
  const { measure } = pair;
  test("tells them apart", async () => {
    const { worse, better } = await both(pair);
    const [one, other] = [figure(worse, measure), figure(better, measure)];
    const [high, low] = more.get(measure) && !FEWER.has(measure) ? [one, other] : [other, one];
    expect(high.low).toBeGreaterThan(low.high);
  });

  test("all others keep still but those that must move as well", async () => {
    const { worse, better } = await both(pair);
    const named = new Set(pair.moves.flatMap(({ measures }) => measures));
    const moved = MEASURES.filter(({ id, scale }) => {
      if (id === measure) return false;
      const [one, other] = [worse.get(id)!, better.get(id)!];
      if (!isMeasured(one) || !isMeasured(other)) return isMeasured(one) !== isMeasured(other);
      const error = Math.hypot(one.high - one.low, other.high - other.low) / 2 / Z;
      return Math.abs(one.value - other.value) > ERRORS * error + TOLERANCE[scale];
    });
    expect(moved.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });
});
