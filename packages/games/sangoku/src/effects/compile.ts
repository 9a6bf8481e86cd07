/** One text of a card made into an ability of the kernel. */
import { compileText as compileCommon, type World } from "@tefuda/language/standard/index";
import { HAND } from "../schema.ts";
import { isOfItself } from "../text/itself.ts";
import type { Text } from "../text/tree.ts";
import { priceOf } from "./costs.ts";
import type { TextAbility } from "./text.ts";

/**
 * A text as an ability; an Error with words for people says why it can mean nothing.
 * @param fort whether it stands in red (sangoku-8.5)
 */
export const compileText = (
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  world: World,
  fort: boolean,
): TextAbility => ({
  ...compileCommon(text, words, index, world, fort ? { place: "fort" } : {}),
  price: text.kind === "use" ? priceOf(text.cost) : 0,
  // what says what its own card costs or is for holds wherever that is played from
  ...(isOfItself(text) && { staticsIn: ["top", HAND] as const }),
});
