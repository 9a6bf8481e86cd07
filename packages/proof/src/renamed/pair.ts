/**
 * The number of a card means nothing (law 6): two machines stand at the same question, and in the second every card has
 * another number. Given the same answers both have to stay the same: what may be answered, in which order, what anybody
 * sees, reads and knows, and but for the numbers the whole state. So a place that holds a card and does not say so is found, and
 * whatever goes by the numbers of cards.
 */
import {
  backOf,
  type Chance,
  endMod,
  erase,
  HIT,
  Machine,
  notations,
  queueLength,
  RESULT,
  readJournal,
  rename,
  SPECTATOR,
  STACK_TOP,
  triggerAt,
  viewOf,
} from "@tefuda/kernel";
import { firstDifference } from "../leaks/stream.ts";

export class Pair {
  private readonly real: Machine;
  private readonly twin: Machine;
  /** What the twin should be, and what is known of it. */
  private readonly wanted: Machine;
  private readonly known: Machine;
  private readonly chance: Chance;
  /** The number in the twin of each card. */
  private name: number[];
  /** Up to where the journals have been read. */
  private read = 0;

  constructor(real: Machine, twin: Machine, chance: Chance) {
    const { seats, cards } = real.layout;
    this.real = real;
    this.twin = twin;
    this.wanted = new Machine(real.game, seats, cards);
    this.known = new Machine(real.game, seats, cards);
    this.chance = chance;
    this.name = Array.from({ length: cards }, (_, card) => card);
  }

  /** Gives the cards of the twin other numbers. */
  renumber(): void {
    const order = this.name.map((_, card) => card);
    this.chance.pick(order, order.length, order.length);
    rename(this.twin, this.twin, order);
    this.name = this.name.map((card) => order[card]!);
  }

  /** In words, what is not the same of the states, of the answers there are, and if all is asked for of what is seen and read. */
  differs(all: boolean): string | undefined {
    return this.stateDiffers() ?? this.answersDiffer() ?? (all ? this.sightDiffers() : undefined);
  }

  private stateDiffers(): string | undefined {
    rename(this.real, this.wanted, this.name);
    const [wanted, found] = [live(this.wanted), live(this.twin)];
    for (let at = 0; at < Math.max(wanted.length, found.length); at++)
      if (wanted[at] !== found[at])
        return `${placeName(this.real, at)} holds ${found[at]} and should hold ${wanted[at]}`;
    return undefined;
  }

  private answersDiffer(): string | undefined {
    const [real, twin] = [this.real, this.twin].map((m) => {
      const spec = m.asking();
      return spec ? [spec.who(m), ...notations(m, spec, m.list())].join("; ") : "";
    });
    return real === twin ? undefined : apart("what may be answered", real!, twin!);
  }

  private sightDiffers(): string | undefined {
    const { real, twin, read } = this;
    for (const observer of [...Array(real.layout.seats).keys(), SPECTATOR]) {
      const [view, other] = [real, twin].map((m) => JSON.stringify(viewOf(m, observer)));
      if (view !== other) return apart(`the view of ${observer}`, view!, other!);
      const [log, otherLog] = [real, twin].map((m) => JSON.stringify(readJournal(m, observer, "en", read)));
      if (log !== otherLog) return apart(`the log of ${observer}`, log!, otherLog!);
      erase(real, this.wanted, observer);
      erase(twin, this.known, observer);
      const at = this.wanted.s.findIndex((n, place) => n !== this.known.s[place]);
      if (at >= 0) return `what ${observer} knows: ${placeName(this.wanted, at)} is not the same`;
    }
    this.read = real.journal.length;
    return undefined;
  }
}

function apart(what: string, one: string, other: string): string {
  const { real, twin } = firstDifference(one, other);
  return `${what}: "${real}" is "${twin}"`;
}

/** The state without what is left of earlier times, and without the table that was kept, which shows once it is brought back. */
function live(m: Machine): Int16Array {
  const { layout, game, sp } = m;
  const s = m.s.slice(0, sp);
  for (const register of [RESULT, HIT]) s[register] = 0;
  s.fill(0, endMod(m), layout.modsEnd);
  s.fill(0, triggerAt(m, queueLength(m)), layout.queueEnd);
  s.fill(0, layout.effects + s[STACK_TOP]!, layout.effectsEnd);
  if (game.shape.rewind) s.fill(0, layout.script + 1 + s[layout.script]!, layout.stack);
  return s;
}

/** The part of a state that a place belongs to: a program's frame by name, everything else as the layout calls it. */
function placeName(m: Machine, at: number): string {
  const { layout, game } = m;
  const { programs, entries, ends, frames } = game.code;
  let pc = m.pc;
  for (let base = m.base; base > layout.stack; base = m.s[base - 1]!) {
    const n = entries.findIndex((entry, i) => entry <= pc && pc < ends[i]!);
    if (at >= base) return `place ${at - base} of ${frames[n]!.places} of "${programs[n]!.name}"`;
    pc = backOf(m, base);
  }
  if (at >= layout.columns && at < layout.tally)
    return `"${game.shape.columns[Math.floor((at - layout.columns) / layout.cards)]}" of a card`;
  if (at >= layout.numbers && at < layout.seat) return `"${game.shape.numbers[at - layout.numbers]}"`;
  const parts = Object.entries(layout).filter(([name, from]) => PARTS.includes(name) && from <= at);
  const [name, from] = parts.reduce((last, part) => (part[1] >= last[1] ? part : last), ["register", 0]);
  return `${name} + ${at - from}`;
}
const PARTS = [
  "seat",
  "first",
  "next",
  "last",
  "prev",
  "count",
  "definition",
  "owner",
  "zone",
  "below",
  "above",
].concat(["host", "flags", "seen", "was", "mods", "queue", "effects", "script"]);
