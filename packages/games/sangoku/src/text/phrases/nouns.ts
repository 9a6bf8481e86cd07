/** What only this game calls a card: by its unit type, by its power. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import type { Description } from "../tree.ts";
import { emblems, units } from "./names.ts";

/** What a general is called by its part in a battle (sangoku-7.5, 7.9). */
const fighters = {
  attacking: ["attacker", ["攻撃側[の武将]", "攻撃武将"]],
  defending: ["defender", ["防御側[の武将]", "防御武将"]],
  intercepting: ["interceptor", ["迎撃側[の武将]", "迎撃武将"]],
} as const;

export const nouns: Production[] = [
  // A unit type stands for a general of it.
  ...Object.entries(units).map(([unit, [one, many, ja]]) =>
    read("Noun", { noun: "general", traits: { unit: [unit] } }, `<num:${one}/${many}>`, ja),
  ),
  ...Object.entries(units).map(([unit, [one]]) =>
    read("IsIt", { noun: "card", traits: { unit: [unit] } }, `(is|was) ${one}`),
  ),
  ...Object.entries(fighters).map(([battle, [en, ja]]) =>
    read("Noun", { noun: "general", is: { battle } }, `<num:${en}/${en}s>`, ja),
  ),
  // So does a sub-type, and a general with the emblem of a leader or of who assists one is called by it.
  read("Noun", { noun: "general", traits: { subtype: ["$s"] } }, "{s:Subtype}"),
  ...(["lord", "assistant"] as const).map((emblem) => {
    const [en] = emblems[emblem];
    return read("Noun", { noun: "general", keywords: [emblem] }, `<num:${en}/${en}s>`);
  }),
  read("Rel", { traits: { subtype: ["$s"] } }, "(with|of) the (subtype|sub-type) {s:Subtype}"),
  // What is meant anyway, said to leave no doubt.
  read(
    "Rel",
    {},
    "(yours included|including yours|including your own|(on|of) either side|(on|of) both sides|of (either|any) player)",
  ),
  read(
    "Rel",
    {},
    "[,] ((this general|this card) (counted|included)|(including|counting) (this general|this card|itself))",
  ),
  // In a text on a battle: what fights in it.
  read(
    "Rel",
    { is: { battle: "fighting" } },
    "[(that is|that are|taking part|involved)] in (battle|the battle|this battle|that battle|combat)",
  ),
  // There is one scenario in play at most (sangoku-1.11).
  read(
    "Counted",
    ({ d }: Slots) => {
      const { noun, zone } = d as Description;
      return noun === "scenario" && !zone ? { count: { exactly: 1 }, what: d } : undefined;
    },
    "the {d:Desc}",
    "{d:Desc}",
    { num: ["sg"], role: ["obj"] },
  ),
  read(
    "Counted",
    { count: "all", what: { noun: "general", is: { battle: "fighting" } } },
    ["both fighting generals", "both generals in (this|the) battle"],
    ["(どちら|両方|双方)の武将", "戦闘中の両武将"],
    { num: ["pl"], role: ["obj", "subj"] },
  ),
  read(
    "Counted",
    { count: { exactly: 1 }, what: { noun: "general", side: "opponents", is: { battle: "fighting" } } },
    "the general fighting (yours|your [fighting] general)",
    [],
    { num: ["sg"], role: ["obj", "subj"] },
  ),
  // Of those in one role of a battle there is one on a side.
  read(
    "Counted",
    ({ d }: Slots) => {
      const { is, side } = d as Description;
      const one = is?.battle !== undefined && (is.battle !== "fighting" || side !== undefined);
      return one ? { count: { exactly: 1 }, what: d } : undefined;
    },
    [],
    "{d:Desc}",
    { num: ["sg"], role: ["obj"] },
  ),
  // A reinforcement on the battlefield is on a general.
  ...(
    [
      ["you", "(your general|your generals|one of your generals|a general you control)"],
      [
        "opponent",
        "(your opponent's general|your opponent's generals|one of your opponent's generals|a opposing general|opposing generals|a general your opponent (controls|has))",
      ],
    ] as const
  ).map(([own, general]) =>
    read("Rel", { side: own === "you" ? "yours" : "opponents" }, `(equipped to|attached to|on) ${general}`),
  ),
  // A reinforcement is on the side of the general that wears it.
  read(
    "Rel",
    { own: "$w" },
    [],
    "{w:Whose}武将(に|が)(付いている|付いた|付けられている|付けられた|装備されている|装備された|装備している)",
  ),
  read("Adj", { bounds: [{ of: "power", how: "exactly", n: "$n" }] }, "{n:#d} power"),
];
