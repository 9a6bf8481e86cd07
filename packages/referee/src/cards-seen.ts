/** What is to be seen of the cards of a match: their values and marks, and which lie where. */
import { type Machine, NONE, SPECTATOR, tidy, touches, value, viewOf } from "@tefuda/kernel";
import { endMod, firstMod, modifierOf } from "@tefuda/kernel/modifiers";
import { MOD_SIZE } from "@tefuda/kernel/shape";

/** The words of the changes that lie on a card. */
export function marksOf(m: Machine, card: number): string[] {
  const marks: string[] = [];
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    const { says } = modifierOf(m, mod);
    if (says && touches(m, mod, card)) marks.push(says);
  }
  return marks;
}

/** A value of a card; undefined where it is neither printed on it nor given to it. */
export function statOf(m: Machine, card: number, stat: number): number | undefined {
  const definition = m.definitionOf(card);
  const now = m.zoneShape(m.zone(card)).inPlay ? value(m, card, stat) : definition.printed[stat]!;
  return definition.has[stat] || now !== definition.printed[stat] || now !== 0 ? now : undefined;
}

/** Names of what a seat (or nobody, as the spectator) sees in a zone: "?" for a card it does not know, face down or not. */
export function namesSeen(m: Machine, observer: number, zone: string, side: number | undefined): string[] {
  const view = viewOf(m, observer < 0 ? SPECTATOR : observer);
  const seen = side === undefined ? view.shared[zone] : view.seats[side]?.zones[zone];
  if (!seen) return [];
  const names = (seen.cards ?? []).map((card) => (card === null || card.name === "" ? "?" : card.name));
  return [...names, ...Array<string>(seen.count - names.length).fill("?")];
}

/** Names of what a seat (or nobody) sees underneath the cards of a name in play, uppermost first; nothing where none is in play. */
export function namesUnder(m: Machine, observer: number, name: string): string[] | undefined {
  const view = viewOf(m, observer < 0 ? SPECTATOR : observer);
  const zones = [...view.seats.flatMap((seat) => Object.values(seat.zones)), ...Object.values(view.shared)];
  const tops = zones
    .flatMap((zone) => zone.cards ?? [])
    .filter((card) => card && tidy(card.name) === tidy(name));
  return tops.length === 0 ? undefined : tops.flatMap((card) => card!.under.map((low) => low.name));
}

/** Names of the cards that lie in a zone, first to last; covered ones are not among them. */
export function namesIn(m: Machine, zone: number): string[] {
  const names: string[] = [];
  for (let card = m.first(zone); card !== NONE && card >= 0; card = m.next(card))
    names.push(m.definitionOf(card).name);
  return names;
}
