/**
 * Names: a card that is called so. A name is not put into another language: a text writes it as the card bears it.
 *
 * Example: `{ noun: "unit", named: "Lantern Scout" }` - 'unit named "Lantern Scout"', 「「Lantern Scout」という名前のUNIT」.
 */
import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import type { Has } from "../lowering/phrases.ts";

export const namePhrases: readonly Production[] = [
  say(
    "Rel",
    { named: "$n" },
    ['named {n:"}', '(called|with the name|whose name is) {n:"}'],
    ['{n:"}という名前の', '{n:"}という'],
  ),
  read("Noun", { noun: "card", named: "$n" }, ['{n:"}', 'copy of {n:"}'], ['{n:"}[という名前][のカード]'], {
    num: ["sg"],
  }),
  read("Noun", { noun: "card", named: "$n" }, ['copies of {n:"}'], [], { num: ["pl"] }),
];

/** Whether a card bears a name: with its sub-name, which stands behind a comma, or without. */
export function nameHolds(named: string | undefined): Has[] {
  if (named === undefined) return [];
  const name = named.toLowerCase();
  return [
    (m, c) => {
      const called = m.definitionOf(c).name.toLowerCase();
      return called === name || called.startsWith(`${name}, `);
    },
  ];
}
