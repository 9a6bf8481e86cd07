/**
 * What can be won or survived, gone through in the plainest way there is: every world card by card, every answer, every
 * throw, nothing remembered and nothing left out. It shares nothing with the solver but the kernel, and is only for
 * positions small enough.
 */
import { firstOf, knows, type Machine, NOBODY, notations, OUTCOME, viewOf } from "@tefuda/kernel";

/** More than can be gone through, or other than this goes through. */
export class TooMany extends Error {}

export interface Small {
  /** A match's machine where the seat is asked; it is overwritten. */
  m: Machine;
  seat: number;
  goal: "win" | "survive";
  /** The turn that is no longer looked at. */
  until: number;
  /** How many positions are gone through before it is given up. */
  bound: number;
}

/** By each answer, in the words of the question, whether it reaches the goal. Throws {@link TooMany}. */
export function bruteForce(small: Small): Map<string, boolean> {
  return new Brute(small).answers();
}

class Brute {
  private left: number;
  private readonly small: Small;

  constructor(small: Small) {
    this.small = small;
    this.left = small.bound;
  }

  answers(): Map<string, boolean> {
    const worlds = this.worlds();
    return new Map(this.words(worlds[0]!).map((word) => [word, this.does(worlds, word)]));
  }

  /** Every way to hand out what each seat's unknown cards can be. */
  private worlds(): Int16Array[] {
    const { m, seat, bound } = this.small;
    const { definition } = m.layout;
    const all = Array.from({ length: m.layout.cards }, (_, card) => card);
    // what may lie in some places, and what holds by lying there, is not gone through here
    const restricted = all.some((card) => {
      if (knows(m, seat, card)) return false;
      return (
        m.zoneShape(m.zone(card)).holds !== undefined || m.game.standing[m.definition(card)] !== undefined
      );
    });
    if (restricted) throw new TooMany();
    let states = [m.s.slice()];
    for (let owner = 0; owner < m.layout.seats; owner++) {
      const hidden = all.filter((card) => m.owner(card) === owner && !knows(m, seat, card));
      const kinds = hidden.map((card) => m.definition(card));
      const orders: number[][] = [];
      for (const order of ordersOf(kinds)) {
        orders.push(order);
        if (orders.length * states.length > bound) throw new TooMany();
      }
      states = states.flatMap((state) =>
        orders.map((order) => {
          const other = state.slice();
          for (const [i, card] of hidden.entries()) other[definition + card] = order[i]!;
          return other;
        }),
      );
    }
    return states;
  }

  private lay(state: Int16Array): Machine {
    const { m } = this.small;
    if (this.left-- <= 0) throw new TooMany();
    m.s.set(state);
    m.resume();
    return m;
  }

  private words(state: Int16Array): string[] {
    const m = this.lay(state);
    const spec = m.asking()!;
    const words = notations(m, spec, m.list());
    if (spec.shape !== "some") return words;
    const found: string[] = [];
    if (words.length > 10) throw new TooMany();
    for (let set = 0; set < 1 << words.length; set++) {
      const picked = words.filter((_, i) => (set >> i) & 1);
      if (picked.length >= spec.min!(m) && picked.length <= spec.max!(m)) found.push(picked.join(" + "));
    }
    return found;
  }

  /** Whether an answer reaches the goal from states that look the same. */
  private does(states: readonly Int16Array[], word: string): boolean {
    const ends = states.flatMap((state) => this.after(state, word));
    if (ends.includes(false)) return false;
    const asked = ends.filter((end) => end !== true && end !== false);
    const { m, seat } = this.small;
    const alike = Map.groupBy(asked, (state) => {
      this.lay(state);
      return JSON.stringify(viewOf(m, seat));
    });
    return [...alike.values()].every((some) => this.words(some[0]!).some((next) => this.does(some, next)));
  }

  /** All that may come of an answer before the seat is asked again: a position, or whether it was reached or missed. */
  private after(state: Int16Array, word: string): (Int16Array | boolean)[] {
    const { m, seat, goal, until } = this.small;
    return this.every(state, word).flatMap((next): (Int16Array | boolean)[] => {
      this.lay(next);
      // whoever falls in a later turn has not fallen in this one
      if (m.number(m.game.shape.numbers.indexOf("turn")) >= until) return [goal === "survive"];
      if (m.over) {
        const winner = m.s[OUTCOME]!;
        return [goal === "win" ? winner === seat : winner === seat || winner === NOBODY];
      }
      if (m.asking()!.who(m) === seat) return [next];
      return this.words(next).flatMap((reply) => this.after(next, reply));
    });
  }

  /** A state after an answer, for every way in which chance may fall. */
  private every(state: Int16Array, word: string, thrown: readonly number[] = []): Int16Array[] {
    const m = this.lay(state);
    const spec = m.asking()!;
    const words = notations(m, spec, m.list());
    let at = 0;
    let more = 0;
    m.dice = {
      roll: (sides) => {
        const n = at++;
        if (n === thrown.length) more = sides;
        return thrown[n] ?? 0;
      },
      leaves: (zone) => {
        // cards of one kind lie alike in whatever order they lie
        const kinds = new Set<number>();
        for (let card = m.first(zone); card >= 0; card = m.next(card)) kinds.add(m.definition(card));
        if (kinds.size > 1 && m.count(zone) > 5) throw new TooMany();
        return kinds.size <= 1;
      },
    };
    if (spec.shape === "some") {
      const options = Array.from(m.options.subarray(0, words.length), firstOf);
      m.chooseSome(word === "" ? [] : word.split(" + ").map((one) => options[words.indexOf(one)]!));
    } else m.choose(m.options[words.indexOf(word)]!);
    if (more === 0) return [m.s.slice()];
    return Array.from({ length: more }, (_, roll) => roll).flatMap((roll) =>
      this.every(state, word, [...thrown, roll]),
    );
  }
}

/** All different orders of numbers. */
function* ordersOf(numbers: readonly number[], made: readonly number[] = []): Generator<number[]> {
  if (numbers.length === 0) yield [...made];
  for (const number of new Set(numbers)) {
    const left = [...numbers];
    left.splice(left.indexOf(number), 1);
    yield* ordersOf(left, [...made, number]);
  }
}
