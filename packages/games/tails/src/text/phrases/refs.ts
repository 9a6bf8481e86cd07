/** Cards that were spoken of by what they are called, and those that stand in a relation to the text. */
import { equal, type Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Description, Reference, Spoken } from "../tree.ts";
import { unitTypes } from "./types.ts";
import { vocabulary } from "./words.ts";

const one = { num: ["sg"] };

/** What bears this card, in all ways in which Japanese says it. */
const GEARED =
  "((これ|この装備|このカード)(を(付けた|つけた|付けている|つけている|装備した|装備している|装着した|装着している)|が(付いた|ついた|付いている|ついている|装備された|装備されている|付けられた|付けられている))|装備(した|している|先の|)|付けた|つけた|装着した)";
/** The same of the time before the text was paid for with it. */
const WAS_GEARED =
  "((これ|この装備|このカード)(を(付けて|つけて|装備して|装着して)いた|が(付いて|ついて|装備されて|付けられて)いた)|装備していた)";

/** What a card is called that was spoken of, in English, in Japanese; such a word is a condition. */
type Called = readonly [en: string, ja: string, fits: Description, many: string];

const { nouns } = vocabulary.cards;
const sorts = Object.entries(nouns).map(
  ([noun, { en, ja, many = `${en}s` }]): Called => [en, ja, { noun: noun as Description["noun"] }, many],
);
const types = Object.entries(unitTypes).map(
  ([type, [en, many, ja]]): Called => [
    en,
    ja,
    { noun: "unit", traits: { unit: [type as keyof typeof unitTypes] } },
    many,
  ],
);
const [unit, equipment, event, trap, turf, newRule] = sorts as [
  Called,
  Called,
  Called,
  Called,
  Called,
  Called,
];
const units = [unit, ...types];

/** A reference, called by each of some words; WHAT stands for them. */
function called(
  ref: Reference,
  words: readonly Called[],
  en: readonly string[],
  ja: readonly string[],
  only: Production["only"] = one,
): Production[] {
  const fill = (patterns: readonly string[], word: string) => patterns.map((it) => it.replace("WHAT", word));
  return words.map(([word, said, fits]) =>
    say("Called", { ref, fits }, fill(en, word), fill(ja, said), only),
  );
}
const ref = (is: Reference, en: readonly string[], ja: readonly string[], only: Production["only"] = one) =>
  say("Ref", is, en, ja, only);

/** Words that are printed so, and read as another node. */
const printed = (makes: string, node: unknown, en: string, ja: string, num = ["sg"]): Production =>
  both(
    makes,
    () => undefined,
    (it: unknown) => (equal(it, node) ? {} : undefined),
    en,
    ja,
    { num },
  );

/** The unit that Equipment is attached to, called by a noun. */
const gearIt = "(this|it|this card|this Equipment)";
const bearing = [
  "equipped WHAT",
  `the WHAT [to which] ${gearIt} is attached`,
  `the WHAT [that] ${gearIt} (is|was) attached to`,
  "the WHAT (bearing|carrying|wearing|with|that bears|that has|that carries) (this|this card|this Equipment) [attached [to it]]",
  "the attached WHAT",
];

/** What is answered is what was done last. */
const LAST = "[(直前の行動(で|として)|直前に)[、]]";

const cards = { on: ["onCard", "onEvent"] };
const gear = { on: ["onEquipment"] };

