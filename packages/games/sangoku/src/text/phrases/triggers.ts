/** What a text with the Activate icon waits for (sangoku-9.2). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { type Happening, happenings } from "@tefuda/language/phrases/happenings";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Description, Trigger } from "../tree.ts";
import { owned } from "./describe.ts";
import { subjects } from "./game.ts";

/** What happens to cards; the subject is one of them. In Japanese what stands after "が". */
const events: readonly Happening[] = [
  [
    { on: "enters" },
    [
      "enters the battlefield",
      "(is put|comes|is placed) (onto|on|into|to) the (battlefield|field)",
      "(enters the field|comes into play|enters play|enters)",
    ],
    ["戦場に出た", "(戦場|場)に(置かれた|出された|登場した|出た|出る)", "登場した"],
  ],
  [{ on: "summoned" }, ["is summoned"], ["召集された", "(召集される|コストを払って登場した)"]],
  [
    { on: "equipped" },
    ["is equipped", "(gets|becomes equipped with|is equipped with) a reinforcement"],
    ["増援を装備した", "増援(が装備された|を装備させられた)"],
  ],
  [{ on: "retires" }, ["retires", "is retired"], ["撤退した", "撤退(させられた|された|する)"]],
  [
    { on: "leaves" },
    ["leaves the battlefield", "leaves (the field|play)"],
    ["戦場を離れた", "(戦場|場)(から|を)(離れた|離れる|いなくなった)"],
  ],
  [
    { on: "attacks", target: "forts" },
    ["attacks forts", "attacks (a fort|[any] forts|your forts|your opponent's forts|the forts)"],
    ["城壁を攻撃した", "城壁(を|に)攻撃(する|を行った|をした)", "城壁に攻撃した"],
  ],
  [
    { on: "attacks" },
    ["attacks", "makes an attack", "(declares an attack|begins attacking)"],
    ["攻撃した", "攻撃(する|を行った|をした|を宣言した)"],
  ],
  [{ on: "attacked" }, ["is attacked", "becomes [the|an] attack target"], ["攻撃された", "攻撃対象になった"]],
  [
    { on: "intercepts" },
    ["intercepts", "declares an interception"],
    ["迎撃した", "迎撃(する|を行った|をした|を宣言した)"],
  ],
  [
    { on: "wins" },
    ["wins a battle", "wins (the|its) battle"],
    ["戦闘に勝った", "戦闘(に|で)(勝利した|勝つ)"],
  ],
  ...(
    [
      [{}, "", ""],
      [{ kind: "special" }, "special ", "特殊"],
      [{ kind: "battle" }, "battle ", "戦闘"],
    ] as const
  ).map(
    ([kind, en, ja]): Happening => [
      { on: "damaged", ...kind },
      [`takes ${en}damage`, `(is dealt|receives|suffers) ${en}damage`],
      [`${ja}ダメージを受けた`, `${ja}ダメージを(受ける|与えられた)`],
    ],
  ),
  [
    { on: "taps" },
    ["is tapped", "(becomes tapped|taps)"],
    ["疲弊した", "疲弊(状態になった|させられた|する)"],
  ],
  [
    { on: "stands" },
    ["stands", "(stands up|becomes standing|is stood)"],
    ["待機した", "待機(状態になった|させられた|する)"],
  ],
];

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
    ["落ちた", "(破壊された|失われた|崩れた|落とされた)"],
  ],
];

/** Moments of a turn. */
const moments: readonly (readonly [on: Trigger["on"], en: readonly string[], ja: readonly string[]])[] = [
  [
    "mainPhase",
    [
      "when {w:Whose} main phase begins",
      "(at the (start|beginning) of {w:Whose} main phase|(when|whenever) {w:Whose} main phase starts)",
    ],
    [
      "{w:Whose}メインフェイズの開始時",
      "{w:Whose}メインフェイズ(開始時|の(始め|はじめ|初め)に|開始時に|の開始時に|が始まったとき)",
    ],
  ],
  [
    "turnEnd",
    [
      "at the end of {w:Whose} turn",
      "(when {w:Whose} (turn ends|end phase begins)|at the (start|beginning) of {w:Whose} end phase)",
    ],
    ["{w:Whose}ターンの終了時", "{w:Whose}ターン(終了時|の終わりに|終了時に|の終了時に|が終わるとき)"],
  ],
];

