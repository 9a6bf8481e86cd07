/**
 * What sorts of moments a game has been looked at in: an answer by its question, kind of card and number of its text, with
 * what was written because of it and what is asked next. Looking takes long, so it is done where nobody has looked yet.
 */
import { type Machine, MOVE, SAYS } from "@tefuda/kernel";

export class Moments {
  private readonly seen = new Map<string, number>();

  /** How often one of this sort was met before; it counts as met now. */
  meet(moment: string): number {
    const times = this.seen.get(moment) ?? 0;
    this.seen.set(moment, times + 1);
    return times;
  }
}

/** What an answer came to: what was written since a place in the journal, each sort once, and what is asked now. */
export function consequences(m: Machine, since: number): string {
  const { data, length } = m.journal;
  const found = new Set<string>();
  for (let at = since; at < length; at += data[at]!) {
    const type = data[at + 1]!;
    const id = (zone: number): string => m.zoneShape(zone).id;
    if (type === MOVE) found.add(`${id(data[at + 4]!)}>${id(data[at + 8]!)}`);
    else found.add(String(type - SAYS));
  }
  return `${[...found].sort().join()}: ${m.over ? "" : m.pc}`;
}
