/**
 * Whether a planted defect is a real one, by games that are played: its player does whatever the planted cards offer, and
 * nothing of what looks for findings is asked.
 */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, firstOf, groupOf, Machine, MachineFault } from "@tefuda/kernel";
import { CardWatch, textParts } from "@tefuda/referee/card-watch";
import { type LoadedGame, loadLists } from "@tefuda/referee/games";
import { Watching } from "@tefuda/referee/watching";
import type { Plant } from "./plant.ts";

const GAMES = 24;
const ANSWERS = 300;
const COPIES = 9;
/** Programs of its texts that begin in one turn, or uses of one, where nothing that ends has so many. */
const ENDLESS = 300;
const USED = 18;

interface Seen {
  held: number;
  offered: boolean;
  carriedOut: boolean;
  endless: boolean;
}

/** What was seen of planted cards in games with them. */
function playWith(loaded: LoadedGame, plant: Plant, games: number, until: (seen: Seen) => boolean): Seen {
  const { game, pack } = loaded;
  const kinds = plant.sources.map((source) => game.byName.get((source.name as { en: string }).en)!.id);
  const abilities = new Set(kinds.flatMap((kind) => game.definitions[kind]!.abilities.map(({ id }) => id)));
  const seen: Seen = { held: 0, offered: false, carriedOut: false, endless: false };
  const plays = new Set(pack.plays);
  const watching = new Watching();
  let begun = 0;
  for (const id of abilities)
    for (const program of game.programNumbers[id] ?? [])
      watching.over(game.code.runs, game.code.entries[program]!, (run) => (m, at) => {
        begun++;
        return run(m, at);
      });
  const parts = textParts(game);
  const watch = new CardWatch(game, watching, {
    lies: () => {},
    named: () => {},
    carriedOut: (part) => {
      const { ability } = parts[part]!;
      if (abilities.has(ability.id) && ability.index === 0) seen.carriedOut = true;
    },
  });
  const chance = new Chance();
  chance.seed(games, 5);
  const lists = loadLists(loaded).map(({ cards }) => cards.map((name) => game.byName.get(name)!.id));
  const turn = game.shape.numbers.indexOf("turn");
  try {
    for (let n = 0; n < games && !until(seen); n++) {
      const meeting = Array.from({ length: game.seats.min }, (_, seat) => {
        const list = [...lists[(n + seat) % lists.length]!];
        for (let i = 0; i < COPIES * kinds.length; i++) list[i] = kinds[i % kinds.length]!;
        return list;
      });
      const m = new Machine(game, meeting.length, meeting.flat().length);
      let which = -1;
      let uses = 0;
      try {
        m.start(n + 1, meeting, pack.simulation);
        for (let answers = 0; !m.over && answers < ANSWERS && !until(seen); answers++) {
          if (m.number(turn) !== which) [begun, uses, which] = [0, 0, m.number(turn)];
          const used = step(m, kinds, chance, plays, seen);
          if (used) uses++;
          watch.look(m);
          if (begun > ENDLESS || uses > USED) seen.endless = true;
        }
      } catch (error) {
        if (!(error instanceof MachineFault)) throw error;
      }
      if (begun > ENDLESS) seen.endless = true;
    }
  } finally {
    watching.end();
  }
  return seen;
}

/** One answer: what a planted card offers, most of the time. Gives whether a text of one was used. */
function step(
  m: Machine,
  kinds: readonly number[],
  chance: Chance,
  plays: ReadonlySet<string>,
  seen: Seen,
): boolean {
  const spec = m.asking()!;
  if (spec.shape !== "one" || !spec.groups) {
    answerAtRandom(m, chance);
    return false;
  }
  const seat = spec.who(m);
  for (let card = 0; card < m.layout.cards; card++)
    if (
      m.owner(card) === seat &&
      kinds.includes(m.definition(card)) &&
      m.zoneShape(m.zone(card)).id === "hand"
    ) {
      seen.held++;
      break;
    }
  const count = m.list();
  const own: number[] = [];
  for (let i = 0; i < count; i++) {
    const option = m.options[i]!;
    const { form, verb } = spec.groups[groupOf(option)]!;
    if (!["card", "cards", "effect"].includes(form) || !kinds.includes(m.definition(firstOf(option))))
      continue;
    if (plays.has(verb)) seen.offered = true;
    own.push(option);
  }
  const effects = own.filter((option) => spec.groups![groupOf(option)]!.form === "effect");
  const among = effects.length > 0 ? effects : own;
  const option =
    among.length > 0 && chance.below(8) > 0
      ? among[chance.below(among.length)]!
      : m.options[chance.below(count)]!;
  const used = effects.includes(option) && spec.groups[groupOf(option)]!.verb !== "first";
  m.choose(option);
  return used;
}

/** Whether games bear a planted defect out. */
export function isReal(loaded: LoadedGame, plant: Plant): boolean {
  switch (plant.kind) {
    case "endless":
      return playWith(loaded, plant, 2 * GAMES, ({ endless }) => endless).endless;
    case "useless":
      return (
        plant.runs === true || !playWith(loaded, plant, GAMES / 3, ({ carriedOut }) => carriedOut).carriedOut
      );
    case "neverPlayable": {
      const seen = playWith(loaded, plant, GAMES / 3, ({ offered }) => offered);
      return !seen.offered && seen.held > 20;
    }
    case "strictlyBetter":
      // it was made so: all that differs from the other is what was made better
      return true;
  }
}
