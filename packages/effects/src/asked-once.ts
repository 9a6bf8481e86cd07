/** Changes that could come to ask themselves. */
import { type Change, type Machine, makeChange } from "@tefuda/kernel";

/**
 * A change that is not asked again while it is being asked, by whichever card it is made: texts that give what others ask
 * for would else ask each other for ever, and many copies of one that is asked for by itself for as good as ever.
 */
export function askedOnce(change: Change): Change {
  const { touches, during } = change;
  let asked = false;
  const once =
    <Rest extends number[]>(test: (m: Machine, mod: number, ...rest: Rest) => boolean) =>
    (m: Machine, mod: number, ...rest: Rest): boolean => {
      if (asked) return false;
      asked = true;
      try {
        return test(m, mod, ...rest);
      } finally {
        asked = false;
      }
    };
  return makeChange({ ...change, touches: touches && once(touches), during: during && once(during) });
}
