/** What a text asks before it goes on. */
import { different } from "./amounts.ts";
import { Unread } from "./asking.ts";
import { allSuch, compares, isStill } from "./describing.ts";
import type { Reading, Said } from "./reading.ts";
import { spokenOf } from "./spoken.ts";
import type { Condition, Description, Spoken } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { zoneOf } from "./world.ts";

export function holds(r: Reading, condition: Condition, said: Said): boolean {
  const { n = 0, how = "exactly" } = condition;
  switch (condition.if) {
    case "count":
      return compares(allSuch(r, condition.what as Description, said).length, how, n);
    case "points":
      return seatsOf(r, condition.who!, said).every((seat) =>
        compares(pointsOf(r, seat, condition.of as string), how, n),
      );
    case "hand":
      return seatsOf(r, condition.who!, said).every((seat) =>
        compares(zoneOf(r.world, seat, r.rules.hand).length, how, n),
      );
    case "lead": {
      const of = (seat: number): number =>
        condition.of === "hand"
          ? zoneOf(r.world, seat, r.rules.hand).length
          : pointsOf(r, seat, condition.of as string);
      return leads(of, condition.who!, said);
    }
    case "outnumber": {
      const all = allSuch(r, condition.what as Description, said);
      return leads((seat) => all.filter((thing) => thing.seat === seat).length, condition.who!, said);
    }
    case "distinct":
      return compares(different(r, condition.of as string, condition.among!, said), how, n);
    case "every":
      return allSuch(r, condition.what as Description, said).every((thing) =>
        isStill(r, thing, condition.fits!, said),
      );
    case "and":
      return (condition.of as readonly Condition[]).every((part) => holds(r, part, said));
    case "or":
      return (condition.of as readonly Condition[]).some((part) => holds(r, part, said));
    case "not":
      return !holds(r, condition.what as Condition, said);
    case "did":
      return said.did;
    case "happened":
      return compares(r.past.often(condition.happened!, said.you), how, n);
    case "is": {
      const ref = condition.what as string | Spoken;
      const cards = spokenOf(r, typeof ref === "string" ? ref : ref.ref, said);
      const called = typeof ref === "string" ? undefined : ref.fits;
      return (
        cards.length > 0 &&
        cards.every(
          ({ thing }) =>
            isStill(r, thing, condition.fits!, said) && (!called || isStill(r, thing, called, said)),
        )
      );
    }
    default: {
      const own = r.rules.conditions[condition.if];
      if (!own) throw new Unread(`condition.${condition.if}`);
      return own(r, condition, said);
    }
  }
}

const pointsOf = (r: Reading, seat: number, of: string): number =>
  r.rules.pointsOf?.(r, seat, of) ?? r.world.sides[seat]!.points[of]!;

function leads(of: (seat: number) => number, who: string, { you }: Said): boolean {
  const [more, less] = who === "you" ? [you, 1 - you] : [1 - you, you];
  return of(more) > of(less);
}
