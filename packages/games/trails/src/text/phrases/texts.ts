/** The icon for what happens when a card is put onto the field (trails-4.14). */
import { equal, type Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import { gameOf } from "@tefuda/language/core";
import { marked } from "@tefuda/language/phrases/antecedent";
import { listed } from "@tefuda/language/phrases/rows";
import { awaited, takingOf, textOf } from "@tefuda/language/phrases/texts";
import type { Text, Trigger } from "../tree.ts";
import { vocabulary } from "./words.ts";

const taking = takingOf<Text>();
const game = gameOf(vocabulary);

const entry: Trigger = { on: "enters", what: { ref: "this" } };

export const texts: Production[] = [
  both(
    "Text",
    ({ a }) => {
      const said = awaited(game, entry, undefined, a);
      return said && textOf("when", said);
    },
    taking("when", ({ on, do: act, if: c, times }) =>
      equal(on, entry) && !c && !times ? { a: listed(marked(game, act)) } : undefined,
    ),
    ["〔Entry〕 {a:Act.when}", "(〔|【)Entry(〕|】) [:] {a:Act.when}"],
    ["〔登場〕{a:Act.when}", "(〔|【)登場(〕|】)(：|、|){a:Act.when}"],
    { on: ["anywhere", "onUnit", "onItem", "onBase"] },
  ),
];
