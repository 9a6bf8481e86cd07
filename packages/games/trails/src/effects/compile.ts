/** One text of a card made into an ability of the kernel. */
import { compileText as compileCommon, type World } from "@tefuda/language/standard/index";
import type { Text } from "../text/tree.ts";
import { epOf } from "./costs.ts";
import type { TextAbility } from "./text.ts";

/** A text as an ability; an Error with words for people says why it can mean nothing. */
export const compileText = (
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  world: World,
): TextAbility => ({
  ...compileCommon(text, words, index, world),
  ep: text.kind === "use" ? epOf(text.cost) : 0,
});
