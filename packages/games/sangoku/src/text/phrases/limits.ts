/** Statements with sentences of their own: costs, the hand, resources, and what players cannot do. */
import type { Form, Production } from "@tefuda/cardtext";
import { changed } from "@tefuda/language/amounts/measure";
import { godan, ichidan } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Statement } from "../tree.ts";

/** Statements of a sort about the player of a form. */
const ofPlayer = (is: Statement["is"]) => (it: Statement, form: Form) =>
  it.is === is && "whose" in it && it.whose === whoOf(form) ? {} : undefined;

export const limits: Production[] = [
  // sangoku-4.9
  ...changed(
    "Fixed",
    ({ w }) => ({ is: "handLimit", whose: w }),
    (it: Statement) => (it.is === "handLimit" ? { w: it.whose } : undefined),
    (more) => ({
      en: [
        `{w:Whose} hand limit is {n:#d} ${more ? "more" : "less"}`,
        `{w:Whose} (hand limit|maximum hand size|hand size limit) is ${more ? "(increased|raised) by {n:#d}" : "(reduced|lowered|decreased) by {n:#d}"}`,
        `{w:Whose} hand limit (is|gets|has) ${more ? "+" : "-"}{n:#d}`,
      ],
      ja: [
        `{w:Whose}手札の上限は{n:#d}枚${more ? ichidan("増え") : godan("減", "る")}`,
        `{w:Whose}手札[の]上限(は|が){n:#d}[枚]${more ? ichidan("増え") : godan("減", "る")}`,
        `{w:Whose}手札[の]上限を{n:#d}枚${more ? godan("増や", "す") : godan("減ら", "す")}`,
        `{w:Whose}手札[の]上限(は|が)(${more ? "+" : "-"}{n:#d}される|${more ? "+" : "-"}{n:#d}[枚]|{n:#d}[枚]${more ? "多く" : "少なく"}なる)`,
      ],
    }),
  ),

  // What is said of players (sangoku-4.4).
  ...[true, false].flatMap((single) =>
    [
      { hold: "held", each: " each turn", ja: "各ターン" },
      { hold: "lent", each: "", ja: "" },
    ].flatMap(({ hold, each, ja }) =>
      changed(
        "Rule",
        (_, form) => ({ is: "resourcesPerTurn", whose: whoOf(form) }),
        ofPlayer("resourcesPerTurn"),
        (more) => {
          const en = more ? "more" : "fewer";
          const resources = single ? `one ${en} resource` : `{n:#+} ${en} resources`;
          const n = single ? "1" : "{n:#+}";
          const adverb = more ? "多く" : "少なく";
          return {
            en: [
              `may place ${resources}${each}`,
              `(may|can) (place|put|play) ${resources} [(each turn|every turn|per turn|a turn)]`,
              ...(single && more
                ? [
                    "(may|can) (place|put|play) (1 more|a additional|one additional|a extra) resource [(each turn|every turn|per turn)]",
                  ]
                : []),
            ],
            ja: [
              `${ja}国力を${n}枚${adverb}置<end:ける/けて/け/ける>`,
              `[(各ターン|毎ターン|1ターンに)][、]国力を${n}枚${adverb}置(<end:ける/けて/け/ける>|くことができる|いてもよい)`,
              ...(more
                ? [`[(各ターン|毎ターン)][、]国力を(もう|さらに)${n}枚置(ける|くことができる|いてもよい)`]
                : []),
            ],
          };
        },
        single,
      ).map((production) => ({ ...production, only: { hold: [hold] } })),
    ),
  ),
];
