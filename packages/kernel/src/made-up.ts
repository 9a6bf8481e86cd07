/** What it takes to make a world out of what is known: which cards are unknown, what may lie there, and making one up. */
import { UNKNOWN } from "./erase-table.ts";
import type { Machine } from "./machine.ts";
import { enlist } from "./modifiers.ts";
import { cardsByPlace } from "./spoken.ts";

/** Says of a card definition whether it may lie somewhere. */
export type Fits = (definition: number) => boolean;

/** A card that is not known, and what may lie where it lies; undefined if everything may. */
export interface UnknownCard {
  card: number;
  fits: Fits | undefined;
}

/** The unknown cards of an erased state (erase.ts), as they lie. */
export function unknownCards(known: Machine): UnknownCard[] {
  const { definitions } = known.game;
  const tests = new Map<unknown, Fits>();
  return cardsByPlace(known).flatMap((card): UnknownCard[] => {
    if (known.definition(card) !== UNKNOWN) return [];
    const { holds } = known.zoneShape(known.zone(card));
    if (holds && !tests.has(holds)) tests.set(holds, (of) => holds(definitions[of]!.facts ?? []));
    return [{ card, fits: holds && tests.get(holds) }];
  });
}

/** Overwrites `into`, a machine for the same match, with what is known; what is not is still to be made up. */
export function beginWorld(known: Machine, into: Machine): void {
  into.s.set(known.s);
  into.resume();
  into.key = undefined;
  into.journal.on = false;
  // cards are made up that may listen to more
  into.heard = into.registry.heard;
  into.present = into.game.allFacts;
}

/** Makes an unknown card one of a definition, with what always holds by it where it lies. */
export function makeUp(m: Machine, card: number, definition: number): void {
  const { s, layout, game } = m;
  s[layout.definition + card] = definition;
  // the table that is kept for stepping back has the same cards
  if (game.shape.rewind) s[layout.reserve + layout.definition + card] = definition;
  const zone = m.zone(card);
  enlist(m, card, !m.inPlay(zone) ? m.zoneId(zone) : m.above(card) >= 0 ? "under" : "top");
}