const playable: readonly Description["noun"][] = [
  "card",
  "tactic",
  "mainTactic",
  "battleTactic",
  "scenario",
  "reinforcement",
];

/** A card that is played; a general that is played is summoned. */
function played(what: Description, form: Form): unknown {
  if (what.zone || what.side) return undefined;
  const who = whoOf(form);
  return playable.includes(what.noun) ? { on: "played", who, what } : undefined;
}

function summoned(what: Description, form: Form): unknown {
  if (what.noun !== "general" || what.zone || what.side) return undefined;
  const who = whoOf(form);
  const mine = who === "both" ? what : owned(what, who, { by: "you" });
  return mine && { on: "summoned", what: { count: { exactly: 1 }, what: mine } };
}

export const triggers: Production[] = [
  ...happenings(subjects, events, "|if"),
  say("Event", { on: "attacks", what: "$c", whom: "$d" }, "{c:Cards.sg.event} attacks {d:Cards.sg.event}", [
    "{c:Cards.sg.event}が{d:Cards.sg.event}を攻撃した",
    "{c:Cards.sg.event}が{d:Cards.sg.event}(に攻撃した|(を|に)攻撃(する|を行った|をした))",
  ]),
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

  both(
    "Happens",
    ({ d }, form) => played(d as Description, form),
    (it: Trigger, form) => (it.on === "played" && it.who === whoOf(form) ? { d: it.what } : undefined),
    ["~play a {d:Desc.sg}", "(~play|~use) (a {d:Desc.sg}|{d:Desc.pl})"],
    ["{d:Desc.sg}をプレイした", "{d:Desc.sg}を(1枚|)(プレイした|使用した|プレイする|使った)"],
  ),
  read(
    "Happens",
    ({ d }: Slots, form: Form) => summoned(d as Description, form),
    "(~summon|~play) a {d:Desc.sg}",
    "{d:Desc.sg}を(1体|1枚|)(召集した|プレイした)",
  ),
  // For each card, or each time that there are any; in the draw phase too, if no effect is spoken of.
  ...[false, true].flatMap((byEffect) => {
    const [by, ja] = byEffect ? [" by an effect", "効果で"] : ["", ""];
    const also = byEffect ? " by (an effect|effects)" : "";
    return [
      say(
        "Happens",
        { on: "draws", who: "@by", each: true, ...(byEffect && { byEffect }) },
        [`~draw a card${by}`, `~draw (a|one|any) card${also}`],
        [`${ja}カードを引いた`, `${ja}カードを1枚引いた`],
      ),
      say(
        "Happens",
        { on: "draws", who: "@by", ...(byEffect && { byEffect }) },
        [`~draw cards${by}`, `~draw (cards|one or more cards|any cards)${also}`],
        [`${ja}カードを1枚以上引いた`],
      ),
    ];
  }),
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
  read(
    "Event",
    ({ d }: Slots) => played(d as Description, { by: "both" }),
    "a {d:Desc.sg} is played",
    "{d:Desc.sg}がプレイされた",
  ),

  ...moments.map(([on, en, ja]) => say("Moment", { on, who: "$w" }, en, ja)),
  read("Moment", { on: "turnEnd", who: "both" }, "at [the] end of (each|every|the) turn", [
    "[各]ターン(終了時|の終わりに|終了時に|の終了時|の終了時に)",
  ]),
  read("Moment", { on: "mainPhase", who: "both" }, "at the (start|beginning) of (each|every|the) main phase"),
];
