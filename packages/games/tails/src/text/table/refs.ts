/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

const one = { num: ["sg"] };
const kinds = "(unit|Troop|Position|Vehicle)";
const that = [`that ${kinds}`, "that (card|Event|Trap|Turf|New Rule|Equipment)", "that Event or Trap"];
const others = "(card|Event|Trap|Turf|New Rule|Equipment)";

export const refs: Production[] = [
  // "This unit", but "this card" where it is moved as a card; on Equipment "this unit" is the one that bears it.
  say("Ref", "this", [`this ${kinds}`, `this ${others}`], undefined, {
    ...one,
    as: ["asUnit"],
    on: ["onCard", "onEvent"],
  }),
  say("Ref", "this", [`this ${others}`, `this ${kinds}`], undefined, {
    ...one,
    as: ["asCard", "asDeployed"],
    on: ["onCard", "onEvent"],
  }),
  say("Ref", "this", `this ${others}`, undefined, { ...one, on: ["onEquipment"] }),
  say("Ref", "bearer", [`the equipped ${kinds}`, `equipped ${kinds}`, "its bearer"], undefined, one),
  read("Ref", "bearer", `this ${kinds}`, undefined, { ...one, on: ["onEquipment"] }),

  say("Ref", "it", "it", undefined, one),
  read("Ref", "it", `that ${kinds}`, undefined, { ...one, ctx: ["free"] }),
  read("Ref", "it", ["that (card|Turf|Equipment|New Rule)", `the chosen ${kinds}`], undefined, {
    ...one,
    ctx: ["free"],
  }),
  ...[
    ["subj", "they"],
    ["obj", "them"],
  ].map(([role, word]) =>
    say("Ref", "them", [word!, "those (units|cards|Troops|Positions|Vehicles)"], undefined, {
      num: ["pl"],
      role: [role!],
    }),
  ),

  say("Ref", "attacker", [`the attacking ${kinds}`, "the attacker", "the attacking card"], undefined, one),
  say(
    "Ref",
    "attacked",
    [
      `the attacked ${kinds}`,
      `the (defending|dodging) ${kinds}`,
      "the (defender|target)",
      "the attacked card",
    ],
    undefined,
    one,
  ),
  say(
    "Ref",
    "answered",
    [
      "the card being deployed",
      "the (card|Event|Trap) being played",
      "the (card|unit|Troop|Position|Vehicle|Turf) being deployed",
      "the deployed (card|unit)",
    ],
    undefined,
    one,
  ),
  // What "that" means after a trigger, and after the words that say what a Trap answers.
  say("Ref", "trigger", that, undefined, { ...one, ctx: ["when"] }),
  read("Ref", "attacked", that, undefined, { ...one, ctx: ["onAttacked"] }),
  read("Ref", "attacker", that, undefined, { ...one, ctx: ["onAttacker"] }),
  read("Ref", "answered", that, undefined, { ...one, ctx: ["onCardPlayed"] }),
  read("Ref", "answered", "that (Event|Trap|Event or Trap)", undefined, { ...one, ctx: ["free"] }),
];
