/** Modifiers that could come to ask themselves. */
import { type Machine, type Modifier, makeModifier } from "@tefuda/kernel";

/**
 * A modifier that is not asked again while it is being asked, by whichever card it is made: texts that give what others ask
 * for would else ask each other for ever, and many copies of one that is asked for by itself for as good as ever.
 */
export function askedOnce(modifier: Modifier): Modifier {
  const { touches, during } = modifier;
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
  return makeModifier({ ...modifier, touches: touches && once(touches), during: during && once(during) });
}
