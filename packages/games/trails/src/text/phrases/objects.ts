/** Cards as the object of a verb, also half as many as were just dealt with. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { objects as anyObjects } from "@tefuda/language/phrases/objects";
import { counted } from "./cards.ts";
import { counters, measure } from "./game.ts";

export const objects: Production[] = [
  ...anyObjects(measure, counters, counted),
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
