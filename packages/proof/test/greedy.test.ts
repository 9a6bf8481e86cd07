/** What the player that looks one choice ahead was seen to do wrong, and does no more; the frozen one still does. */
import { botNamed, Host } from "@tefuda/bots";
import { firstOf, Match, notations, secondOf, value } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { beforeAll, describe, expect, test } from "vitest";

let ttcg: LoadedGame;
let tails: LoadedGame;
beforeAll(async () => {
  ttcg = await loadGame("ttcg");
  tails = await loadGame("tails");
});

const host = ({ pack }: LoadedGame, name: string, seed: number, seat: number): Host => {
  const made = new Host(pack, botNamed(name)!);
  made.begin(seed, seat);
  return made;
};

/** What a program says to the question that waits, under some seeds. */
const said = (loaded: LoadedGame, match: Match, name: string): string[] => {
  const seat = match.asked!;
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  return [...new Set(seeds.map((seed) => String(host(loaded, name, seed, seat).answer(match.sight(seat)))))];
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
      const hosts = own.map((_, seat) => host(ttcg, name, g, seat));
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
    expect(said(ttcg, match, "greedy")).toEqual(["Kiln Imp"]);
    expect(said(ttcg, match, "greedy-1")).toContain("Ash Courier");
  });
});

describe("in Tails and Tactics", () => {
  /** A unit that would die of it is attacked, and a Trap lies there that would kill the attacker. */
  const attacked = (...answers: string[]): Promise<Match> =>
    layOut(
      {
        ...{ game: "tails", turn: 3, player: 0, filler: "Mound Pickets" },
        sides: [
          { units: ["Mound Pickets"], hand: ["Mound Pickets"] },
          {
            units: ["Vole Messengers"],
            traps: [{ card: "Rake in the Grass", faceDown: true }],
            hand: ["Mound Pickets"],
          },
        ],
        answers: ["attack Mound Pickets > Vole Messengers", ...answers],
      },
      tails,
    );

  test("a unit that would die dodges", async () => {
    const match = await attacked();
    expect(match.view(1).question!.prompt).toBe("dodge");
    for (const name of ["greedy", "master"]) expect(said(tails, match, name)).toEqual(["yes"]);
  });

  test("a Trap is turned up before the attack that it answers, and not after it", async () => {
    const match = await attacked("no");
    for (const name of ["greedy", "master"])
      expect(said(tails, match, name)).toEqual(["turn up before Rake in the Grass"]);
    expect(said(tails, match, "greedy-1")).not.toContain("turn up before Rake in the Grass");
  });
});
