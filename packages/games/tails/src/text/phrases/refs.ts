/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import { equal, type Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import type { Description, Reference, Spoken } from "../tree.ts";

const one = { num: ["sg"] };
const several = { num: ["pl"] };

/** What a card is called that was spoken of, in the singular and in the plural; such a word is a condition. */
const unit: Called = ["unit", { noun: "unit" }, "units"];
const types = (["Troop", "Position", "Vehicle"] as const).map(
  (type): Called => [
    type,
    { noun: "unit", unitTypes: [type === "Troop" ? "troop" : type === "Position" ? "position" : "vehicle"] },
    `${type}s`,
  ],
);
const others: readonly Called[] = [
  ["Event", { noun: "event" }, "Events"],
  ["Trap", { noun: "trap" }, "Traps"],
  ["Turf", { noun: "turf" }, "Turfs"],
  ["New Rule", { noun: "newRule" }, "New Rules"],
  ["Equipment", { noun: "equipment" }, "Equipment cards"],
];
type Called = readonly [word: string, fits: Description, plural: string];

const units = [unit, ...types];

/** A reference, called by each of some words. */
function called(
  ref: Reference,
  words: readonly Called[],
  en: (word: string, plural: string) => string | readonly string[],
  only: Production["only"] = one,
): Production[] {
  return words.map(([word, fits, plural]) => say("Ref", { ref, fits }, en(word, plural), undefined, only));
}

const ref = (is: Reference, en: string | readonly string[], only: Production["only"] = one): Production =>
  say("Ref", { ref: is }, en, undefined, only);

/** Words that are printed so, and read as another node. */
function printed(node: Spoken, en: string): Production {
  return both(
    "Ref",
    () => undefined,
    (it: Spoken) => (equal(it, node) ? {} : undefined),
    en,
    undefined,
    one,
  );
}

export const refs: Production[] = [
  // "This unit", but "this card" where it is moved as a card; on Equipment "this unit" is the one that bears it.
  ref("this", ["this unit", "this card"], { ...one, as: ["asUnit"], on: ["onCard", "onEvent"] }),
  ref("this", ["this card", "this unit"], {
    ...one,
    as: ["asCard", "asDeployed"],
    on: ["onCard", "onEvent"],
  }),
  ...called("this", [...types, ...others], (word) => `this ${word}`, { ...one, on: ["onCard", "onEvent"] }),
  ref("this", "this card", { ...one, on: ["onEquipment"] }),
  ...called("this", others, (word) => `this ${word}`, { ...one, on: ["onEquipment"] }),
  ref("bearer", ["the equipped unit", "equipped unit", "its bearer"], { ...one, on: ["onCard", "onEvent"] }),
  ref("bearer", ["the equipped unit", "equipped unit", "its bearer", "this unit"], {
    ...one,
    on: ["onEquipment"],
  }),
  ...called("bearer", types, (word) => [`the equipped ${word}`, `equipped ${word}`], {
    ...one,
    on: ["onCard", "onEvent"],
  }),
  ...called("bearer", types, (word) => [`the equipped ${word}`, `equipped ${word}`, `this ${word}`], {
    ...one,
    on: ["onEquipment"],
  }),

  ref("it", "it"),
  // "That unit" is read as no more than that: which card it is comes out of what was spoken of before.
  ref("that", ["that card", "the chosen card"]),
  ...called("that", [...units, ...others], (word) => [`that ${word}`, `the chosen ${word}`]),
  ...(["it", "trigger"] as const).flatMap((is) =>
    [...units, ...others].map(([word, fits]) => printed({ ref: is, fits }, `that ${word}`)),
  ),
  printed({ ref: "trigger" }, "that card"),
  ...(
    [
      ["subj", "they"],
      ["obj", "them"],
    ] as const
  ).map(([role, word]) => ref("them", [word, "those cards"], { ...several, role: [role] })),
  ...called("them", [...units, ...others], (_, plural) => `those ${plural}`, several),

  ref("attacker", ["the attacker", "the attacking card"]),
  ...called("attacker", units, (word) => `the attacking ${word}`),
  ref("attacked", ["the attacked card", "the (defender|target)"]),
  ...called("attacked", units, (word) => [`the attacked ${word}`, `the (defending|dodging) ${word}`]),
  ...called("attacked", [others[2]!], (word) => `the attacked ${word}`),
  ref("deployed", ["the card being deployed", "the deployed card"]),
  ...called("deployed", [...units, ...others.slice(2)], (word) => [
    `the ${word} being deployed`,
    `the deployed ${word}`,
  ]),
  ref("played", ["the card being played", "the played card"]),
  ...called("played", others.slice(0, 2), (word) => [`the ${word} being played`, `the played ${word}`]),
];
