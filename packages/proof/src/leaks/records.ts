/**
 * Pairs of games that begin from other lists: each is a match of its own from its first moment, so what is kept of both can
 * be gone on with, watched and played again, and has to tell its observer the same each time.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type ReplayOptions, replay } from "@tefuda/cli/verbs/replay";
import { LANGUAGES } from "@tefuda/cli/words/index";
import { CONCEDE, type Machine, Match, type Setup, SPECTATOR, seatName } from "@tefuda/kernel";
import { type Arena, setupOf, shelfOf } from "./arena.ts";
import { asSeenBy, Client } from "./client.ts";
import { hiddenCards } from "./disguise.ts";
import type { Playing } from "./pair.ts";
import { sidesOf } from "./revelation.ts";
import type { Seating } from "./seating.ts";
import { type Eyes, Ledger } from "./sight.ts";
import { sideOf } from "./stream.ts";

/** What is typed by somebody who steps through a record. */
const STEPS = ["", "b", "0", ...Array<string>(24).fill(""), "9999", "q"];
/** So many cards are in a pack. */
const PACK = 8;

/** The lists of a match by its number, for a seat's eyes as the packs that they were opened from: who looks on sees all packs. */
export function sealedSetup(arena: Arena, number: number, seed: Setup["seed"], observer: number): Setup {
  const setup = setupOf(arena, number);
  if (observer === SPECTATOR) return { ...setup, seed };
  const packs = setup.lists.map((list) =>
    Array.from({ length: Math.ceil(list.length / PACK) }, (_, i) => list.slice(i * PACK, (i + 1) * PACK)),
  );
  return { ...setup, seed, packs };
}

/**
 * The match and its twin, whose other lists the observers cannot tell from its own; undefined where the setup of the game
 * lays such cards elsewhere.
 */
export function fromOtherLists(
  arena: Arena,
  setup: Setup,
  eyes: Eyes,
  chance: Playing["chance"],
): Pick<Playing, "real" | "twin" | "sides"> | undefined {
  const { game } = arena.book;
  const match = new Match(game, setup);
  const ledger = new Ledger(match.machine, arena);
  const hidden = hiddenCards(match.machine, ledger, eyes);
  const names = setup.lists.flat();
  for (const card of hidden) {
    const other = hidden[chance.below(hidden.length)]!;
    if (match.machine.owner(card) !== match.machine.owner(other)) continue;
    [names[card], names[other]] = [names[other]!, names[card]!];
  }
  const lists = setup.lists.map((list) => names.splice(0, list.length));
  const packs = setup.packs?.map((own, seat) =>
    eyes.includes(seat) ? own : own.map((pack) => cut(lists[seat]!, own, pack)),
  );
  const twinMatch = new Match(game, { ...setup, lists, ...(packs ? { packs } : {}) });
  const [real, twin] = [match.machine, twinMatch.machine];
  if (!liesAlike(real, twin)) return undefined;
  return {
    real: sideOf(arena, match),
    twin: sideOf(arena, twinMatch),
    sides: sidesOf(arena, real, twin),
  };
}

/** The same places of a list as a pack has. */
function cut(
  list: readonly string[],
  own: readonly (readonly string[])[],
  pack: readonly string[],
): readonly string[] {
  const from = own.slice(0, own.indexOf(pack)).flat().length;
  return list.slice(from, from + pack.length);
}

/** Whether every card lies in the same place, and the same question waits. */
function liesAlike(one: Machine, two: Machine): boolean {
  const { zone, below } = one.layout;
  return one.pc === two.pc && one.s.subarray(zone, below).every((n, i) => n === two.s[zone + i]);
}

/** All that an observer can be shown of a match from its record, by name. */
export async function shownOf(
  arena: Arena,
  match: Match,
  observer: number,
  table: Seating,
): Promise<[string, string][]> {
  const record = match.record();
  const held = match.choices.map(({ seat }) => seat === observer);
  const shelf = shelfOf(arena);
  const found: [string, string][] = [];
  if (observer !== SPECTATOR) {
    const client = await Client.resume(shelf, record, [observer], table.settings, held);
    found.push(["a kept game that is gone on with", client.take(record.choices.length).join("\n")]);
  }
  const watcher = await Client.watch(shelf, record, table.settings);
  // whoever goes on by one is told what that brought
  for (let step = 0; step <= record.choices.length; step++) await watcher.ask({ ask: "seek", step });
  found.push([
    "a record that is watched",
    watcher
      .take()
      .map((bytes) => asSeenBy(bytes, observer))
      .join("\n"),
  ]);
  const at = match.length >> 1;
  const ways = [{}, { json: true }, { at, json: true }, { at, step: true }];
  if (arena.account) found.push(...(await replayed(match, observer, ways)));
  return found;
}

/** Without the digest of the whole state, which is another wherever anything is. */
const withoutHash = (text: string): string => text.replaceAll(/\b[0-9a-f]{16}\b/g, "#");

/** What an observer can be shown of a match once somebody has given it up. */
export async function shownOfEnd(match: Match, observer: number): Promise<[string, string][]> {
  match.answer(observer === SPECTATOR ? 0 : observer, CONCEDE);
  const told = await replayed(match, observer, [{ json: true }]);
  return told.map(([name, text]) => [`${name}, of a match that was given up`, text]);
}

/** What an observer can be shown of an earlier place of a match, whatever came after it. */
export async function earlierIn(match: Match, observer: number, at: number): Promise<[string, string][]> {
  const told = await replayed(match, observer, [{ at, json: true }]);
  return told.map(([name, text]) => {
    const { view, log } = JSON.parse(text) as { view: unknown; log: unknown };
    return [`${name}, with what came after it`, JSON.stringify({ view, log })];
  });
}

/** What the terminal tells of a record as an observer saw it, but for the hash of the whole game. */
async function replayed(
  match: Match,
  observer: number,
  ways: readonly Partial<ReplayOptions>[],
): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-leaks-"));
  const path = join(folder, "match.json");
  writeFileSync(path, JSON.stringify(match.record()));
  const as = observer === SPECTATOR ? "spectator" : seatName(observer);
  try {
    const found: [string, string][] = [];
    for (const lang of LANGUAGES)
      for (const way of ways) {
        let text = "";
        const out = (words: string): void => {
          text += words;
        };
        const input = Readable.from(STEPS.map((line) => `${line}\n`));
        const io = { out, err: out, input, tty: false, errTty: false, columns: 100 };
        await replay(path, { as, lang, ...way }, { ...io, onInterrupt: () => () => {} });
        const asked = Object.keys(way).map((word) => ` --${word}`);
        found.push([`replay --as ${as} (${lang})${asked.join("")}`, withoutHash(text)]);
      }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
