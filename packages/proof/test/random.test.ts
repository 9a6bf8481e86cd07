/**
 * The random source: it is the published generator, its whole numbers are even, its shuffles favour no order.
 *
 * The statistics have fixed seeds, so they give the same answer every time. A check fails where an even shuffle would
 * come out as uneven in one run of a million; shuffles known to be crooked have to fail it.
 */
import { below, Machine, NONE, next32, seedWords, setOrder, shuffle } from "@tefuda/kernel";
import { LIST, toy } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";

describe("xoshiro128** is the published one", () => {
  // rand_xoshiro of the Rust project rust-random/rngs, src/xoshiro128starstar.rs, test `reference`: "produced with the
  // reference implementation (v1.1)", xoshiro128starstar.c by Blackman and Vigna.
  test("its numbers", () => {
    const words = Uint32Array.of(1, 2, 3, 4);
    expect(Array.from({ length: 10 }, () => next32(words))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  // Apache Commons RNG, XoShiRo128StarStarTest.java: from the authors' C code, version 1.0, which walks through the same
  // states as 1.1 but makes its number out of the first word instead of the second.
  test("its states", () => {
    const published = `
      8856d912 f2a19a86 7693f66d 23516f86 4895054e f4503fe6 40e04672 99244e34 b971815c 3008b82c
      0ee73b58 88aad2c6 7923f2e9 fde55485 7aed95f5 eb8abb59 ca78183a 80ecdd68 fd404b06 248b9c9e
      a2c69c6f 1723b375 879f37b0 e98fd208 75de84a9 717d6df8 92cd7bc7 46380167 7f08600b 58566f2b
      7f781475 e34ec04d 6d5ef889 b76ff6d8 501f5df6 4cf70ccb d7375b26 457ea1ab 7439e565 355855af`;
    const words = Uint32Array.of(0x012de1ba, 0xa5a818b8, 0xb124ea2b, 0x18e03749);
    const seen = Array.from({ length: 40 }, () => {
      const five = Math.imul(words[0]!, 5);
      const number = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
      next32(words);
      return number;
    });
    expect(seen).toEqual(
      published
        .trim()
        .split(/\s+/)
        .map((hex) => Number.parseInt(hex, 16)),
    );
  });
});

describe("seeding is splitmix32 with the finalizer of MurmurHash3", () => {
  const GOLDEN = 0x9e3779b9;
  /** The seed that makes the generator of seeds stand at `x` when it gives word number `i`. */
  function seedFor(x: number, i: number): number {
    const factor = 2654435761;
    let inverse = 1;
    for (let bits = 1; bits < 32; bits *= 2) inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
    return Math.imul(x - 1 - Math.imul(GOLDEN, i + 1), inverse);
  }

  // MurmurHash3_x86_32 of no bytes at all is its finalizer applied to the seed. Values from Bitcoin Core,
  // src/test/hash_tests.cpp, and from the table of vectors known from Stack Overflow 31929528.
  const published: [number, number][] = [
    [0x00000000, 0x00000000],
    [0x00000001, 0x514e28b7],
    [0xffffffff, 0x81f16f39],
    [0xfba4c795, 0x6a396f08],
  ];
  test.each(published)("%i becomes %i in each of the four words", (from, to) => {
    const words = new Uint32Array(4);
    for (let i = 0; i < 4; i++) {
      seedWords(words, seedFor(from, i));
      expect(words[i]).toBe(to);
    }
  });

  test("neighbouring seeds begin differently, and none begins with nothing but zeros", () => {
    const words = new Uint32Array(4);
    const begun = new Set<string>();
    for (let seed = -50_000; seed < 50_000; seed++) {
      seedWords(words, seed);
      begun.add(words.join());
      // The finalizer turns four different numbers into four different ones, so at most one of them is zero.
      expect(new Set(words).size).toBe(4);
    }
    expect(begun.size).toBe(100_000);
  });
});

/** Four words whose next number has these 16 high bits; the step behind a number can be taken back. */
function wordsBefore(high: number): Uint32Array {
  const ninth = 0x38e38e39; // 9 times this is 1, in 32 bits
  const fifth = 0xcccccccd;
  const turned = Math.imul(high << 16, ninth);
  return Uint32Array.of(1, Math.imul((turned << 25) | (turned >>> 7), fifth), 3, 4);
}

// Each of the 65,536 values of the high bits is equally likely (the generator is equidistributed), so going through all
// of them gives the distribution exactly: with n sides no side has more than one of them more than another.
test.each([1, 2, 3, 4, 5, 6, 7, 20, 30, 52, 60, 99, 256, 1000, 32_768, 65_535, 65_536])(
  "a whole number below %i is as even as 65,536 cases can be",
  (n) => {
    const times = new Uint32Array(n);
    for (let high = 0; high < 65_536; high++) times[below(wordsBefore(high), n)]!++;
    const least = Math.floor(65_536 / n);
    const more = 65_536 % n;
    expect(times.filter((k) => k === least).length).toBe(n - more);
    expect(times.filter((k) => k === least + 1).length).toBe(more);
  },
);

// --- shuffles -----------------------------------------------------------------------------------------------------------
const CARDS = 20;
const SHUFFLES = 200_000;
/** Normal quantiles of the upper tails: one in a million, and one in a million shared among the places of pairs. */
const Z = 4.7534;
const Z_SHARED = 5.3174; // 1e-6 / 19

/** What chi-square with `df` degrees of freedom passes with the probability that belongs to `z` (Wilson and Hilferty). */
function bound(df: number, z: number): number {
  return df * (1 - 2 / (9 * df) + z * Math.sqrt(2 / (9 * df))) ** 3;
}

function chiSquare(counts: ArrayLike<number>, expected: number): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += (counts[i]! - expected) ** 2 / expected;
  return sum;
}

type Shuffle = (m: Machine, zone: number, order: Int16Array) => void;
type Begin = (m: Machine, round: number) => void;

const oneStream: Begin = (m, round) => {
  if (round === 0) seedWords(m.words, 2026);
};
const aSeedEach: Begin = (m, round) => seedWords(m.words, round + 1);

interface Counts {
  /** How often a card came to a place: `card * CARDS + place`. */
  places: Uint32Array;
  /** By place: how often a card lay there and another right behind it: `card * CARDS + other`. */
  pairs: Uint32Array[];
}

/** Shuffles the same order again and again. */
function count(mix: Shuffle, begin: Begin): Counts {
  const list = LIST.slice(0, CARDS).map((name) => toy.byName.get(name)!.id);
  const m = new Machine(toy, 2, 2 * CARDS);
  const sorted = Int16Array.from({ length: CARDS }, (_, i) => i);
  const order = new Int16Array(CARDS);
  const counts: Counts = {
    places: new Uint32Array(CARDS * CARDS),
    pairs: Array.from({ length: CARDS - 1 }, () => new Uint32Array(CARDS * CARDS)),
  };
  m.journal.on = false;
  m.start(1, [list, list]);
  // What has been drawn goes back, so that the zone holds all cards of the first list.
  const zone = m.zoneOf(toy.startZone, 0);
  for (let card = 0; card < CARDS; card++) {
    if (m.zone(card) === zone) continue;
    m.unlink(card);
    m.link(card, zone, true);
  }
  for (let round = 0; round < SHUFFLES; round++) {
    begin(m, round);
    setOrder(m, zone, sorted, CARDS);
    order.set(sorted);
    mix(m, zone, order);
    let before = NONE;
    let place = 0;
    for (let card = m.first(zone); card >= 0; card = m.next(card)) {
      counts.places[card * CARDS + place]!++;
      if (before >= 0) counts.pairs[place - 1]![before * CARDS + card]!++;
      before = card;
      place++;
    }
    if (place !== CARDS) throw new Error("a shuffle lost cards");
  }
  return counts;
}

/** Every shuffle fills each row and column once, which leaves (n - 1)² degrees of freedom and scales the sum. */
function placesAreEven({ places }: Counts): boolean {
  const sum = (chiSquare(places, SHUFFLES / CARDS) * (CARDS - 1)) / CARDS;
  return sum < bound((CARDS - 1) ** 2, Z);
}

/** At each place one of n (n - 1) ordered pairs lies in each shuffle. */
function pairsAreEven({ pairs }: Counts): boolean {
  const cells = CARDS * (CARDS - 1);
  return pairs.every((counts) => {
    const different = counts.filter((_, i) => Math.floor(i / CARDS) !== i % CARDS);
    return chiSquare(different, SHUFFLES / cells) < bound(cells - 1, Z_SHARED);
  });
}

/** Exchanges from the last place to the second, each with a place that `pick` chooses. */
function swapping(pick: (m: Machine, i: number) => number): Shuffle {
  return (m, zone, order) => {
    for (let i = CARDS - 1; i > 0; i--) {
      const j = pick(m, i);
      const held = order[i]!;
      order[i] = order[j]!;
      order[j] = held;
    }
    setOrder(m, zone, order, CARDS);
  };
}

describe(`${SHUFFLES} shuffles of ${CARDS} cards`, () => {
  test.each([
    ["out of one stream", oneStream],
    ["each under a seed of its own", aSeedEach],
  ] as const)("%s are even, by place and by neighbour", (_, begin) => {
    const counts = count(shuffle, begin);
    expect(placesAreEven(counts)).toBe(true);
    expect(pairsAreEven(counts)).toBe(true);
  });

  test("an exchange with any place at all, instead of those that are left, is found uneven", () => {
    const counts = count(
      swapping((m) => m.random(CARDS)),
      oneStream,
    );
    expect(placesAreEven(counts)).toBe(false);
    expect(pairsAreEven(counts)).toBe(false);
  });

  test("so is one that lets no card stay where it is", () => {
    const counts = count(
      swapping((m, i) => m.random(i)),
      oneStream,
    );
    expect(placesAreEven(counts)).toBe(false);
    expect(pairsAreEven(counts)).toBe(false);
  });

  test("lifting off a part brings every card everywhere, but is found uneven by its neighbours", () => {
    const counts = count((m, zone, order) => {
      const cut = m.random(CARDS);
      const lifted = order.slice(0, cut);
      order.copyWithin(0, cut);
      order.set(lifted, CARDS - cut);
      setOrder(m, zone, order, CARDS);
    }, oneStream);
    expect(placesAreEven(counts)).toBe(true);
    expect(pairsAreEven(counts)).toBe(false);
  });

  test("so is a generator that is a little off: one card in fifty stays on top", () => {
    const counts = count((m, zone, order) => {
      shuffle(m, zone);
      if (m.random(50) > 0) return;
      let i = 0;
      for (let card = m.first(zone); card >= 0; card = m.next(card)) order[i++] = card;
      const at = order.indexOf(0);
      order[at] = order[0]!;
      order[0] = 0;
      setOrder(m, zone, order, CARDS);
    }, oneStream);
    expect(placesAreEven(counts)).toBe(false);
  });
});
