/** Statements with sentences of their own: costs, the hand, resources, and what players cannot do. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
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
        `{w:Whose} hand limit is ${more ? "(increased|raised) by {n:#d}" : "(reduced|lowered|decreased) by {n:#d}"}`,
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

  // sangoku-6.5
  say(
    "Fixed",
    { is: "equipsOnly", to: "$d" },
    [
      "equip only to a {d:Desc.sg}",
      ...["[a] {d:Desc.sg}", "[(one of your|your)] {d:Desc.pl}"].flatMap((bearers) => [
        `(equip|put|attach) [this (card|reinforcement)] only (to|on|onto) ${bearers}`,
        `only (equip|put|attach) [this (card|reinforcement)] (to|on|onto) ${bearers}`,
        `[(this (card|reinforcement)|the reinforcement)] (can only|may only|can|may) be (equipped|attached|put) [only] (to|on|onto) ${bearers}`,
        `only ${bearers} (can|may) (be equipped with|bear|wear|carry) this (card|reinforcement)`,
      ]),
    ],
    [
      `{d:Desc}にのみ装備でき<end:る/て//る>`,
      `[この(カード|増援)は][、]{d:Desc}(にのみ|のみに|だけに|にだけ|のみ)装備(でき<end:る/て//る>|${suru("")}|させられる)`,
      `[この(カード|増援)は][、]{d:Desc}(にしか|以外には)装備${negative("でき")}`,
    ],
    { on: ["anywhere", "onReinforcement"] },
  ),
  ...[
    ["your", "あなたの", "you"],
    ["your opponent's", "相手の", "opponent"],
    ["each player's", "各プレイヤーの", "both"],
  ].map(([en, ja, whose]) =>
    say(
      "Fixed",
      { is: "handLimitIs", whose, n: "$n" },
      [
        `${en} hand limit is {n:#0}`,
        whose === "both"
          ? "(the hand limit (of (both|all) players|for (both|all) players|of each player)|(both|all) players' hand limit) (is|becomes) {n:#0} [cards]"
          : `${en} hand limit (is|becomes|is set to) {n:#0} [cards]`,
      ],
      [
        `${ja}手札の上限が{n:#0}枚に${godan("な", "る")}`,
        `${whose === "you" ? "(あなたの|自分の|)" : ja}手札[の]上限(は|が|を){n:#0}枚((に|と)(${godan("な", "る")}|${suru("")})|である|)`,
      ],
    ),
  ),
  // sangoku-4.2
  ...changed(
    "Rule",
    (_, form) => ({ is: "drawsPerTurn", whose: whoOf(form) }),
    ofPlayer("drawsPerTurn"),
    (more) => ({
      en: [
        `<verb:draw/draws> {n:#d} ${more ? "more" : "fewer"} in <own:your/their> draw phase`,
        `(draw|draws|may draw) {n:#d} ${more ? "(more|additional|extra)" : "(fewer|less)"} (card|cards|) (in|during) (your|their|each|the) draw phase`,
      ],
      ja: [
        `ドローフェイズにカードを{n:#d}枚${more ? "多く" : "少なく"}${godan("引", "く")}`,
        `[(自分の|あなたの)]ドローフェイズに(${more ? "さらに|追加で|もう" : "通常より"})[、]([カードを]{n:#d}枚|{n:#d}枚[の]カードを)[${more ? "多く" : "少なく"}]${godan("引", "く")}`,
      ],
    }),
  ),
  read(
    "Rule",
    ({ n }: Slots, form: Form) =>
      (n as number) > 1 ? { is: "drawsPerTurn", whose: whoOf(form), by: (n as number) - 1 } : undefined,
    [
      "(draw|draws) {n:#} cards (instead of|rather than) one (in|during) (your|their|each|the) draw phase",
      "(draw|draws) {n:#} cards (in|during) (your|their|each|the) draw phase (instead of|rather than) one",
    ],
    "[(自分の|自身の|あなたの)]ドローフェイズに[カードを](1枚ではなく[、]|1枚の代わりに[、]){n:#}枚[の][カードを](引く|ドローする)",
  ),
  read(
    "Fixed",
    ({ r }: Slots) => ((r as Statement).is === "resourcesPerTurn" ? r : undefined),
    "(in|during) (their|each|each of their|every) resource (phase|phases) [,] (each player|every player|a player) {r:Rule.both.third}",
  ),
  read(
    "Rule",
    ({ n }: Slots, form: Form) =>
      (n as number) > 1 ? { is: "resourcesPerTurn", whose: whoOf(form), by: (n as number) - 1 } : undefined,
    "(may|can) place [up to] {n:#} (cards|resources) (instead of|rather than) one [in (your|their|each) resource phase]",
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
              `(may|can) (place|put|play) ${resources} [(each turn|every turn|per turn|a turn|in (your|their|each) resource phase)]`,
              `(may|can) (place|put|play) ${single ? "(one|1)" : "{n:#+}"} (card|cards) ${en} than usual [from (your|their) hand] [(into|in|to) (your|their) resources] [in (your|their|each) resource phase]`,
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
                ? [
                    `[(各ターン|毎ターン)][、]国力を(もう|さらに)${n}枚置(ける|くことができる|いてもよい)`,
                    `国力を(各ターン|毎ターン)[、](もう|さらに)${n}枚置(ける|くことができる|いてもよい)`,
                  ]
                : []),
            ],
          };
        },
        single,
      ).map((production) => ({ ...production, only: { hold: [hold] } })),
    ),
  ),
];
