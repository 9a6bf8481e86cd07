/** A match before its first step: every card in the start zone of its owner, and what these cards could ever do. */
import type { Machine } from "./machine.ts";
import { enlistRules } from "./modifiers.ts";
import { BASE, HEAD, NOBODY, NONE, OUTCOME, PC, PC_HIGH, REASON, SP } from "./shape.ts";

/** Names of settings with their values. */
export type Settings = Readonly<Record<string, number>>;

/** What all matches with the same lists and settings begin with; only chance differs. */
export interface Beginning {
  lists: readonly (readonly number[])[];
  settings: Settings;
  state: Int16Array;
  heard: readonly boolean[];
  present: readonly number[];
}

/** Works out a beginning in `m`, which forgets what it held. `lists[seat]` are numbers of card definitions. */
export function beginningOf(m: Machine, lists: Beginning["lists"], settings: Settings): Beginning {
  const { s, layout, game } = m;
  s.fill(0);
  s[OUTCOME] = NOBODY;
  s[REASON] = NONE;
  m.emptyZones();
  s.fill(NONE, layout.below, layout.flags);
  s.fill(NONE, layout.was, layout.was + layout.cards);
  for (const name of game.shape.cardNumbers ?? []) m.setNumber(game.shape.numbers.indexOf(name), NONE);
  for (const [name, value] of Object.entries({ ...game.shape.settings, ...settings })) {
    const id = game.shape.numbers.indexOf(name);
    if (id < 0 || !Object.hasOwn(game.shape.settings, name)) m.fail(`there is no setting "${name}"`);
    m.setNumber(id, value);
  }
  let card = 0;
  lists.forEach((list, seat) => {
    const zone = m.zoneOf(game.startZone, seat);
    for (const definition of list) {
      s[layout.definition + card] = definition;
      s[layout.owner + card] = seat;
      m.link(card++, zone, true);
    }
  });
  enlistRules(m);
  const { code } = game;
  const main = code.add(game.main);
  const frame = code.frames[main]!;
  const base = layout.stack + HEAD;
  for (const place of frame.cards) s[base + place] = NONE;
  s[BASE] = base;
  s[SP] = base + frame.places + frame.sets * layout.setWords;
  s[PC] = code.entries[main]!;
  s[PC_HIGH] = code.entries[main]! >> 16;
  const here = [...new Set(lists.flat())];
  const { heard, heardBy } = game.registry;
  return {
    lists: lists.map((list) => [...list]),
    settings: { ...settings },
    state: s.slice(),
    heard: heard.map((_, event) => here.some((definition) => heardBy[definition]!.includes(event))),
    present: game.allFacts.map((_, i) =>
      here.reduce((all, definition) => all | game.definitions[definition]!.facts![i]!, 0),
    ),
  };
}

/** Whether a beginning is that of a match with these lists and settings. */
export function begins(known: Beginning, lists: Beginning["lists"], settings: Settings): boolean {
  if (lists.length !== known.lists.length) return false;
  for (let seat = 0; seat < lists.length; seat++) {
    const list = lists[seat]!;
    const mine = known.lists[seat]!;
    if (list.length !== mine.length) return false;
    for (let i = 0; i < list.length; i++) if (list[i] !== mine[i]) return false;
  }
  const names = Object.keys(settings);
  if (names.length !== Object.keys(known.settings).length) return false;
  return names.every((name) => known.settings[name] === settings[name]);
}
