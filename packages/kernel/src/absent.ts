/**
 * Players who are no longer there while others play on. What they are still asked - by a text that was under way, or in
 * the middle of their own turn - is answered for them, always alike, by what does least.
 */
import { firstOf, groupOf } from "./ask.ts";
import type { Machine } from "./machine.ts";
import { noteOption, notePicks } from "./rewind.ts";
import { ABSENT, ENTRY, NOBODY } from "./shape.ts";

/** A seat takes no further part. */
export function leaves(m: Machine, seat: number): void {
  m.s[ABSENT]! |= 1 << seat;
}
export const isAbsent = (m: Machine, seat: number): boolean => (m.s[ABSENT]! & (1 << seat)) !== 0;

/** Answers the waiting question if it is asked of a seat that is not there: no, the fewest, or a word like passing. */
export function answerForAbsent(m: Machine): boolean {
  const spec = m.asking()!;
  const seat = spec.who(m);
  if (!isAbsent(m, seat)) return false;
  const count = m.list();
  if (spec.shape === "some") {
    const least = spec.min!(m);
    const picked = Int16Array.from(m.options.subarray(0, least), firstOf);
    if (m.s[ENTRY] !== 0) notePicks(m, seat, picked, least);
    m.putSome(picked, least);
  } else {
    const word = (option: number): boolean => spec.groups?.[groupOf(option)]?.form === "word";
    const options = m.options.subarray(0, count);
    const option = spec.shape === "number" ? options[0]! : (options.findLast(word) ?? options[count - 1]!);
    if (m.s[ENTRY] !== 0) noteOption(m, seat, option);
    m.put(option);
  }
  m.goOn();
  return true;
}

/** A seat gives up. Where the game knows how, the others go on without it; else the other of two has won, or nobody. */
export function giveUp(m: Machine, seat: number): void {
  const { leave, concedeRule } = m.game;
  if (leave) {
    leaves(m, seat);
    leave(m, seat);
  } else m.end(m.layout.seats === 2 ? 1 - seat : NOBODY, concedeRule);
  if (m.over || answerForAbsent(m)) m.run();
}
