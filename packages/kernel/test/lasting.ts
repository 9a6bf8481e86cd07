/** What the tests of modifiers share: a game that knows some, one put on somebody, and all that last. */
import { endMod, firstMod, type Machine, MOD_SIZE, type Modifier } from "../src/index.ts";
import { ability, definition, started } from "./tiny.ts";

/** A machine whose game knows these modifiers. */
export function knowing(lasting: readonly Modifier[], more: Parameters<typeof started>[0] = {}): Machine {
  const definitions = [
    definition("Oak", { abilities: [ability({ lasting })] }),
    definition("Yew", { printed: [7, -2] }),
  ];
  return started({ definitions, ...more }, [
    [0, 1, 0, 1],
    [0, 1],
  ]);
}
export const on = (subject: number, what: Modifier, more: object = {}) => ({
  modifier: what,
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
