/**
 * The proof that all modes of running come to the same: that it finds what does not. That all rulings, golden games and
 * random games do come to the same has a step of its own in `npm test`: `npm run prove -- modes`.
 */
import { Match, type MatchRecord } from "@tefuda/kernel";
import { begin, playOn } from "@tefuda/kernel/test/play";
import { games, loadGame } from "@tefuda/referee/games";
import { MODES, type Mode } from "@tefuda/referee/scenario";
import { afterAll, describe, expect, test } from "vitest";
import { accountOf, accountsDiffer } from "../src/modes/account.ts";
import { openDoors } from "../src/modes/doors.ts";
import { inTurn, nothingYet, randomGame, wholeGameIn } from "../src/modes/prove.ts";
import { walk, walkPlainly } from "../src/modes/walk.ts";

const doors = openDoors();
afterAll(() => doors.close());

test("a whole game is the same in all ways", async () => {
  const result = nothingYet("a game", MODES);
  wholeGameIn(randomGame(await loadGame(games[0]!.id), 0, 500), "seed 500", "random", doors.reload, result);
  expect(result.failures).toEqual([]);
  for (const tally of result.tallies) {
    expect(tally.random).toBe(1);
    expect(tally.answers).toBeGreaterThan(10);
  }
});

test("of several shares each thing is in one, and without shares everything is run", () => {
  const shares = [1, 2, 3].map((part) => inTurn({ part, of: 3 }));
  for (let i = 0; i < 10; i++) expect(shares.filter((isMine) => isMine())).toHaveLength(1);
  const whole = inTurn();
  expect([whole(), whole(), whole()]).toEqual([true, true, true]);
});

describe("what is not the same is found", () => {
  const played = playOn(begin(3), 3, 60);
  const record = played.record();
  const plain = walkPlainly(begin(3), record.choices);
  const again = (change: (record: MatchRecord) => void) => (match: Match) => {
    const copy = structuredClone(match.record());
    change(copy);
    return Match.replay(match.game, copy);
  };
  const faithful = again(() => {});
  const run = (mode: Mode, start = (): Match => begin(3), reload = faithful) =>
    walk(start, record, plain, mode, reload);

  test("nothing, where there is nothing", () => {
    for (const mode of MODES) expect(accountsDiffer(plain.account, run(mode))).toBeUndefined();
    expect(plain.stamps.length).toBe(record.choices.length + 1);
    expect(new Set(plain.stamps).size).toBe(plain.stamps.length);
  });

  test("an answer that is lost when a match is saved", () => {
    const losing = again((copy) => void copy.choices.pop());
    expect(() => run(3, undefined, losing)).toThrow("saved and loaded at answer 1, it stands at 0");
    expect(() => run(4, undefined, losing)).toThrow("played from the record at answer");
  });

  test("another game that is loaded instead", () => {
    const other = playOn(begin(4), 3, 60);
    const turns = (match: Match): Match => Match.replay(other.game, other.record(), match.length);
    expect(() => run(3, undefined, turns)).toThrow(
      "saved and loaded at answer 1, it is not what it was there",
    );
    expect(() => run(4, undefined, turns)).toThrow("played from the record at answer 60, it");
  });

  test("a settings value that is dropped", () => {
    const limited = new Match(played.game, { ...played.setup, settings: { turnLimit: 3 } });
    const whole = playOn(limited, 5, 400);
    const result = nothingYet("toy", [3, 4]);
    const dropping = again((copy) => {
      copy.settings = {};
    });
    wholeGameIn(whole, "limited", "random", dropping, result);
    expect(result.failures.length).toBe(2);
    expect(result.failures[0]).toMatch(
      /^limited \(saved and loaded .* at answer 1, it is not what it was there$/,
    );
  });

  /** A match of which taking back, or giving again, leaves something as it was. */
  class Forgetful extends Match {
    private readonly forgets: (match: Match) => void;
    constructor(forgets: (match: Match) => void) {
      super(played.game, played.setup);
      this.forgets = forgets;
    }
    override undo(): boolean {
      const done = super.undo();
      if (done) this.forgets(this);
      return done;
    }
  }

  test("a number that taking back leaves changed", () => {
    const forgetful = (): Match =>
      new Forgetful((match) => void match.machine.s[match.machine.s.length - 1]!++);
    expect(() => run(2, forgetful)).toThrow("taken back at answer 0, it is not what it was there");
  });

  test("lines of the log that taking back loses", () => {
    const forgetful = (): Match =>
      new Forgetful((match) => {
        match.machine.journal.length = 0;
      });
    expect(() => run(2, forgetful)).toThrow("taken back at answer 0, it is not what it was there");
  });

  test("an answer that is not there to be given again", () => {
    class Short extends Match {
      override redo(): boolean {
        return this.length < 5 && super.redo();
      }
    }
    expect(() => run(2, () => new Short(played.game, played.setup))).toThrow(
      "given again at answer 6, it stands at 5",
    );
  });

  test("what somebody is shown, by observer and part", () => {
    const [one, other] = [accountOf(begin(3)), accountOf(playOn(begin(3), 3, 1))];
    expect(accountsDiffer(one, one)).toBeUndefined();
    expect(accountsDiffer(one, other)).toMatch(/^state differs: /);
    const shown = new Map(one).set("log of B (ja)", "otherwise");
    expect(accountsDiffer(one, shown)).toMatch(/^log of B \(ja\) differs: ".*" is now "otherwise"$/s);
    expect([...one.keys()]).toContain("view of spectator (en)");
  });
});
