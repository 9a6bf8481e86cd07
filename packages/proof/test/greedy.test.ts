/** What the player that looks one choice ahead was seen to do wrong, and does no more; the frozen one still does. */
import { botNamed, Host } from "@tefuda/bots";
import { firstOf, Match, notations, secondOf, value } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { beforeAll, describe, expect, test } from "vitest";

let ttcg: LoadedGame;
beforeAll(async () => {
  ttcg = await loadGame("ttcg");
});

const host = (name: string, seed: number, seat: number): Host => {
  const made = new Host(ttcg.pack, botNamed(name)!);
  made.begin(seed, seat);
  return made;
};

describe("in TTCG", () => {
  /** How many of its attacks in a few games were on a defence, lying open, that is above them. */
  function below(name: string): { attacks: number; below: number } {
    const { game, pack } = ttcg;
    const lists = loadLists(ttcg);
    const [attack, defense] = ["attack", "defense"].map((id) =>
      game.shape.stats.findIndex((s) => s.id === id),
    );
    const found = { attacks: 0, below: 0 };
    for (let g = 0; g < 4; g++) {
      const own = [g, 3 * g + 1].map((n) => lists[n % lists.length]!.cards);
      const match = new Match(game, { seed: 500 + g, lists: own, settings: pack.simulation });
      const hosts = own.map((_, seat) => host(name, g, seat));
      while (!match.over) {
        const m = match.machine;
        const say = hosts[match.asked!]!.play(match);
        if (String(say).startsWith("attack ")) {
          const words = notations(m, m.asking()!, m.list());
          const option = m.options[words.indexOf(String(say))]!;
          const target = secondOf(option);
          if (target >= 0) {
            found.attacks++;
            if (value(m, firstOf(option), attack!) < value(m, target, defense!)) found.below++;
          }
        }
        match.answer(match.asked!, say);
      }
    }
    return found;
  }

  test("a battle is looked through to its end: hardly any attack is below an open defence", () => {
    const now = below("greedy");
    expect(now.attacks).toBeGreaterThan(15);
    expect(now.below / now.attacks).toBeLessThan(0.1);
    const then = below("greedy-1");
    expect(then.below / then.attacks).toBeGreaterThan(0.15);
  });

  test("what weakens whom it lies on is not put on a unit of one's own for lying there", async () => {
    const match = await layOut(
      {
        ...{ game: "ttcg", turn: 3, phase: 2, player: 0, filler: "Lantern Scout" },
        sides: [
          { units: [{ card: "Ash Courier", turned: true }], spells: ["Gilded Collar"] },
          { units: ["Kiln Imp"] },
        ],
        answers: ["use Gilded Collar 1"],
      },
      ttcg,
    );
    const said = (name: string): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) =>
          String(host(name, seed, match.asked!).answer(match.sight(match.asked!))),
        ),
      );
    expect([...said("greedy")]).toEqual(["Kiln Imp"]);
    expect(said("greedy-1")).toContain("Ash Courier");
  });
});
