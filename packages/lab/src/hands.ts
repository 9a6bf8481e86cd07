/** What a game's hands are, and what may be asked for out of them. */
import type { Game, GamePackage } from "@tefuda/kernel";

/** Zones that their players hold in their hands, by number. */
export function handsOf({ layout }: GamePackage, { shape }: Game): Set<number> {
  const held = layout.rows.flatMap(({ zones }) => zones.filter(({ form }) => form === "fan"));
  return new Set(held.map(({ zone }) => shape.zones.findIndex(({ id }) => id === zone)));
}
