/**
 * A game's own account of who may know which card, written from its rulebook and not from its program: who sees what lies
 * in a zone, and by which lines of the log a hidden card may come to be known to whom. It lies in `rulebook/sight.yaml`.
 */
import { existsSync, readFileSync } from "node:fs";
import { EVERYBODY, type Machine, type ZoneShape } from "@tefuda/kernel";
import { AWAY } from "@tefuda/referee/words";
import { parse } from "yaml";
import { z } from "zod";

const who = z.enum(["everybody", "owner", "nobody"]);
type Who = z.infer<typeof who>;
const rules = z.array(z.string()).min(1);
const file = z.strictObject({
  /** By zone: who sees what lies there face up, and face down where cards may. */
  zones: z.record(z.string(), z.strictObject({ up: who, down: who.optional(), rules })),
  /** The lines that name a hidden card to everybody, or to the seat that they name first. */
  told: z.array(z.strictObject({ line: z.string(), to: z.enum(["everybody", "seat"]), rules })),
  /** The zones whose hidden cards somebody may come to know without their being named. */
  looks: z.array(
    z.discriminatedUnion("by", [
      /** Whoever chooses from among them just now. */
      z.strictObject({ zone: z.string(), by: z.literal("asked"), rules }),
      /** By a line that is written then: the seat that it names first, at its own or those of the seat that it names next. */
      z.strictObject({ zone: z.string(), by: z.literal("seat"), line: z.string(), rules }),
      /** The ones that an answer chose: everybody, if the line is written then. */
      z.strictObject({ zone: z.string(), by: z.literal("chosen"), line: z.string().optional(), rules }),
      /** By a line that is written then: whoever knew or saw the card before. */
      z.strictObject({ zone: z.string(), by: z.literal("before"), line: z.string(), rules }),
    ]),
  ),
});
export type AccountFile = z.infer<typeof file>;

/** The account of a game; undefined if it gives none. */
export const readAccount = (path: string): AccountFile | undefined =>
  existsSync(path) ? file.parse(parse(readFileSync(path, "utf8"))) : undefined;

/** What the shape of a zone comes to in the words of an account. */
export const shapeSays = ({ sees, faceDown }: ZoneShape): { up: Who; down?: Who } => ({
  up: sees === "all" ? "everybody" : sees === "owner" ? "owner" : "nobody",
  ...(sees === "all" && faceDown ? { down: faceDown === "owner" ? "owner" : "nobody" } : {}),
});

/** Where the zones of a game are not as its account has them, in words; undefined if all are. */
export function otherZone({ zones }: AccountFile, shapes: readonly ZoneShape[]): string | undefined {
  const other = shapes.find((shape) => {
    const { up, down } = zones[shape.id] ?? {};
    const says = shapeSays(shape);
    return says.up !== up || says.down !== down;
  });
  return other && `${other.id}: ${JSON.stringify(shapeSays(other))}`;
}

/** The observers, as bits, that may see a card of a zone by the account. */
export function seersOf({ zones }: AccountFile, m: Machine, zone: number, faceDown: boolean): number {
  const { id } = m.zoneShape(zone);
  // what rulings put outside of the game is there for all to see, and no zone of any account
  if (id === AWAY) return EVERYBODY;
  const said = zones[id]!;
  const seers = faceDown ? (said.down ?? said.up) : said.up;
  return seers === "everybody" ? EVERYBODY : seers === "owner" ? 1 << m.seatOf(zone) : 0;
}
