/** What only this game waits for: that a UNIT stuns another, that a card is rebuilt. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Trigger } from "../tree.ts";

const foreign: Cards = { count: { exactly: 1 }, what: { noun: "unit", side: "opponents" } };

export const triggers: Production[] = [
  ...[true, false].map((fought) =>
    both(
      "Event",
      ({ c, d }) => ({ on: "stuns", what: c, whom: d, ...(fought && { inCombat: true }) }),
      (it: Trigger) =>
        it.on === "stuns" && fought === (it.inCombat === true) ? { c: it.what, d: it.whom } : undefined,
      `{c:Cards.sg.event} stuns {d:Cards.sg.event}${fought ? " in combat" : ""}`,
      [
        `{c:Cards.sg.event}が${fought ? "戦闘で" : ""}{d:Cards.sg.event}をスタンさせた`,
        `{c:Cards.sg.event}が${fought ? "戦闘で[、]" : ""}{d:Cards.sg.event}を(スタンさせた|スタン状態にした)`,
      ],
    ),
  ),
  ...["", " in combat"].map((fought) =>
    read(
      "Event",
      ({ c }: Slots) => ({ on: "stuns", what: c, whom: foreign, ...(fought && { inCombat: true }) }),
      `{c:Cards.sg.event} stuns (an|your) opponent's UNIT${fought}`,
    ),
  ),
  say(
    "Happens",
    { on: "rebuilt", who: "@by" },
    ["~rebuild a card", "~rebuild a card in (your|their) homebase"],
    ["カードを再建した", "[カードを]再建(した|を行った)"],
  ),
];
