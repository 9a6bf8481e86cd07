/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { those } from "@tefuda/language/conditions/every";
import { bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import type { Description } from "../tree.ts";

export const conditions: Production[] = [
  ...(
    [
      ["you", "your", "あなた"],
      ["opponent", "your opponent's", "相手"],
    ] as const
  ).flatMap(([who, their, ja]) => [
    say(
      "Cond",
      { if: "turn", whose: who },
      [`it is ${their} turn`, `it was ${their} turn`],
      [`${ja}のターン${deAru}`, `${ja}のターン中${deAru}`, `${ja}のターン[中](${ofIt}|${bare})`],
    ),
    say(
      "Time",
      { if: "turn", whose: who },
      [`during ${their} turn`, `(in|on|during) ${their} [own] turn`],
      [`${ja}のターンの間`, `${ja}のターン[の](間|中)[は]`],
    ),
  ]),

  // sangoku-7.3
  say(
    "Cond",
    { if: "attacksForts" },
    [
      "this attack is on the forts",
      "(the target of this attack is|this attack (targets|is against|is on)|the attack (targets|is against|is on)) [(the|your opponent's)] forts",
    ],
    [
      `この攻撃の対象が城壁${deAru}`,
      `(この攻撃|攻撃)[の]対象(が|は)[相手の]城壁${deAru}`,
      `(この攻撃|攻撃)(が|は)[相手の]城壁への攻撃(${deAru}|${bare})`,
    ],
  ),
  // Of the general that has just declared it.
  read(
    "Cond",
    { if: "attacksForts" },
    "(it|this general|the equipped general) (attacks|is attacking|attacked) [(the|your opponent's)] forts",
    "(この武将|装備した武将)が[相手の]城壁を攻撃(した|している|していた)",
    { pol: ["aff"] },
  ),
  read(
    "Cond",
    { if: "not", what: { if: "attacksForts" } },
    "(it|this general|the equipped general) (attacks|is attacking|attacked) a [opposing] general",
    "(この武将|装備した武将)が[相手の]武将を攻撃(した|している|していた)",
    { pol: ["aff"] },
  ),
  // Who fights is but one: "if the fighting opposing general has Haste".
  read(
    "Cond",
    ({ d, f }: Slots) => {
      const { is, side } = d as Description;
      const one = is?.battle !== undefined && (is.battle !== "fighting" || side !== undefined);
      const what = one ? those(d as Description, f as Description) : undefined;
      return what && { if: "count", what, how: "atLeast", n: 1 };
    },
    "the {d:Desc.sg} {f:IsIt}",
  ),
  // sangoku-10.11
  say(
    "Cond",
    { if: "ambushed" },
    [
      "this general came by Ambush",
      "(it|this general|this card) (came|entered|was put|was placed) [(into play|to the battlefield|onto the battlefield|the battlefield|the field|onto the field)] (by|through|with|from|using|via) [【] ambush [】]",
      "(it|this general|this card) ambushed",
    ],
    [`この武将が伏兵によって登場して${iru}`],
    { on: ["anywhere", "onGeneral"] },
  ),
  read(
    "Cond",
    { if: "ambushed" },
    [],
    "[この(武将|カード)が[、]][【]伏兵[】](によって|で|により)(登場した|登場していた|戦場に出た|場に出た|戦場に出ていた)",
    { on: ["anywhere", "onGeneral"], pol: ["aff"] },
  ),
  // sangoku-6.6, 7.9
  ...(
    [
      ["onReinforcement", "host", "(it|the equipped general)", "装備した武将"],
      ["onGeneral", "this", "(it|this general|this card)", "この武将"],
      ["anywhere", "this", "(it|this general|this card)", "この武将"],
    ] as const
  ).flatMap(([on, me, any, ja]) => [
    // "it" behind that is this general, and not the other
    read(
      "Cond",
      {
        if: "and",
        of: [
          { if: "is", what: me, fits: { noun: "card", is: { battle: "fighting" } } },
          { if: "is", what: "foe", fits: "$d" },
        ],
      },
      `${any} (fights|is fighting|fought|battled) a {d:Desc.sg}`,
      `${ja}が{d:Desc}と戦闘している`,
      { on: [on], pol: ["aff"] },
    ),
    read(
      "Cond",
      { if: "is", what: me, fits: { noun: "card", is: { gear: "equipped" } } },
      `a reinforcement is (equipped|attached) to ${any}`,
      [],
      { on: [on] },
    ),
  ]),
  // Two numbers, one beside the other.
  ...(
    [
      [
        "moreThan",
        "is higher than",
        "(is|was) (higher|greater|more|larger|bigger) than",
        "より高い",
        "より高くない",
      ],
      ["lessThan", "is lower than", "(is|was) (lower|less|smaller|fewer) than", "より低い", "より低くない"],
      ["exactly", "is equal to", "(is|was) (equal to|the same as)", "と同じである", "と同じでない"],
    ] as const
  ).map(([how, en, more, ja, not]) =>
    say(
      "Cond",
      { if: "beside", a: "$a", how, b: "$b" },
      [`{a:Plain} ${en} {b:Plain}`, `{a:Plain} ${more} {b:Plain}`],
      [`{a:Plain}が{b:Plain}${polar(ja, not)}`, `{a:Plain}(が|は){b:Plain}${polar(ja, not)}`],
    ),
  ),
  ...(
    [
      ["moreThan", "(higher|greater|more)", "(高い|大きい|多い)"],
      ["lessThan", "(lower|less|smaller)", "(低い|小さい|少ない)"],
    ] as const
  ).map(([how, en, ja]) =>
    read(
      "Cond",
      ({ r, q, s }: Slots) => ({ if: "beside", a: { value: s, of: r }, how, b: { value: s, of: q } }),
      `{r:Ref.sg.subj} has [a] ${en} {s:Stat} than {q:Ref.sg.obj}`,
      `{r:Ref.sg.subj}の{s:Stat}(が|は){q:Ref.sg.obj}より[も]${ja}`,
      { pol: ["aff"] },
    ),
  ),
  read(
    "Cond",
    ({ a, r }: Slots) => {
      const it = a as { value?: unknown };
      return it.value === undefined
        ? undefined
        : { if: "beside", a, how: "moreThan", b: { value: it.value, of: r } };
    },
    "{a:Plain} is (higher|greater) than that of {r:Ref.sg.obj}",
  ),
  read(
    "Cond",
    ({ a, r }: Slots) => {
      const it = a as { value?: unknown };
      return it.value === undefined
        ? undefined
        : { if: "beside", a, how: "lessThan", b: { value: it.value, of: r } };
    },
    "{a:Plain} is (lower|less) than that of {r:Ref.sg.obj}",
  ),
];
