/**
 * Names: a card that is called so. A name is not put into another language: a text writes it as the card bears it.
 *
 * Example: `{ noun: "unit", named: "Lantern Scout" }` - 'unit named "Lantern Scout"', 「「Lantern Scout」という名前のUNIT」.
 */

import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import type { Machine } from "@tefuda/kernel";
import type { Has } from "../lowering/phrases.ts";

export const namePhrases: readonly Production[] = [
  say(
    "Rel",
    { named: "$n" },
    ['named {n:"}', '(called|with the name|whose name is) {n:"}'],
    ['{n:"}という名前の', '{n:"}という'],
  ),
  say(
    "Rel",
    { unnamed: "$n" },
    [
      'other than {n:"}',
      '(other than|except|except for|besides) (a|the|any|cards|any card|a card|copies of|another) [named] {n:"}',
      '(except|except for|besides|not named|not called|other than cards named|that (is|are) not [named]|whose name is not) {n:"}',
    ],
    ['{n:"}以外の', '{n:"}(ではない|でない|という名前ではない|という名前でない|という名前以外の|を除く)'],
  ),
  read("Noun", { noun: "card", named: "$n" }, ['{n:"}', 'copy of {n:"}'], ['{n:"}[という名前][のカード]'], {
    num: ["sg"],
  }),
  read("Noun", { noun: "card", named: "$n" }, ['copies of {n:"}'], [], { num: ["pl"] }),
];

/** Several cards of which no two have the same name: said where they are chosen. */
export const namesApart: readonly Production[] = [
  say(
    "Rel",
    { apart: "name" },
    [
      "with different names",
      "(of|having) different names",
      "with (distinct|differing|unique) names",
      "that (have|bear) different names",
    ],
    [
      "名前の異なる",
      "[(それぞれ|互いに)](異なる名前の|名前が異なる|カード名の異なる|カード名が異なる|異なるカード名の|名前の違う|名前が違う)",
    ],
  ),
];

/** What a card is called, without its sub-name. */
export const nameOf = (m: Machine, card: number): string => m.definitionOf(card).name.split(", ")[0]!;

/** Whether a card bears the name that is asked for, and not the one that is not. */
export function nameHolds({ named, unnamed }: { named?: string; unnamed?: string }): Has[] {
  const tests: Has[] = [];
  if (named !== undefined) tests.push(isCalled(named));
  if (unnamed !== undefined) {
    const is = isCalled(unnamed);
    tests.push((...of) => !is(...of));
  }
  return tests;
}

/** Whether a card bears a name: with its sub-name, which stands behind a comma, or without. */
export function isCalled(words: string): Has {
  const name = words.toLowerCase();
  return (m, c) => {
    const called = m.definitionOf(c).name.toLowerCase();
    return called === name || called.startsWith(`${name}, `);
  };
}
