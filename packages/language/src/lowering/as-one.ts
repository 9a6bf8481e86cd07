/** The numbers that one text changes: it changes all of them of the same cards. */
import { type Machine, MOD_SIZE, type Modifier, makeModifier } from "@tefuda/kernel";

/**
 * "Critters with bite 2 or more have -2/+1": which critters these are is asked for either number before the text has changed
 * one of them. The modifiers come to stand one behind the other, in this order.
 */
export const asOne = (modifiers: readonly Modifier[]): Modifier[] =>
  modifiers.map((modifier, i) =>
    modifier.stat === undefined || i === 0 ? modifier : askedBefore(modifier, i),
  );

/** Of what a modifier asks, nothing is seen that so many modifiers before it have done. */
function askedBefore(modifier: Modifier, places: number): Modifier {
  function before<T>(m: Machine, mod: number, asks: () => T): T {
    const limit = m.modLimit;
    m.modLimit = mod - places * MOD_SIZE;
    try {
      return asks();
    } finally {
      m.modLimit = limit;
    }
  }
  const { touches, during, fold } = modifier;
  return makeModifier({
    ...modifier,
    touches: touches && ((m, mod, subject) => before(m, mod, () => touches(m, mod, subject))),
    during: during && ((m, mod) => before(m, mod, () => during(m, mod))),
    fold: fold && ((m, v, mod, card) => before(m, mod, () => fold(m, v, mod, card))),
  });
}
