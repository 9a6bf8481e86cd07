/** What only this game waits for: effects that activate, destroying, levelling up, moments of a turn (ttcg-13.8 to 13.14). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Cards, Described } from "@tefuda/language/phrases/bones";
import { isCounted } from "@tefuda/language/phrases/counted";
import type { Happening } from "@tefuda/language/phrases/happenings";
import { whenever } from "@tefuda/language/phrases/inflect";
import { merge } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import { describe } from "./describe.ts";
import { ENTERS, happenings } from "./happenings.ts";
import { notCard } from "./shorthand.ts";

const event = (node: unknown, en: Phrases, ja: Phrases): Production =>
  say("Event", node, en, whenever(typeof ja === "string" ? [ja] : ja));
const card = "{c:Cards.sg.event}";

/** Whose turn or phase. */
const turns: readonly (readonly [whose: string, en: readonly string[], ja: readonly string[]])[] = [
  ["both", ["each turn", "(every|a|any) turn", "(each|every) player's turn"], ["各ターン", "毎ターン"]],
  [
    "$w",
    ["{w:Whose} turn", "each of {w:Whose} turns", "(every one of|all) {w:Whose} turns"],
    ["{w:Whose}ターン"],
  ],
];

const moments: Production[] = (
  [
    ["turnStart", "phaseStart", "(start|beginning)", "開始時"],
    ["turnEnd", "phaseEnd", "end", "終了時"],
  ] as const
).flatMap(([turn, phase, edge, ja]) => {
  const first = edge.replace(/\((\w+).*/, "$1");
  return [
    ...turns.map(([whose, en, called]) =>
      say(
        "Moment",
        { on: turn, whose },
        [`at the ${first} of ${en[0]}`, ...en.map((one) => `(at|on) the ${edge} of ${one}`)],
        [
          `${called[0]}の${ja}`,
          ...called.flatMap((one) => [
            `${one}[の]${ja}[に]`,
            `${one}の(${turn === "turnStart" ? "始め|はじめ|初め|最初" : "終わり|おわり|最後"})に`,
          ]),
        ],
      ),
    ),
    say(
      "Moment",
      { on: phase, whose: "$w", phase: "$p" },
      [`at the ${first} of {w:Whose} {p:Phase}`, `at the ${edge} of {w:Whose} {p:Phase}`],
      [`{w:Whose}{p:Phase}の${ja}`, `{w:Whose}{p:Phase}[の]${ja}[に]`],
    ),
    read(
      "Moment",
      { on: phase, whose: "both", phase: "$p" },
      [`at the ${edge} of (each|every|the|any) {p:Phase}`, `at the ${edge} of each player's {p:Phase}`],
      [`各{p:Phase}[の]${ja}[に]`],
    ),
  ];
});

const which = "(a|one|any|another)";

/** Effects of any card of a player are those that this player activates. */
const isAnyOfTheirs = ({ noun, side, ...rest }: Described): boolean =>
  noun === "card" && (side === "opponents" || side === "yours") && Object.keys(rest).length === 0;
const activatedBy = (what: Described): object =>
  isAnyOfTheirs(what)
    ? { on: "activates", by: what.side === "yours" ? "you" : "opponent" }
    : { on: "activates", what };

/** Effects that activate (ttcg-13.14). */
const activating: Production[] = [
  event(
    { on: "activates" },
    [
      "a card effect activates",
      "(a|any|another|another card's) [card] effect (activates|is activated)",
      "the effect of a card activates",
    ],
    ["カードの効果が発動した", "[いずれかの]カードの効果が発動(した|された|する)"],
  ),
  both(
    "Event",
    ({ d }) => activatedBy(d as Described),
    (it: { on: string; by?: string; kind?: string; what?: Described }) =>
      it.on === "activates" && it.what && !it.by && !it.kind && !isAnyOfTheirs(it.what)
        ? { d: it.what }
        : undefined,
    [
      "the effect of a {d:NotCard} activates",
      `(the|a|any) effect of ${which} {d:NotCard} (activates|is activated)`,
      "a {d:Nouned} effect (activates|is activated)",
      "a {d:NotCard}'s effect (activates|is activated)",
      "a {d:NotCard} is activated",
    ],
    whenever(["{d:NotCard}の効果が発動した", "{d:NotCard}の効果が発動された"]),
  ),
  // "An effect of your opponent's unit activates": of a unit that they control.
  read(
    "Event",
    ({ d }: Slots, form: Form) => {
      const what = describe.owned(d, "opponent", form);
      return what && { on: "activates", what };
    },
    "(the|a|any|one) effect of your opponent's {d:Nouned} (activates|is activated)",
  ),
  event(
    { on: "activates", kind: "$k" },
    ["a {k:Kind} effect activates", "a {k:Kind} effect is activated"],
    ["{k:Kind}効果が発動した", "{k:Kind}効果が発動(された|する)"],
  ),
  ...(["you", "opponent"] as const).flatMap((by) => {
    const [name, activate, of, ja] =
      by === "you"
        ? ["you", "activate", "you", "あなた"]
        : ["your opponent", "activates", "your opponent", "相手"];
    const uses = by === "you" ? "(activate|use)" : "(activates|uses)";
    return [
      event(
        { on: "activates", by },
        [
          `${name} ${activate} an effect`,
          `${name} ${uses} (a card effect|the effect of a card|a card's effect|a effect|any effect)`,
          ...(by === "you"
            ? []
            : [
                `(a effect|a card effect) of ${of} (activates|is activated)`,
                `(your opponent's effect|a card effect your opponent controls) activates`,
              ]),
        ],
        [
          `${ja}が効果を発動した`,
          ...(by === "you" ? ["自分が[カードの]効果を(発動|使用)(した|する)"] : []),
          `${ja}が[カードの]効果を(発動|使用)した`,
          `${ja}の[カードの]効果が発動(した|された)`,
          `${ja}が効果を使った`,
        ],
      ),
      read("Event", { on: "activates", by }, [], `${ja}の場の[カードの]効果が発動(した|された|する)`),
      event(
        { on: "activates", by, what: "$d" },
        [
          `${name} ${activate} the effect of a {d:NotCard}`,
          `${name} ${uses} (a {d:NotCard}|a {d:Nouned} effect|a {d:NotCard}'s effect|(a effect|the effect) of ${which} {d:NotCard})`,
          ...(by === "you"
            ? []
            : [
                `a {d:Nouned} effect (of your opponent activates|your opponent controls activates)`,
                `the effect of a {d:NotCard} your opponent controls activates`,
                `(your opponent's {d:NotCard}|a {d:NotCard} of your opponent) (is activated|activates)`,
              ]),
        ],
        [
          `${ja}が{d:NotCard}の効果を発動した`,
          `${by === "you" ? "(あなた|自分)" : ja}が{d:NotCard}(の効果|)を(発動|使用)(した|する)`,
        ],
      ),
      event(
        { on: "activates", by, kind: "$k" },
        [`${name} ${activate} a {k:Kind} effect`, `${name} ${uses} a {k:Kind} effect`],
        [`${ja}が{k:Kind}効果を発動した`, `${ja}が{k:Kind}効果を(発動|使用)(した|する)`],
      ),
    ];
  }),
];

/** What comes onto one side of the field. */
function onSide(c: Cards, side: "yours" | "opponents"): object | undefined {
  const what = isCounted(c) ? merge([c.what, { side }]) : undefined;
  return what && { on: "played", what: { ...c, what } };
}

const deeds: Production[] = [
  read(
    "Event",
    { on: "targeted", what: "$c", by: "opponent" },
    [],
    whenever(["選んで発動した", "して発動した", "発動した"]).map(
      (ja, i) => `相手の[カードの]効果が${card}を対象${["に", "に", "と", "と", "に", "に"][i]!}${ja}`,
    ),
  ),
  event(
    { on: "destroys", what: "$c", victim: "$d" },
    [`${card} destroys a {d:Desc.sg}`, `${card} destroys (one|any) {d:Desc.sg}`],
    [`${card}が{d:Desc}を破壊した`],
  ),
  event(
    { on: "destroys", what: "$c", victim: "$d", by: "battle" },
    [
      `${card} destroys a {d:Desc.sg} in battle`,
      `${card} (destroys|destroy) (a|one|any) {d:Desc.sg} (in|by) (battle|a battle|combat)`,
      `${card} attacks and destroys (a|one|any) {d:Desc.sg}`,
    ],
    [`${card}が{d:Desc}を戦闘で破壊した`, `${card}が戦闘で{d:Desc}を破壊した`],
  ),
  // The other unit of a battle is destroyed (ttcg-9.3).
  read(
    "Event",
    { on: "destroys", what: "$c", victim: { noun: "unit" }, by: "battle" },
    [`${card} wins (a|the|that|its|any) (battle|combat|fight)`],
    whenever(
      ["で勝利した", "に勝利した", "で勝った", "に勝った"].map((won) => `${card}が(戦闘|バトル)${won}`),
    ),
  ),
  read(
    "Event",
    ({ c }: Slots) => onSide(c as Cards, "yours"),
    `{c:Cards.sg.event} (${ENTERS}) (on your side|on your field|under your control) [of the field]`,
    whenever(["(あなた|自分)の場に{c:Cards.sg.event}が出た", "{c:Cards.sg.event}が(あなた|自分)の場に出た"]),
  ),
  read(
    "Event",
    ({ c }: Slots) => onSide(c as Cards, "opponents"),
    `{c:Cards.sg.event} (${ENTERS}) (on your opponent's side|on your opponent's field|under your opponent's control) [of the field]`,
    whenever(["相手の場に{c:Cards.sg.event}が出た", "{c:Cards.sg.event}が相手の場に出た"]),
  ),
  both(
    "Event",
    ({ c, t }) => ({ on: "attacks", what: c, target: t }),
    (it: { on: string; what?: unknown; target?: unknown }) =>
      it.on === "attacks" && typeof it.target === "object" ? { c: it.what, t: it.target } : undefined,
    [`${card} attacks {t:Cards.sg.event}`, `${card} attack {t:Cards.sg.event}`],
    [`${card}が{t:Cards.sg.event}を攻撃した`, `${card}が{t:Cards.sg.event}を攻撃する`],
  ),
  say(
    "Lead",
    { on: "afterAttack", what: "$c" },
    [`after ${card} attacks`, `(after|when) ${card} has attacked`],
    [`${card}が攻撃した後`, `${card}が攻撃した(後に|あと|あとに)`, `${card}の攻撃(後|の後)[に]`],
  ),
  say(
    "Lead",
    { on: "afterAttack", what: "$c", target: "opponent" },
    [`after ${card} attacks directly`, `after ${card} attacks your opponent directly`],
    [`${card}が直接攻撃した後`],
  ),
  // 「攻撃宣言時」, 「プレイ時」: of this card, if of none.
  ...(
    [
      ["attacks", "攻撃[宣言]"],
      ["played", "(プレイ|登場|場に出た)"],
      ["destroyed", "(破壊|破壊された)"],
      ["levelledUp", "レベルアップ"],
    ] as const
  ).flatMap(([on, ja]) => [
    read("Lead", { on, what: "$c" }, [], `${card}の${ja}(時|時に|とき)`),
    read("Lead", { on, what: { ref: "this" } }, [], `${ja}(時|時に|とき)`),
  ]),
  read(
    "Event",
    { on: "attacks", what: { count: { exactly: 1 }, what: { noun: "card", side: "opponents" } } },
    ["a enemy attacks"],
  ),
  both(
    "Event",
    ({ c }) =>
      "ref" in (c as object) ? { on: "sentToPile", what: c } : { on: "sentToPile", what: c, whose: "you" },
    (it: { on: string; what?: unknown; whose?: string }) =>
      it.on === "sentToPile" && it.whose === "you" ? { c: it.what } : undefined,
    [
      `{c:Cards.sg.event.from} is sent to your discard pile`,
      `{c:Cards.sg.event.from} (goes to|is put into|is put in) your discard pile`,
    ],
    [`{c:Cards.sg.event.from}があなたの捨て札に送られた`],
  ),
  event(
    { on: "sentToPile", what: "$c", whose: "opponent" },
    `{c:Cards.sg.event.from} is sent to your opponent's discard pile`,
    [`{c:Cards.sg.event.from}が相手の捨て札に送られた`],
  ),
  say(
    "Happens",
    { on: "points", of: "points", who: "@by", how: "gain" },
    ["~gain points", "~gain (a point|one or more points|any points)"],
    whenever(["ポイントを得た", "ポイントが増えた", "ポイントを1以上得た"]),
  ),
  say(
    "Happens",
    { on: "played", who: "@by", what: "$d" },
    ["~play a {d:Desc.sg}", "~play ((a|one|any|another) {d:Desc.sg}|{d:Desc.pl})"],
    whenever(
      ["{d:Desc}をプレイした", "使った", "使用した", "場に出した"]
        .map((ja, i) => (i ? `{d:Desc}を[1枚|1体]${ja}` : ja))
        .concat("場に{d:Desc}を[1枚|1体]出した"),
    ),
  ),
  read("Happens", { on: "played", what: { ref: "this" } }, "~play this (card|unit|spell)", [], {
    by: ["you"],
  }),
  // Whoever is attacked directly is attacked by a unit of the other's.
  ...(
    [
      ["you", "opponents", "you are", "(あなた|自分)"],
      ["opponent", "yours", "your opponent is", "相手"],
    ] as const
  ).map(([, side, en, ja]) =>
    read(
      "Event",
      { on: "attacks", what: { count: { exactly: 1 }, what: { noun: "unit", side } }, target: "opponent" },
      `${en} attacked directly`,
      `${ja}が直接攻撃(された|される|を受けた|を受ける)`,
    ),
  ),
  // Whoever attacks does so with units of theirs.
  read(
    "Happens",
    (_: Slots, form: Form) => {
      const side = { you: "yours", opponent: "opponents" }[whoOf(form) as string];
      return {
        on: "attacks",
        what: { count: { exactly: 1 }, what: { noun: "unit", ...(side && { side }) } },
      };
    },
    ["~attack [with a unit]", "~declare (a attack|attacks)"],
    whenever(["攻撃した", "攻撃を宣言した", "攻撃を行った"]),
    { by: ["you", "opponent", "both"] },
  ),
  // What is milled out of your deck.
  read(
    "Happens",
    ({ d }: Slots) => notCard(d) && { on: "milled", what: { count: { exactly: 1 }, what: d }, from: "deck" },
    "~mill (a|one|any|one or more) {d:Desc.sg}",
    ["デッキから{d:Desc}を捨て札に(送った|置いた)"],
    { by: ["you"] },
  ),
  read("Event", "$e", "they {e:Happens.opponent.plural}"),
  // ttcg-4.2: what is not drawn in the draw phase is drawn by an effect.
  read(
    "Happens",
    (_: Slots, form: Form) => ({ on: "draws", who: whoOf(form), each: true, byEffect: true }),
    [
      "~draw (a|one|any) card (outside [of]|other than (in|during)|except (in|during)) (your|their|the) draw phase",
    ],
    ["(ドローフェイズ以外(で|に|の時に)|ドローフェイズのほかに|ドローを除いて)カードを[1枚](引いた|引く)"],
  ),
  // Said of the card that comes to lie on top (ttcg-8.3).
  event(
    { on: "levels", what: "$c" },
    [
      `${card} is played by levelling up`,
      `${card} is played (as a level up|through a level up|on top of (a|another) (unit|card))`,
      `a (unit|card) is (levelled|ranked) up (with|by|into) ${card}`,
      `you (level|rank) up (a|another|one) (unit|card) (with|into) ${card}`,
    ],
    [
      `${card}がレベルアップでプレイされた`,
      `${card}がレベルアップ(によって|で|して)(場に出た|プレイされた|登場した)`,
      `${card}を[(他の|別の)](カード|ユニット)の上に(重ねた|重ねて場に出した|重ねてプレイした)`,
    ],
  ),
  say(
    "Happens",
    { on: "mills", who: "@by" },
    ["~mill a card", "~mill (one card|any card|cards)"],
    ["デッキからカードを直接捨て札に送った", "カードを(デッキから捨て札に送った|1枚捨て札に送った)"],
  ),
  say(
    "Happens",
    { on: "levelledUp", by: "@by", what: "$c" },
    ["~level up {c:Cards.sg.event}", "~rank up {c:Cards.sg.event}"],
    whenever(
      ["した", "させた"].flatMap((did, i) => [
        `{c:Cards.sg.event}を${i ? "[(別の|他の)カードで]" : ""}レベルアップ${did}`,
        ...(i ? [] : ["{c:Cards.sg.event}を(別の|他の)カードでレベルアップした"]),
      ]),
    ),
  ),
];

/** What happens to a card, without the card: "is played or attacks". */
const happening = ([part, en]: Happening): Production => say("Happening", part, en);

/** Of these "if" asks whether it is so. */
const STATES: ReadonlySet<string> = new Set(["tapped", "untapped", "equips"]);

const joined: Production[] = [
  say("Events", "$e", "{e:Event}", "{e:Event}"),
  say("Events", "$e", "{e:Either}", "{e:Either}"),
  both(
    "Either",
    ({ a, b }) => ({ on: "either", of: [a, b] }),
    (it: { on: string; of?: readonly unknown[] }) =>
      it.on === "either" && it.of?.length === 2 ? { a: it.of[0], b: it.of[1] } : undefined,
    ["{a:Event} or {b:Event}", "{a:Event} or (when|whenever) {b:Event}"],
    ["{a:Event}か{b:Event}", "{a:Event}(とき|)(または|、または|か、){b:Event}"],
  ),
  both(
    "Either",
    ({ c, a, b }) => ({
      on: "either",
      of: [
        { ...(a as object), what: c },
        { ...(b as object), what: c },
      ],
    }),
    () => undefined,
    "{c:Cards.sg.event} {a:Happening} or {b:Happening}",
  ),
  ...happenings.map(happening),
  both(
    "Lead",
    ({ e }) => e,
    (it: { on: string }) => (it.on === "either" ? { e: it } : undefined),
    ["when {e:Either}", "(whenever|each time|every time) {e:Either}"],
    ["{e:Either}とき", "{e:Either}(たび|たびに|際|場合|ときに|なら)"],
  ),
  read("Lead", "$e", "if {e:IfEvent}"),
  // "After" is another moment of attacks alone (ttcg-13.12).
  read(
    "Lead",
    ({ e }: Slots) => (/^attack|^either$/.test((e as { on: string }).on) ? undefined : e),
    "after {e:Event}",
  ),
  ...happenings
    .filter(([part]) => !STATES.has((part as { on: string }).on))
    .map(([part, en, , form = ""]) =>
      read(
        "IfEvent",
        { ...part, what: "$c" },
        en.map((phrase) => `{c:Cards.sg.event${form}} ${phrase}`),
      ),
    ),
  read("IfEvent", { on: "destroys", what: "$c", victim: "$d" }, `${card} destroys (a|one|any) {d:Desc.sg}`),
  read(
    "IfEvent",
    { on: "destroys", what: "$c", victim: "$d", by: "battle" },
    `${card} destroys (a|one|any) {d:Desc.sg} (in battle|by battle)`,
  ),
  read("IfEvent", { on: "attacks", what: "$c", target: "$t" }, `${card} attacks {t:Cards.sg.event}`),
];

export const triggers: Production[] = [...moments, ...activating, ...deeds, ...joined];
