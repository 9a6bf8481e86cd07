/** Whom a sentence speaks of. */
import { Unread } from "./asking.ts";
import type { Reading, Said } from "./reading.ts";

export function seatsOf(r: Reading, who: string, said: Said): number[] {
  const last = said.it.at(-1);
  switch (who) {
    case "you":
      return [said.you];
    case "opponent":
    case "opponents":
      return [1 - said.you];
    case "active":
      return [r.world.first];
    case "both":
      return said.each === undefined ? r.rules.both(r, said) : [said.each];
    case "they":
      if (said.they === undefined) throw new Unread("they of nobody");
      return [said.they];
    case "others":
      return r.rules.both(r, said).filter((seat) => seat !== (said.they ?? said.you));
    case "owner":
      if (!last) throw new Unread("owner of nothing");
      return [last.thing.owner];
    case "its":
      if (!last) throw new Unread("its player of nothing");
      return [last.thing.seat];
    default:
      throw new Unread(`who.${who}`);
  }
}

export const seatOf = (r: Reading, who: string, said: Said): number => seatsOf(r, who, said)[0]!;