export const refs: Production[] = [
  // On Equipment "this unit" is the one that bears it.
  ...called("this", [...types, equipment, event, trap, turf, newRule], ["this WHAT"], ["このWHAT"], {
    ...one,
    ...cards,
  }),
  ...called("this", [equipment, event, trap, turf, newRule], ["this WHAT"], ["このWHAT"], {
    ...one,
    ...gear,
  }),
  ...[
    { only: cards, also: [], alsoJa: [] },
    { only: gear, also: ["this WHAT"], alsoJa: ["このWHAT"] },
  ].flatMap(({ only, also, alsoJa }) => [
    ref(
      "bearer",
      [
        "the equipped unit",
        ...bearing.map((it) => it.replace("WHAT", "unit")),
        "its bearer",
        "the bearer [of this (Equipment|card)]",
        ...also.map((it) => it.replace("WHAT", "unit")),
      ],
      [
        "これを装備したユニット",
        `(${GEARED}|${WAS_GEARED})ユニット`,
        ...alsoJa.map((it) => it.replace("WHAT", "ユニット")),
      ],
      { ...one, ...only },
    ),
    ...called(
      "bearer",
      types,
      ["the equipped WHAT", ...bearing, ...also],
      ["これを装備したWHAT", `(${GEARED}|${WAS_GEARED})WHAT`, ...alsoJa],
      { ...one, ...only },
    ),
  ]),

  // "That Troop" is read as no more than that: which card it is comes out of what was spoken of before.
  ...types.map(([en, ja, fits]) =>
    say(
      "Called",
      { ref: "that", fits },
      [
        `that ${en}`,
        `the (chosen|selected|targeted|destroyed|discarded|returned|damaged|deployed|revealed) ${en}`,
      ],
      [`その${ja}`, `選んだ${ja}`],
      one,
    ),
  ),
  // On Equipment "the unit" is that which was spoken of, or which bears it.
  ...units.map(([en, , fits]) => read("Called", { ref: "that", fits }, `the ${en}`, [], { ...one, ...gear })),
  // So it is said again where it is unclear.
  ...[...sorts.map(([en, ja, { noun }]) => [en, ja, noun]), ["card", "カード", "card"]].map(
    ([en, ja, noun]) => printed("Ref", `that ${noun}`, `that ${en}`, `その${ja}`),
  ),
  ...sorts.map(([, ja, { noun }, many]) =>
    printed("Ref", `those ${noun}`, `those ${many}`, `それらの${ja}`, ["pl"]),
  ),
  ...(["it", "trigger"] as const).flatMap((is) =>
    [...sorts, ...types].map(([en, ja, fits]) =>
      printed("Called", { ref: is, fits }, `that ${en}`, `その${ja}`),
    ),
  ),
  printed("Ref", "trigger", "that card", "そのカード"),
  ...[...sorts, ...types]
    .map((it) => [it, types.includes(it)] as const)
    .map(([[, ja, fits, many], read]) =>
      both(
        "Called",
        () => (read ? { ref: "them", fits } : undefined),
        (it: Spoken) => (equal(it, { ref: "them", fits }) ? {} : undefined),
        `those ${many}`,
        `それらの${ja}`,
        { num: ["pl"] },
      ),
    ),

  // Whose it is, said with it.
  ...(["opponents", "yours"] as const).flatMap((side) => {
    const [en, ja] =
      side === "yours" ? ["of yours", "(自分の|あなたの)"] : ["of a opponent's", "(相手の|敵の)"];
    const theirs = units.map(([word, said, fits, many]): Called => [word, said, { ...fits, side }, many]);
    const by = side === "yours" ? "(自分|あなた)" : "相手[1人]";
    return [
      ...called(
        "attacker",
        theirs,
        [`the attacking WHAT ${en}`, `the WHAT ${en} that (is attacking|attacks|attacked|made the attack)`],
        [`攻撃(している|した|してきた|する|側の)${ja}WHAT`, `${ja}攻撃(している|した|してきた)WHAT`],
      ),
      ...called(
        "attacked",
        theirs,
        [
          `the attacked WHAT ${en}`,
          `the WHAT ${en} that (is being attacked|is attacked|was [just] attacked)`,
        ],
        [`攻撃され(ている|た|る)${ja}WHAT`, `${ja}攻撃され(ている|た)WHAT`],
      ),
      ...called(
        "deployed",
        theirs,
        [
          `the deployed WHAT ${en}`,
          `the WHAT ${en} (just deployed|that (has [just] been|was [just]|is being) deployed)`,
        ],
        [`${LAST}${by}が配備したWHAT`, `${LAST}配備(された|される)${ja}WHAT`],
      ),
    ];
  }),
  ref(
    "attacker",
    ["the attacker", "the attacking card"],
    ["攻撃側のカード", "攻撃(した|する|している|してきた|側の)カード"],
  ),
  ...called(
    "attacker",
    units,
    [
      "the attacking WHAT",
      "the WHAT (that (is attacking|attacks|attacked|has [just] attacked|made the attack)|making the attack)",
      "the WHAT that (killed|destroyed) (it|this unit|this card)",
    ],
    ["攻撃側のWHAT", "攻撃(した|している|してきた|する)WHAT"],
  ),
  ref(
    "attacked",
    ["the attacked card", "the (defender|target)"],
    ["攻撃されたカード", "攻撃され(る|ている)カード"],
  ),
  ...called(
    "attacked",
    units,
    [
      "the attacked WHAT",
      "the (defending|dodging) WHAT",
      "the WHAT (that (is being attacked|is attacked|was [just] attacked|has [just] been attacked)|being attacked|under attack)",
    ],
    ["攻撃されたWHAT", "(攻撃され(る|ている)|回避した)WHAT"],
  ),
  ...called("attacked", [turf], ["the attacked WHAT"], ["攻撃されたWHAT"]),
  ref("deployed", ["the card being deployed", "the deployed card"], ["配備されるカード", "配備されたカード"]),
  ...called(
    "deployed",
    [...units, equipment, turf, newRule],
    [
      "the WHAT being deployed",
      "the [(just|newly)] deployed WHAT",
      "the WHAT (that (has [just] been|was [just]|is being|is) deployed|just deployed)",
    ],
    ["配備されるWHAT", `${LAST}配備されたWHAT`],
  ),
  ref("played", ["the card being played", "the played card"], ["プレイされるカード", "プレイされたカード"]),
  ...called(
    "played",
    [event, trap],
    [
      "the WHAT being played",
      "the [just] played WHAT",
      "the WHAT (that (has [just] been|was [just]|is being|is) played|just played)",
    ],
    ["プレイされるWHAT", "プレイされたWHAT"],
  ),

  ...["Cards", "Single"].flatMap((makes) =>
    (makes === "Cards" ? [""] : [".sg", ".pl"]).map((num) =>
      both(
        makes,
        ({ r }) => r,
        (it: Spoken) => (it.ref && it.fits ? { r: it } : undefined),
        `{r:Called${num}}`,
        `{r:Called${num}}`,
      ),
    ),
  ),
  both(
    "Cond",
    ({ r, d }) => ({ if: "is", what: r, fits: d }),
    (it: { if: string; what?: unknown; fits?: unknown }) =>
      it.if === "is" && typeof it.what === "object" ? { r: it.what, d: it.fits } : undefined,
    "{r:Called.sg.subj} {d:IsIt}",
    ["{r:Called.sg.subj}が{d:IsIt}", "{r:Called.sg.subj}は{d:IsIt}"],
  ),
  read(
    "Cond",
    { if: "not", what: { if: "is", what: "$r", fits: "$d" } },
    "{r:Called.sg.subj} (is|was) not a {d:Desc.sg}",
  ),
];
