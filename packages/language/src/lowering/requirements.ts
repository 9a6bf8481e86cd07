/** What has to hold for a text to be used or a card to be played: whether it does, and what the judge says if not. */
import type { Machine, Reason } from "@tefuda/kernel";
import type { Requirement } from "./phrases.ts";

/**
 * Whether all of it holds for a card and its player; of a text that is not there nothing is asked.
 * @param openly as far as what all can see tells
 */
export function allHold(
  requires: readonly Requirement[] | undefined,
  m: Machine,
  self: number,
  seat: number,
  openly = false,
): boolean {
  // asked of every card at every question: nothing new is made for it
  if (requires !== undefined)
    for (let i = 0; i < requires.length; i++) {
      const required = requires[i]!;
      if (openly && required.open) {
        if (!required.open(m, self, seat)) return false;
      } else if (!required.test(m, self, seat)) return false;
    }
  return true;
}

/** What has to hold in one way of several at least, each with what it requires. */
export function oneOf(ways: readonly (readonly Requirement[])[]): Requirement[] {
  const [first] = ways.flat();
  if (!first || ways.some((way) => way.length === 0)) return [];
  const some =
    (openly: boolean): Requirement["test"] =>
    (m, self, seat) =>
      ways.some((way) => allHold(way, m, self, seat, openly));
  return [{ ...first, test: some(false), open: some(true) }];
}

/** What of it does not hold. */
export function lacking(
  requires: readonly Requirement[] | undefined,
  m: Machine,
  self: number,
  seat: number,
): Reason[] {
  return (requires ?? []).filter((r) => !r.test(m, self, seat)).map((r) => ({ rule: r.rule, needs: r.says }));
}
