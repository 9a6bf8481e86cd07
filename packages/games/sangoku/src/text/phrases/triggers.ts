/** What only this game waits for: summoning, resources and forts, whom a general attacks (sangoku-9.2). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asOwn } from "@tefuda/language/actions/verbs";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Cards, Description, Trigger } from "../tree.ts";
import { owned } from "./describe.ts";

/** What happens to what a player has; in English one of it, or any. */
const belongings: readonly (readonly [
  on: Trigger["on"],
  thing: string,
  en: readonly string[],
  ja: string,
  jaEn: readonly string[],
])[] = [
  [
    "turnedUp",
    "resource",
    ["is turned face-up", "(turns|becomes|is flipped) face-up"],
    "国力",
    ["表向きになった", "(表向き|表)(にされた|にした|になる|になった)"],
  ],
  [
    "fortDown",
    "fort",
    ["goes down", "(falls|is (destroyed|lost|taken|broken))"],
    "城壁",
    [
      "落ちた",
      "(破壊された|失われた|崩れた|落とされた|陥落した|捨て札に置かれた)",
      "(落ちる|破壊される|失われる|崩れる|落とされる|陥落する|壊れる|壊される)",
      "(壊れた|壊された)",
    ],
  ],
];

function summoned(what: Description, form: Form): unknown {
  if (what.noun !== "general" || what.zone || what.side) return undefined;
  const who = whoOf(form);
  const mine = who === "both" ? what : owned(what, who, { by: "you" });
  return mine && { on: "summoned", what: { count: { exactly: 1 }, what: mine } };
}

export const triggers: Production[] = [
  say("Event", { on: "attacks", what: "$c", whom: "$d" }, "{c:Cards.sg.event} attacks {d:Cards.sg.event}", [
    "{c:Cards.sg.event}が{d:Cards.sg.event}を攻撃した",
    "{c:Cards.sg.event}が{d:Cards.sg.event}(に攻撃した|(を|に)攻撃(する|を行った|をした))",
  ]),
  // Whoever attacks your forts is your opponent's, and whoever attacks your opponent's is yours.
  ...(["yours", "opponents"] as const).map((side) => {
    const [forts, ja] =
      side === "yours"
        ? ["(your opponent's|the opponent's|opponent's)", "相手の"]
        : ["your", "(あなたの|自分の)"];
    return read(
      "Event",
      ({ c }: Slots) => {
        const what = asOwn(c as Cards, side);
        return what && { on: "attacks", what, target: "forts" };
      },
      `{c:Cards.sg.event} (attacks|declares a attack on|makes a attack on|begins a attack on) ${forts} (forts|fort)`,
      `{c:Cards.sg.event}が${ja}城壁(を|に)(攻撃した|攻撃する|攻撃を行った|攻撃をした)`,
    );
  }),
  ...belongings.flatMap(([on, thing, en, ja, happens]) => [
    ...["you", "opponent"].map((who) =>
      both(
        "Event",
        ({ w }) => (w === who ? { on, who } : undefined),
        (it: Trigger) => (it.on === on && "who" in it && it.who === who ? { w: who } : undefined),
        [
          `one of {w:Whose} ${thing}s ${en[0]}`,
          ...en.map((phrase) => `(one|any|one or more) of {w:Whose} ${thing}s ${phrase}`),
        ],
        happens.map((phrase) => `{w:Whose}${ja}が${phrase}`),
      ),
    ),
    say(
      "Event",
      { on, who: "both" },
      en.map((phrase) => `a ${thing} ${phrase}`),
      happens.flatMap((phrase) => [
        `いずれかの${ja}が${phrase}`,
        `(各プレイヤーの|お互いの)${ja}が${phrase}`,
      ]),
    ),
  ]),

  read(
    "Happens",
    ({ d }: Slots, form: Form) => summoned(d as Description, form),
    "(~summon|~play) a {d:Desc.sg}",
    "{d:Desc.sg}を(1体|1枚|)(召集した|プレイした)",
  ),
  read(
    "Happens",
    ({ d }: Slots, form: Form) => summoned({ ...(d as Description), other: true }, form),
    "(~summon|~play) another {d:Desc.sg}",
    "(他の|ほかの){d:Desc.sg}を(1体|1枚|)(召集した|プレイした)",
  ),
  ...belongings
    .filter(([on]) => on === "turnedUp")
    .map(([on]) =>
      read(
        "Happens",
        (_: Slots, form: Form) => ({ on, who: whoOf(form) }),
        "~turn one of (your|their) resources face-up",
        "[自分の]国力を表向きにした",
      ),
    ),
  read(
    "Happens",
    (_: Slots, form: Form) => ({ on: "fortDown", who: whoOf(form) }),
    "~lose a fort",
    "城壁を失った",
  ),
  // Without its mark that would be this turn.
  read("MarkedLead", { on: "turnEnd", who: "both" }, "at [the] end of the turn"),
  read("Moment", { on: "turnEnd", who: "both" }, "at [the] end of (each|every) turn", [
    "[各]ターン(終了時|の終わりに|終了時に|の終了時|の終了時に)",
  ]),
  // What is equipped comes to the battlefield.
  read(
    "Lead",
    { on: "enters", what: { ref: "this" } },
    [
      "when (this card|this reinforcement) is equipped [to a general]",
      "(when|whenever) you (equip|attach) (this card|this reinforcement) [to a general]",
      "when (equipped|attached) to a general",
    ],
    ["この(カード|増援)(が|を)[武将に](装備された|装備した|付けられた|付けた)(とき|時|時に)"],
    { on: ["onReinforcement"] },
  ),
  ...(
    [
      ["(あなた|自分)", "yours"],
      ["相手", "opponents"],
    ] as const
  ).map(([player, side]) =>
    read(
      "Event",
      ({ d }: Slots) => {
        const what = d as Description;
        return what.side || what.zone
          ? undefined
          : { on: "enters", what: { count: { exactly: 1 }, what: { ...what, side } } };
      },
      [],
      `{d:Desc.sg}が${player}の(戦場|場)に(出た|登場した|出る)`,
    ),
  ),
  read(
    "Event",
    { on: "equipped", what: "$c" },
    "a reinforcement is (equipped to|attached to|put on|put onto) {c:Cards.sg.event}",
    "増援が{c:Cards.sg.event}に(装備された|装備される|付けられた|付いた)",
  ),
  read("Moment", { on: "mainPhase", who: "both" }, "at the (start|beginning) of (each|every|the) main phase"),
];
