/** What a game's cards usually say: how often they use a phrase, and with which number. */
import type { Reading } from "../read.ts";
import type { Production } from "../types.ts";

/** Where nothing is known of a phrase, it stands with a number of this size. */
const SMALL = 2;
/** What it costs to say what no card says. */
const UNHEARD = 16;

export class Ordinary {
  private readonly times = new Map<Production, number>();
  private readonly ofSymbol = new Map<string, number>();
  private readonly numbers = new Map<Production, Map<number, number>>();

  /** Notes what a text was read as. */
  note({ production, parts, node }: Reading, within?: Production): void {
    if (production) {
      add(this.times, production);
      add(this.ofSymbol, production.makes);
    } else if (within && typeof node === "number") {
      const of = this.numbers.get(within) ?? new Map<number, number>();
      this.numbers.set(within, of);
      add(of, node);
    }
    for (const part of parts) this.note(part, production);
  }

  /** How unusual a phrase is among those that could stand in its place, in bits; more if no card says it. */
  rarity(production: Production): number {
    const times = this.times.get(production) ?? 0;
    const all = this.ofSymbol.get(production.makes) ?? 0;
    return times === 0 ? UNHEARD : Math.round(Math.log2((all + 1) / (times + 1)));
  }

  number(production: Production): number {
    const known = [...(this.numbers.get(production) ?? [])];
    return known.sort(([, a], [, b]) => b - a)[0]?.[0] ?? SMALL;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
