/** A case, and its position as the reader sees it. */
import type { Made, Place } from "./kit.ts";
import type { Rules } from "./reader/reading.ts";
import type { Thing, World } from "./reader/world.ts";

export interface Case {
  seed: number;
  cards: readonly Made[];
  place: Place;
  /** The card whose text is done. */
  played: Made;
}

/** Plain objects of a position. */
export function worldOf({ cards, place }: Case, rules: Rules): World {
  const prints = new Map(cards.map(({ name, print }) => [name, print]));
  const sides = place.sides.map(({ numbers, zones }, seat) => ({
    points: { ...numbers },
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, placed]) => [
        zone,
        placed.map(
          ({ card, owner = seat, turned = false, faceDown = false, numbers: counts = {} }): Thing => ({
            name: card,
            print: prints.get(card)!,
            owner,
            seat,
            zone,
            turned,
            faceDown,
            counts: { ...counts },
            life: 0,
          }),
        ),
      ]),
    ),
  }));
  const all = sides.flatMap(({ zones }) => Object.values(zones).flat());
  for (const { zones } of place.sides)
    for (const { card, host } of Object.values(zones).flat())
      if (host !== undefined)
        all.find(({ name }) => name === card)!.host = all.find(({ name }) => name === host);
  const { turn, player, called } = place;
  for (const zone of Object.values(rules.zones)) for (const side of sides) side.zones[zone] ??= [];
  return { sides, lasting: [], turn, first: player, player, phase: called };
}
