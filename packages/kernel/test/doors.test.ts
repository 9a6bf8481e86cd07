/** What comes to a match from outside and cannot be used: refused in words, with the place where it stands. */
import { describe, expect, test } from "vitest";
import {
  act,
  LONGEST_MATCH,
  type Machine,
  MachineFault,
  Match,
  MatchError,
  type MatchRecord,
  MOST_CARDS,
} from "../src/index.ts";
import { draw, game, NAMES, one, setup } from "./drawn.ts";
import { COINS, LIMIT, lying, ROW, tiny } from "./tiny.ts";

/** The error that something ends with. */
function errorOf(run: () => unknown): MatchError {
  try {
    run();
  } catch (error) {
    if (error instanceof MatchError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
const refused = (run: () => unknown): [string, readonly (string | number)[]] => {
  const { message, at } = errorOf(run);
  return [message, at];
};
const match = (more: object = {}): Match => new Match(game(one), setup(more));

describe("what a match is made from", () => {
  test("has as many lists as there are seats, and no more cards than can be told apart", () => {
    const two = tiny({ seats: { min: 2, max: 2 } });
    expect(refused(() => new Match(two, setup({ lists: [NAMES] })))).toEqual([
      "Tiny is played by 2, not by 1",
      ["lists"],
    ]);
    const cards = (n: number): Match =>
      new Match(tiny(), setup({ lists: [Array<string>(n).fill("Ash"), NAMES] }));
    expect(cards(MOST_CARDS - 4).machine.layout.cards).toBe(MOST_CARDS);
    expect(refused(() => cards(MOST_CARDS - 3))).toEqual([
      `a match has at most ${MOST_CARDS} cards, and these are ${MOST_CARDS + 1}`,
      ["lists"],
    ]);
  });

  test("names cards of the game, a whole seed and settings of the game", () => {
    expect(refused(() => match({ lists: [NAMES, ["Ash", "Elm"]] }))).toEqual([
      'Tiny has no card named "Elm"',
      ["lists", 1, 1],
    ]);
    expect(refused(() => match({ seed: 1.5 }))).toEqual(["a seed is a whole number", ["seed"]]);
    expect(refused(() => match({ settings: { speed: 1 } }))).toEqual([
      'Tiny has no setting "speed"',
      ["settings"],
    ]);
    for (const limit of [0.5, 32768, -32768, Number.NaN]) {
      expect(refused(() => match({ settings: { limit } }))).toEqual([
        'the setting "limit" is a whole number up to 32767',
        ["settings", "limit"],
      ]);
    }
    for (const limit of [32767, -32767])
      expect(match({ settings: { limit } }).machine.number(LIMIT)).toBe(limit);
  });

  test("has for each seat the packs that its list was opened from, or for none, and keeps them", () => {
    const packs = [[NAMES.slice(2), NAMES.slice(0, 2)], [NAMES]];
    const played = match({ lists: [NAMES, NAMES], packs });
    expect(played.record().packs).toEqual(packs);
    expect(Match.replay(game(one), played.record()).record()).toEqual(played.record());
    expect(match().record().packs).toBeUndefined();
    expect(refused(() => match({ lists: [NAMES, NAMES], packs: [[NAMES]] }))).toEqual([
      "2 seats have lists, and 1 have packs",
      ["packs"],
    ]);
    for (const wrong of [[NAMES.slice(1)], [NAMES, ["Ash"]], [[...NAMES.slice(1), "Elm"]]])
      expect(refused(() => match({ lists: [NAMES, NAMES], packs: [[NAMES], wrong] }))).toEqual([
        "the list of B is not what its packs hold",
        ["packs", 1],
      ]);
  });

  test("leaves aside some of what was opened where the game says so, and holds nothing else", () => {
    const parts = { ...game(one), leavesAside: true as const };
    const from = (packs: string[][]) => (): Match => new Match(parts, setup({ packs: [packs, packs] }));
    const packs = [NAMES, ["Birch", "Ash"]];
    expect(from(packs)().record().packs).toEqual([packs, packs]);
    for (const wrong of [[NAMES.slice(1), ["Birch"]], [["Ash", "Ash", "Ash", "Birch"]]])
      expect(refused(from(wrong))).toEqual(["the list of A is not what its packs hold", ["packs", 0]]);
  });

  test("has no position that could not be laid out later", () => {
    const later = (position: object) =>
      match({ opening: { after: 2, position: { seats: [], ...position } } });
    expect(() => later({ numbers: { speed: 1 } })).toThrow('there is no number of the game called "speed"');
    const good = later({ numbers: { clock: 7 } });
    expect([good.machine.number(0), good.log(0).length > 0]).toEqual([0, true]);
  });
});

describe("an answer", () => {
  test("comes from a seat of the match", () => {
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      expect(refused(() => match().answer(seat, "rest"))).toEqual([
        "there is no such seat in this match",
        [],
      ]);
    }
    expect(match().answer(1, "rest").done).toBe(false);
  });

  test("of more than a thousand letters is not looked at", () => {
    const long = "x".repeat(1001);
    const given = match().answer(0, long);
    expect(given).toMatchObject({ done: false, verdict: { verdict: "not understood", known: [] } });
    expect(
      !given.done && given.verdict.verdict === "not understood" && given.verdict.part.length,
    ).toBeLessThan(1000);
    expect(match().answer(0, [long])).toEqual(given);
    expect(match().answer(0, "x".repeat(1000))).toMatchObject({ verdict: { known: ["take", "rest"] } });
  });

  test("can be given so often and no more", () => {
    expect(LONGEST_MATCH).toBeGreaterThan(1000);
    const full = match();
    full["past"].steps.length = LONGEST_MATCH - 1;
    expect(full.answer(0, "rest").done).toBe(true);
    expect(refused(() => full.answer(0, "rest"))[0]).toBe(`a match has at most ${LONGEST_MATCH} answers`);
  });
});

describe("a record", () => {
  const recorded = (more: object = {}): MatchRecord => {
    const m = match(more);
    for (let i = 0; i < 3; i++) m.answer(0, "rest");
    return JSON.parse(JSON.stringify(m.record())) as MatchRecord;
  };
  const replay = (more: object): Match => Match.replay(game(one), { ...recorded(), ...more } as MatchRecord);

  test("says in which of its parts it is wrong", () => {
    expect(refused(() => replay({ game: "big" }))[1]).toEqual(["game"]);
    expect(refused(() => replay({ lists: [NAMES, ["Elm"]] }))[1]).toEqual(["lists", 1, 0]);
    expect(refused(() => replay({ seed: 0.5 }))[1]).toEqual(["seed"]);
    const wrong = { seat: 0, say: "jump" };
    const error = errorOf(() => replay({ choices: [...recorded().choices, wrong] }));
    expect([error.message, error.at, error.step]).toEqual([
      'choice 4, "A: jump", is not possible there',
      ["choices", 3],
      3,
    ]);
    expect(errorOf(() => replay({ seed: 0.5 })).step).toBeUndefined();
    expect(refused(() => replay({ choices: [{ seat: 7, say: "rest" }] }))).toEqual([
      'choice 1, "?: rest", cannot be carried out: there is no such seat in this match',
      ["choices", 0],
    ]);
  });

  test("says so of its position, where that begins and what is wrong with it", () => {
    const opening = (after: number, position: object = { seats: [] }) => ({ opening: { after, position } });
    for (const after of [-1, 0.5]) {
      expect(refused(() => replay(opening(after)))).toEqual([
        "a position begins after a number of answers",
        ["opening", "after"],
      ]);
    }
    expect(replay(opening(9)).length).toBe(3);
    expect(refused(() => replay(opening(0, { seats: [], numbers: { speed: 1 } })))).toEqual([
      'the match cannot begin: there is no number of the game called "speed"',
      ["opening"],
    ]);
  });

  test("says what went wrong when an answer could not be carried out", () => {
    const broken = tiny({
      asks: {
        ...one,
        groups: [
          {
            verb: "break",
            form: "word",
            body: act((m) => m.fail("out of order")),
          },
        ],
      },
    });
    const record = { ...new Match(broken, setup()).record(), choices: [{ seat: 0, say: "break" }] };
    expect(refused(() => Match.replay(broken, record))).toEqual([
      'choice 1, "A: break", cannot be carried out: tiny: out of order',
      ["choices", 0],
    ]);
  });
});

describe("a position", () => {
  const laid = (position: object): Machine =>
    new Match(
      tiny({ steps: () => act(draw), shape: { unseen: ["secret"] } }),
      setup({ opening: { after: 0, position: { seats: [], ...position } } }),
    ).machine;
  const row = (...cards: object[]) => ({ seats: [{ zones: { row: cards } }] });

  test.each<[string, object, string]>([
    ["a seat too many", { seats: [{}, {}, {}] }, "there is no seat C"],
    ["a card of a seat that there is not", row({ card: "Ash", owner: 2 }), "there is no seat C"],
    ["a number that nobody sees", { numbers: { secret: 1 } }, 'the number "secret" is part of no position'],
    [
      "something under what lies underneath",
      row({ card: "Ash", under: [{ card: "Birch", under: [{ card: "Cedar" }] }] }),
      "what lies underneath has nothing under it and is attached to nothing",
    ],
    [
      "an attachment of what lies underneath",
      row({ card: "Ash", under: [{ card: "Birch", host: "Ash" }] }),
      "what lies underneath has nothing under it and is attached to nothing",
    ],
    [
      "a card attached to itself",
      row({ card: "Birch", host: "Birch" }),
      '"Birch" is attached to this card itself',
    ],
    [
      "cards attached in a ring",
      row({ card: "Birch", host: "Cedar" }, { card: "Cedar", host: "Birch" }),
      '"Birch" is attached to this card itself',
    ],
  ])("has not %s", (_, position, message) => {
    expect(() => laid(position)).toThrow(message);
    expect(() => laid(position)).toThrow(MachineFault);
  });

  test("has seats up to the last, and chains of attachments that end", () => {
    const m = laid({ seats: [{}, { numbers: { coins: 2 } }] });
    expect(m.seatNumber(1, COINS)).toBe(2);
    const chained = laid(
      row({ card: "Birch", host: "Cedar" }, { card: "Cedar", host: "Ash" }, { card: "Ash" }),
    );
    const [birch, cedar, ash] = lying(chained, chained.zoneOf(ROW, 0)) as [number, number, number];
    expect([chained.host(birch), chained.host(cedar), chained.host(ash)]).toEqual([cedar, ash, -1]);
  });

  test("is one in which somebody can be asked", () => {
    const asks = (who: (m: Machine) => number, from?: (m: Machine) => number): (() => Match) => {
      const asked = tiny({
        asks: {
          ...one,
          who,
          groups: [
            {
              verb: "x",
              form: "number",
              from: (m, out) => {
                out[0] = 1;
                return from ? from(m) : 1;
              },
            },
          ],
        },
      });
      return () =>
        new Match(asked, setup({ opening: { after: 0, position: { numbers: { clock: 1 }, seats: [] } } }));
    };
    const nobody = "in this position nobody can be asked anything";
    expect(asks((m) => m.number(0))()).toBeInstanceOf(Match);
    expect(asks((m) => -m.number(0))).toThrow(nobody);
    expect(asks((m) => m.number(0) * 2)).toThrow(nobody);
    expect(
      asks(
        () => 0,
        (m) => {
          if (m.number(0) === 1) throw new TypeError("no such thing");
          return 1;
        },
      ),
    ).toThrow(nobody);
    expect(
      asks(
        () => 0,
        (m) => (m.number(0) === 1 ? m.fail("out of order") : 1),
      ),
    ).toThrow("tiny: out of order");
  });
});
