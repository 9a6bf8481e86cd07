/** Changes that could come to ask themselves. */
import { type Change, type Machine, makeChange, modAmount, setModAmount } from "@tefuda/kernel";

/**
 * A change that is not asked again while it is being asked: two texts that give what the other asks for would else ask
 * each other for ever. The number of the modifier, of no use to a mark without an amount, holds that it is being asked.
 */
export function askedOnce(change: Change): Change {
  const { touches, during } = change;
  const once =
    <Rest extends number[]>(test: (m: Machine, mod: number, ...rest: Rest) => boolean) =>
    (m: Machine, mod: number, ...rest: Rest): boolean => {
      if (modAmount(m, mod) !== 0) return false;
      setModAmount(m, mod, 1);
      const holds = test(m, mod, ...rest);
      setModAmount(m, mod, 0);
      return holds;
    };
  return makeChange({ ...change, touches: touches && once(touches), during: during && once(during) });
}
