/**
 * One thing or, if something is so, another instead: "Draw a card. If you control no UNITs, draw two cards instead." What the one is
 * done to, where it is spoken of, is chosen before: "Tap a general. If it is damaged, retire it instead."
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import type { Action, Condition, Lasting } from "./bones.ts";
import { pickedFirst } from "./choosing.ts";
import { chained, type List } from "./clauses.ts";
import { isTail, whole } from "./rows.ts";
import { tell } from "./told.ts";

/** Something is said of what was spoken of just before. */
const saysIt = /"(it|them|trigger|(that|those) [a-z]+)"/;

function instead({ a, c, b, rest = [] }: Slots): object[] | undefined {
  const [list, cond] = [a as List, c as Condition];
  if (cond.if === "did" || isTail(list[0]!)) return undefined;
  const either = (otherwise: Action) => ({ do: "if", cond, then: whole(b), otherwise }) as unknown as Action;
  const first = saysIt.test(JSON.stringify([cond, b])) ? pickedFirst(list, either) : undefined;
  return chained({ a: first ?? [either(whole(list))], rest });
}

/** The same with nobody named to whom the other is done: it is the one of whom something is asked. */
const insteadOfIt = ({ a, c, b }: Slots): object[] | undefined =>
  saysIt.test(JSON.stringify(c)) ? instead({ a, c, b: [b] }) : undefined;

/** The same of what holds for a time: for as long as that which it is instead of. */
function insteadSoLong({ a, c, b, p }: Slots): object[] | undefined {
  const [first, ...more] = a as (Lasting & Action)[];
  if (first?.do !== "lasting" || more.length > 0) return undefined;
  const held = tell({ c: b, p }).map((what) => ({ do: "lasting", what, for: first.for }));
  return instead({ a, c, b: held });
}

const insteadJa = "{a:Line}。{c:If}[、](代わりに|かわりに)[、]";
/** With a full stop behind it or without. */
const stopped = (stop: string, ...lines: readonly string[]): string[] =>
  lines.flatMap((line) => [`${line}${stop}`, line]);

export const rather: readonly Production[] = [
  read(
    "Act",
    instead,
    stopped(
      ".",
      "{a:Line}. {c:If}, {b:Then.bare} instead",
      "{a:Line}. {c:If}, instead [,] {b:Then.bare}",
      "{a:Line}. {b:Then.bare} instead {c:If}",
    ),
    stopped("。", `${insteadJa}{b:Then.bare}`),
  ),
  read(
    "Act",
    instead,
    [
      "{a:Line}. {c:If}, {b:Then.bare} instead. {rest:Act.bare}",
      "{a:Line}. {c:If}, instead [,] {b:Then.bare}. {rest:Act.bare}",
      "{a:Line}. {b:Then.bare} instead {c:If}. {rest:Act.bare}",
    ],
    `${insteadJa}{b:Then.bare}。{rest:Act.bare}`,
  ),
  read("Act", insteadOfIt, [], stopped("。", `${insteadJa}{b:Elided}`)),
  read(
    "Act",
    insteadSoLong,
    stopped(".", "{a:Line}. {c:If}, {b:Cards.sg.subj} {p:Preds.sg.lent} instead"),
    stopped("。", `${insteadJa}{b:Cards.sg.subj}{p:Preds.sg.lent}`),
  ),
];
