/** Numbers that a text says or has counted. */
import { Unread } from "./asking.ts";
import { allSuch } from "./describing.ts";
import type { Reading, Said } from "./reading.ts";
import { spokenOf } from "./spoken.ts";
import type { Amount, Description } from "./tree.ts";
import { seatsOf } from "./who.ts";

/** How many different words of a sort there are among some cards. */
export const different = (r: Reading, sort: string, among: Description, said: Said): number =>
  new Set(allSuch(r, among, said).flatMap((thing) => r.sense.traitsOf(r, thing, sort))).size;

export function numberOf(r: Reading, amount: Amount, said: Said): number {
  if (typeof amount === "number") return amount;
  if ("each" in amount)
    return Math.floor(allSuch(r, amount.each, said).length / (amount.per ?? 1)) * amount.times;
  if ("sum" in amount) return numberOf(r, amount.sum, said) + amount.and;
  if ("half" in amount) return Math.floor(numberOf(r, amount.half, said) / 2);
  if ("capped" in amount) {
    const number = numberOf(r, amount.capped, said);
    return Math.abs(number) > amount.most ? Math.sign(number) * amount.most : number;
  }
  if ("value" in amount)
    return spokenOf(r, amount.of, said).reduce(
      (sum, { thing, life }) => sum + r.sense.figure(r, thing, amount.value, life),
      0,
    );
  if ("eachOf" in amount)
    return seatsOf(r, amount.whose, said).reduce(
      (sum, seat) => sum + (r.rules.pointsOf?.(r, seat, amount.eachOf) ?? 0) * amount.times,
      0,
    );
  if ("distinct" in amount) return different(r, amount.distinct, amount.among, said) * amount.times;
  if ("happened" in amount) return r.past.often(amount.happened, said.you) * amount.times;
  if (said.uncounted && "done" in amount) throw new Unread("how often something was said of players");
  if ("done" in amount && amount.done === true && amount.of === undefined)
    return said.done * (amount.times ?? 1);
  throw new Unread(`amount.${Object.keys(amount).join("+")}`);
}
