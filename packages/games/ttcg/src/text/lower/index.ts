/** From what a text says to the tree that its effects are compiled from. */
import type { Said } from "../said/index.ts";
import type { Effect } from "../tree.ts";
import { action, isUnless } from "./actions.ts";
import { part } from "./parts.ts";
import { type Around, spokenOf } from "./pointing.ts";

/** The effect that a text says, and what its words that point back call their cards. */
export function lowered(text: Said): { effect: Effect; nouns: ReadonlyMap<object, string> } {
  const nouns = new Map<object, string>();
  const around: Around = { spoken: spokenOf(text), nouns };
  const { trigger: on, condition: asked, cost, offer, act, ...rest } = clear(text);
  const effect: Effect = {
    ...rest,
    ...(on && { trigger: part(on, { spoken: "free", nouns }) }),
    ...(asked && { condition: part(asked, around) }),
    ...(cost && { cost: cost.map((one) => action(one, around)) }),
    ...(offer && { offer: action(offer, { ...around, doer: "opponent" }) }),
    act: action(act, around),
  };
  return { effect, nouns };
}

/** A text that only holds, "unless" something is so, holds while that is not so. */
function clear(text: Said): Said {
  const { act } = text;
  if (text.condition || act.do !== "lasting" || !isUnless(act.what)) return text;
  const { unless, ...what } = act.what;
  return { ...text, condition: { if: "not", what: unless }, act: { ...act, what } };
}
