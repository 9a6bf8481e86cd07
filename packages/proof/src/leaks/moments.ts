/**
 * What a game has been looked at in. A moment is an answer to a question, and has several things about it that may be new:
 * which card or text the answer takes, from among what it is chosen, and what it comes to. Looking takes long, so it is
 * done where one of these was not met before.
 */
import { firstOf, groupOf, type Machine, MOVE, SAYS } from "@tefuda/kernel";
import { OF_CARDS } from "@tefuda/referee/steering/chosen";

export class Moments {
  private readonly seen = new Set<string>();

  /** Whether anything about a moment was never met; it counts as met now. */
  isNew(things: readonly string[]): boolean {
    const { size } = this.seen;
    for (const thing of things) this.seen.add(thing);
    return this.seen.size > size;
  }

  /** Everything is new again. */
  clear(): void {
    this.seen.clear();
  }
}

/** From among what is chosen: the zones of the cards, in which of them there are several, and whether equal ones. */
export function offered(m: Machine): string {
  const spec = m.asking()!;
  const kinds = new Map<string, number[]>();
  for (const option of m.options.subarray(0, m.list())) {
    const group = groupOf(option);
    if (!OF_CARDS.includes(spec.groups?.[group]?.form)) continue;
    const card = firstOf(option);
    const at = `${group} ${m.zoneShape(m.zone(card)).id}${m.faceDown(card) ? " face down" : ""}`;
    kinds.set(at, [...(kinds.get(at) ?? []), m.definition(card)]);
  }
  const several = ([at, all]: [string, number[]]): string =>
    `${at}${all.length > 1 ? " several" : ""}${new Set(all).size < all.length ? " equal" : ""}`;
  return `from ${m.pc}: ${[...kinds].map(several).sort().join()}`;
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
  return `to ${[...found].sort().join()}: ${m.over ? "" : m.pc}`;
}
