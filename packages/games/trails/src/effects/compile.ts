/** One text of a card made into an ability of the kernel. */
import { compileText as compileCommon, type World } from "@tefuda/language/standard/index";
import { HAND } from "../schema.ts";
import type { Text } from "../text/tree.ts";
import { epOf } from "./costs.ts";
import type { TextAbility } from "./text.ts";

/** A text as an ability; an Error with words for people says why it can mean nothing. */
export function compileText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  world: World,
): TextAbility {
  if (text.kind !== "effect" || !text.price) return compiled(text, words, index, world);
  const { price, ...effect } = text;
  const {
    statics,
    staticsIn,
    records: asked = [],
  } = compiled({ kind: "always", ...price }, words, index, world);
  const does = compiled(effect, words, index, world);
  const records = [...(does.records ?? []), ...asked];
  return {
    ...does,
    text,
    statics,
    ...(staticsIn && { staticsIn }),
    ...(records.length > 0 && { records }),
  };
}

const compiled = (
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  world: World,
): TextAbility => ({
  ...compileCommon(text, words, index, world),
  ep: text.kind === "use" ? epOf(text.cost) : 0,
  // what says what its own card costs holds wherever that is played from
  ...(costsItself(text) && { staticsIn: ["top", HAND] as const }),
});

/** Whether a text says no more than what its own card costs. */
export const costsItself = (text: Text): boolean =>
  text.kind === "always" && text.what.every((s) => s.is === "cost" && s.self === true);
