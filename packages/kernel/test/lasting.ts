/** What the tests of changes share: a game that knows some, one put on somebody, and all that last. */
import { type Change, endMod, firstMod, type Machine, MOD_SIZE } from "../src/index.ts";
import { ability, kind, started } from "./tiny.ts";

/** A machine whose game knows these changes. */
export function knowing(lasting: readonly Change[], more: Parameters<typeof started>[0] = {}): Machine {
  const kinds = [kind("Oak", { abilities: [ability({ lasting })] }), kind("Yew", { printed: [7, -2] })];
  return started({ kinds, ...more }, [
    [0, 1, 0, 1],
    [0, 1],
  ]);
}
export const on = (subject: number, what: Change, more: object = {}) => ({
  change: what,
  source: 0,
  subject,
  seat: 0,
  ...more,
});
export const listed = (m: Machine): number[] => {
  const mods: number[] = [];
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) mods.push(mod);
  return mods;
};
