/**
 * A law of the house, shown for every game that is registered: at every decision the bare state of a game can be copied
 * and stored with the same future. TEFUDA_DEEP=1 plays the full numbers. What people do with whole matches - taking back,
 * saving, playing a record again - and that nothing leaks is proved in packages/proof.
 */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, Machine } from "@tefuda/kernel";
import { games, type LoadedGame, loadLists, sharedGame } from "@tefuda/referee";
import { describe, expect, test } from "vitest";

const deep = process.env.TEFUDA_DEEP === "1";
// shared, so that a further game does not make everybody wait longer
const GAMES = deep ? 1_000 : Math.ceil(100 / games.length);

interface Table {
  loaded: LoadedGame;
  lists: number[][];
}
async function tableOf(id: string): Promise<Table> {
  const loaded = await sharedGame(id);
  const lists = loadLists(loaded).map((list) => list.cards.map((name) => loaded.game.byName.get(name)!.id));
  return { loaded, lists };
}
function begin(m: Machine, table: Table, game: number): void {
  const { lists } = table;
  m.start(
    game + 1,
    [lists[game % lists.length]!, lists[(game * 7 + 3) % lists.length]!],
    table.loaded.pack.simulation,
  );
}
/** A machine large enough for the two lists of a game. */
function machineFor(table: Table, game: number): Machine {
  const { lists } = table;
  return new Machine(
    table.loaded.game,
    2,
    lists[game % lists.length]!.length + lists[(game * 7 + 3) % lists.length]!.length,
  );
}

function chanceOf(seed: number): Chance {
  const chance = new Chance();
  chance.seed(seed, 0);
  return chance;
}

function sameState(one: Int16Array, other: Int16Array): boolean {
  return Buffer.compare(Buffer.from(one.buffer), Buffer.from(other.buffer)) === 0;
}

describe.each(games.map((g) => g.id))("%s keeps the laws", (id) => {
  test(`copy, save, load, undo and redo at every decision of ${GAMES} games`, {
    timeout: 600_000,
  }, async () => {
    const table = await tableOf(id);
    const chance = chanceOf(5);
    for (let game = 0; game < GAMES; game++) {
      const m = machineFor(table, game);
      const other = machineFor(table, game);
      m.journal.on = false;
      other.journal.on = false;
      begin(m, table, game);
      while (!m.over) {
        const before = m.s.slice();
        const saved = Buffer.from(m.s.buffer).toString("base64");
        const seed = chance.below(1_000_000_000);
        answerAtRandom(m, chanceOf(seed));
        const after = m.s.slice();
        // take back, and make the same answer again
        m.s.set(before);
        m.resume();
        answerAtRandom(m, chanceOf(seed));
        expect(sameState(m.s, after)).toBe(true);
        // load what was saved into another machine, and make the same answer there
        new Uint8Array(other.s.buffer).set(Buffer.from(saved, "base64"));
        other.resume();
        answerAtRandom(other, chanceOf(seed));
        expect(sameState(other.s, m.s)).toBe(true);
      }
    }
  });
});
