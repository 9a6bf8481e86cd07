/**
 * The laws of the house, shown for every game that is registered: nothing hidden is in a view, and at every decision a
 * game can be copied, stored, taken back and taken up again with the same future. TEFUDA_DEEP=1 plays the full numbers.
 */
import { answerAtRandom, Chance } from "@tefuda/bots";
import { knows, Machine, Match, readJournal, SPECTATOR, viewOf } from "@tefuda/kernel";
import { games, type LoadedGame, loadGame, loadLists } from "@tefuda/referee";
import { describe, expect, test } from "vitest";

const deep = process.env.TEFUDA_DEEP === "1";
const POSITIONS = 10_000;
const GAMES = deep ? 1_000 : 150;

interface Table {
  loaded: LoadedGame;
  lists: number[][];
}
async function tableOf(id: string): Promise<Table> {
  const loaded = await loadGame(id);
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

/** Everything an observer is given, as one text. */
function stream(m: Machine, observer: number): string {
  return JSON.stringify([viewOf(m, observer), readJournal(m, observer, "en")]);
}

/** Exchanges every card that an observer does not know, in the state and in what the journal kept of it. */
function disguise(m: Machine, twin: Machine, observer: number, chance: Chance): void {
  twin.s.set(m.s);
  twin.resume();
  for (let i = 0; i < 8; i++) twin.s[i] = chance.below(0x7fff);
  const kinds = m.game.kinds.length;
  for (let card = 0; card < m.layout.cards; card++) {
    if (!knows(m, observer, card)) twin.s[m.layout.kind + card] = chance.below(kinds);
  }
  twin.journal.data = m.journal.data.slice();
  twin.journal.length = m.journal.length;
}

describe.each(games.map((g) => g.id))("%s keeps the laws", (id) => {
  test(`a view holds nothing its observer may not know (${POSITIONS} positions)`, {
    timeout: 300_000,
  }, async () => {
    const table = await tableOf(id);
    const chance = chanceOf(77);
    let seen = 0;
    for (let game = 0; seen < POSITIONS; game++) {
      const m = machineFor(table, game);
      const twin = machineFor(table, game);
      begin(m, table, game);
      while (!m.over && seen < POSITIONS) {
        if (chance.below(12) === 0) {
          for (const observer of [0, 1, SPECTATOR]) {
            disguise(m, twin, observer, chance);
            expect(stream(twin, observer)).toBe(stream(m, observer));
            seen++;
          }
        }
        answerAtRandom(m, chance);
      }
    }
  });

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
        const saved = JSON.stringify(Array.from(m.s));
        const seed = chance.below(1_000_000_000);
        answerAtRandom(m, chanceOf(seed));
        const after = m.s.slice();
        // take back, and make the same answer again
        m.s.set(before);
        m.resume();
        answerAtRandom(m, chanceOf(seed));
        expect(m.s).toEqual(after);
        // load what was saved into another machine, and make the same answer there
        other.s.set(JSON.parse(saved) as number[]);
        other.resume();
        answerAtRandom(other, chanceOf(seed));
        expect(Buffer.compare(Buffer.from(other.s.buffer), Buffer.from(m.s.buffer))).toBe(0);
      }
    }
  });

  test("a match, its undo and redo, and its record played again are the same game", {
    timeout: 300_000,
  }, async () => {
    const table = await tableOf(id);
    const { loaded } = table;
    const names = loadLists(loaded).map((list) => list.cards);
    const chance = chanceOf(9);
    for (let game = 0; game < (deep ? 100 : 8); game++) {
      const match = new Match(loaded.game, {
        seed: game + 1,
        lists: [names[game % names.length]!, names[(game + 5) % names.length]!],
        settings: loaded.pack.simulation,
      });
      const hashes: string[] = [match.hash()];
      while (!match.over) {
        const { question } = match.view(match.asked!);
        const words = question!.options.map((o) => o.notation);
        expect(new Set(words).size).toBe(words.length);
        const say =
          question!.shape === "some" ? words.slice(0, question!.min) : words[chance.below(words.length)]!;
        expect(match.answer(match.asked!, say)).toEqual({ done: true });
        hashes.push(match.hash());
        if (chance.below(20) > 0) continue;
        const back = Math.min(match.length, 1 + chance.below(6));
        for (let i = 0; i < back; i++) match.undo();
        expect(match.hash()).toBe(hashes[hashes.length - 1 - back]);
        for (let i = 0; i < back; i++) match.redo();
        expect(match.hash()).toBe(hashes.at(-1));
      }
      const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<Match["record"]>;
      expect(Match.replay(loaded.game, record).hash()).toBe(hashes.at(-1));
    }
  });
});
