/**
 * The lines of a log as a table: the rule, if it rests on one, what the line names ("seat card number"), its words in both
 * languages.
 */
import { type Message, message } from "@tefuda/kernel";

type Line = readonly [rule: string, names: string, en: string, ja: string];

export const linesOf = <Name extends string>(
  table: Readonly<Record<Name, Line>>,
): Readonly<Record<Name, Message>> =>
  Object.fromEntries(
    (Object.entries(table) as [Name, Line][]).map(([name, [rule, names, en, ja]]) => [
      name,
      message(
        name,
        names.split(" ").filter(Boolean) as Message["args"][number][],
        { en, ja },
        rule || undefined,
      ),
    ]),
  ) as Record<Name, Message>;
