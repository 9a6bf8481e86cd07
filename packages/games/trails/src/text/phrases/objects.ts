/** Half as many cards as were just dealt with, as the object of a verb. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";

export const objects: Production[] = [
  ...(
    [
      ["exactly", "", ""],
      ["upTo", "up to ", "まで"],
    ] as const
  ).map(([key, up, made]) =>
    say(
      "Objs",
      { count: { [key]: { half: { done: true } } }, what: "$d" },
      `${up}half that many {d:Desc.pl}`,
      `その半分の枚数${made}の{d:Desc}を`,
    ),
  ),
];
