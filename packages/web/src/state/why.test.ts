/** Of all that could be done with a card, what lies nearest to being allowed is told first. */
import { Match, type Verdict } from "@tefuda/kernel";
import { sharedGame } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { describe, expect, test } from "vitest";
import { type About, askAbout, atOnce } from "./why.ts";

const { pack } = await sharedGame("ttcg");

async function told(card: string, phase: number): Promise<[string[], number]> {
  const match = await layOut({
    ...{ game: "ttcg", turn: 3, phase, player: 0, filler: "Kiln Imp" },
    sides: [{ hand: ["Kiln Imp", "Fair Trade"], units: ["Wick Novice"] }, { units: ["Wick Novice"] }],
  });
  expect(match).toBeInstanceOf(Match);
  const all = await askAbout({
    why: (say) => Promise.resolve(match.why(0, say)),
    verbs: Object.keys(pack.layout.verbs),
    does: (verb) => verb,
    card,
    others: ["Wick Novice@B.units.1"],
    called: (name) => name,
  });
  const [first, rest] = atOnce(all);
  return [first.map(({ about }) => about), rest.length];
}

describe("of a card", () => {
  test("in the hand, in the phase for attacks: that it would be played; not that it would attack", async () => {
    const [first, folded] = await told("Kiln Imp@A.hand.1", 3);
    expect(first[0]).toBe("play");
    expect(first.join()).not.toMatch(/attack|clear/);
    expect(folded).toBeGreaterThan(0);
  });

  test("on the field, in the main phase: that it would attack; not that it would be played", async () => {
    const [first] = await told("Wick Novice@A.units.1", 2);
    expect(first.join()).toMatch(/attack/);
    expect(first.join()).not.toMatch(/play|level/);
  });
});

test("where nothing lies near, what lies nearest is told, and no more than three", () => {
  const no = (given: number, other: number): Verdict => ({
    verdict: "forbidden",
    reasons: [
      ...Array.from({ length: given }, () => ({ rule: "r", needs: "kind", given: true as const })),
      ...Array.from({ length: other }, () => ({ rule: "r", needs: "state" })),
    ],
  });
  const far: About[] = [1, 1, 2].map((given) => ({ about: String(given), verdict: no(given, 0) }));
  expect(atOnce(far).map((part) => part.length)).toEqual([1, 2]);
  const near: About[] = [1, 1, 2, 2, 3].map((n) => ({ about: String(n), verdict: no(0, n) }));
  expect(atOnce(near).map((part) => part.length)).toEqual([3, 2]);
});
