/** What happens, after "when" (ttcg-13.8 to 13.14). */
import { equal, type Production } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Cards, Description, Trigger, Who } from "../tree.ts";
import { mergeParts, type Part } from "./describe.ts";

/** Something that happens, after "when". */
function on(node: unknown, en: Phrases, ja?: Phrases): Production {
  return say("Event_", node, en, ja);
}

/** What happens to a card, said of it alone or beside something else: "this card attacks", "this card is played or attacks". */
function to(name: string, verb: readonly string[], ja?: string, more: object = {}): Production[] {
  return [
    on(
      { on: name, what: "$c", ...more },
      verb.map((v) => `{c:Happens} ${v}`),
      ja && `{c:Happens}${ja}`,
    ),
    say("Happening", { on: name, ...more }, verb),
  ];
}

/** A hand and a deck are named with whose they are, the field is that of both. */
const whence = (from: "field" | "hand" | "deck"): string => `${from === "field" ? "the" : "your"} ${from}`;

const levelled = "(levelled up|ranked up|covered by a level up)";

export const events: Production[] = [
  // One card, or one of a description, as that which something happens to.
  both(
    "Happens",
    ({ d }) => ({ count: { exactly: 1 }, what: d }),
    plainOne,
    ["a {d:Desc.sg.in}"],
    "{d:Desc.sg.in}",
  ),
  both(
    "Happens",
    ({ d }) => ((d as Description).other ? { count: { exactly: 1 }, what: d } : undefined),
    (cards: Cards) => ("count" in cards && cards.what.other && !cards.random ? { d: cards.what } : undefined),
    undefined,
    "{d:Desc.sg.in}",
  ),
  both(
    "Attacking",
    ({ d }) => {
      const what = mergeParts([{ zone: { in: "field", whose: "opponent" } }, d as Part]);
      return what && { count: { exactly: 1 }, what };
    },
    (cards: Cards) => {
      const it = plainOne(cards);
      const what = it?.d as Description | undefined;
      if (what?.zone?.in !== "field" || what.zone.whose !== "opponent") return undefined;
      const { zone: _, ...d } = what;
      return { d };
    },
    "a enemy {d:Desc.sg.in}",
  ),
  read(
    "Attacking",
    { count: { exactly: 1 }, what: { noun: "card", zone: { in: "field", whose: "opponent" } } },
    "a enemy",
  ),
  say("Attacking", "$c", "{c:Happens}", "{c:Happens}"),
  say("Happens", "$c", "{c:Cards.sg.in}", "{c:Cards.sg.in}"),
  say("Happens", "$c", "{c:Cards.pl.in}"),
  read(
    "Happens",
    ({ w, d }: Record<string, unknown>) => {
      // "Your fish" are all of them: one and many are the same word.
      if ((d as Description).traits?.subtype?.some((type) => type === "fish" || type === "undead"))
        return undefined;
      const what = mergeParts([{ zone: { in: "field", whose: w as Who } }, d as Part]);
      return what && { count: { exactly: 1 }, what };
    },
    "{w:Whose.you} {d:Desc.sg.in}",
  ),

  ...to(
    "sentToPile",
    [
      "is sent to the discard pile",
      "is (sent|put) (to|into) (its owner's|the) discard pile",
      "goes to the discard pile",
      "(are sent to the discard pile|is put into the discard pile|enters the discard pile|is placed in the discard pile)",
    ],
    "が捨て札に送られたとき",
  ),
  both(
    "Event_",
    ({ c }) =>
      "ref" in (c as object) ? { on: "sentToPile", what: c } : { on: "sentToPile", what: c, whose: "you" },
    (t: Trigger) => (t.on === "sentToPile" && t.whose === "you" ? { c: t.what } : undefined),
    [
      "{c:Happens} is sent to your discard pile",
      "{c:Happens} (goes to|is put into|is put in) your discard pile",
    ],
  ),
  on(
    { on: "sentToPile", what: "$c", whose: "opponent" },
    "{c:Happens} is sent to your opponent's discard pile",
  ),
  ...to("discarded", ["is discarded"], "が捨てられたとき"),
  ...to("milled", ["is milled"], "がデッキから捨て札に送られたとき"),
  ...to("discarded", ["is discarded from your hand"], undefined, { from: "hand" }),
  ...to("milled", ["is milled from your deck"], undefined, { from: "deck" }),
  ...to("destroyed", ["is destroyed", "are destroyed"], "が破壊されたとき"),
  ...to(
    "destroyed",
    ["is destroyed in battle", "is destroyed (by battle|by an attack)", "are destroyed in battle"],
    "が戦闘で破壊されたとき",
    { by: "battle" },
  ),
  ...to(
    "destroyed",
    ["is destroyed by an effect", "is destroyed by (a card effect|effects)"],
    "が効果で破壊されたとき",
    { by: "effect" },
  ),
  ...to("destroyed", ["is destroyed by your opponent", "is destroyed by a opponent"], undefined, {
    byWho: "opponent",
  }),
  ...(
    [
      ["opponent", "your opponent's", "a (effect|card effect) (of your opponent|your opponent controls)"],
      ["you", "your", "one of your effects"],
    ] as const
  ).flatMap(([byWho, whose, other]) => {
    const also = `(${whose} card effect|${whose} card effects|${whose} effects)`;
    const by = [`${whose} effect`, also, other, ...(byWho === "opponent" ? ["a opponent's effect"] : [])];
    const words = by.map((x) => `is destroyed by ${x}`);
    return to("destroyed", words, undefined, { by: "effect", byWho });
  }),
  on(
    { on: "destroys", what: "$c", victim: "$d" },
    ["{c:Happens} destroys a {d:Desc.sg}", "{c:Happens} destroys (one|any) {d:Desc.sg}"],
    "{c:Happens}が{d:Desc.sg}を破壊したとき",
  ),
  on(
    { on: "destroys", what: "$c", victim: "$d", by: "battle" },
    [
      "{c:Happens} destroys a {d:Desc.sg} in battle",
      "{c:Happens} destroys (one|any) {d:Desc.sg} (in battle|by battle)",
      "{c:Happens} attacks and destroys (a|one|any) {d:Desc.sg}",
    ],
    "{c:Happens}が{d:Desc.sg}を戦闘で破壊したとき",
  ),
  on(
    { on: "attacks", what: "$c" },
    ["{c:Attacking} attacks", "{c:Happens} (attack|declares an attack)"],
    "{c:Attacking}が攻撃するとき",
  ),
  say("Happening", { on: "attacks" }, "attacks"),
  on(
    { on: "attacks", what: "$c", target: "opponent" },
    [
      "{c:Happens} attacks directly",
      "{c:Happens} attacks (your opponent directly|you directly|your opponent)",
    ],
    "{c:Happens}が直接攻撃するとき",
  ),
  on(
    { on: "attacks", what: "$c", target: "$t" },
    ["{c:Happens} attacks {t:Happens}", "{c:Happens} attack {t:Happens}"],
    "{c:Happens}が{t:Happens}を攻撃するとき",
  ),
  ...to(
    "attacked",
    [
      "is attacked",
      "is (attacked by a unit|the target of an attack)",
      "are attacked",
      "becomes the target of an attack",
      "is attacked by an enemy unit",
    ],
    "が攻撃されたとき",
  ),
  ...to("directHit", ["hits directly", "hits your opponent directly"]),
  ...(["field", "hand", "deck"] as const).map((from) =>
    on({ on: "sentToPile", what: "$c", from }, [
      `{c:Happens} is sent from ${whence(from)} to the discard pile`,
      `{c:Happens} is (put|sent) (to|into) the discard pile from ${whence(from)}`,
      // what lay in the own hand or deck can come to no other pile
      ...(from === "field"
        ? []
        : [
            `{c:Happens} is sent from ${whence(from)} to your discard pile`,
            `{c:Happens} is (put|sent) (to|into) your discard pile from ${whence(from)}`,
          ]),
    ]),
  ),
  ...to("tapped", ["is tapped", "becomes tapped", "are tapped", "taps"], "がタップされたとき"),
  ...to("untapped", ["is untapped", "becomes untapped", "are untapped", "untaps"], "がアンタップされたとき"),
  ...to("leavesField", ["leaves the field", "leave the field"], "が場を離れたとき"),
  ...to(
    "returned",
    [
      "is returned to its owner's hand",
      "is returned to (its owner's|the|their) hand",
      "returns to (its owner's hand|the hand)",
    ],
    "が手札に戻されたとき",
  ),
  ...to("returned", ["is returned to your hand", "returns to your hand"], undefined, { whose: "you" }),
  ...to(
    "targeted",
    ["is targeted", "is targeted by an effect", "becomes the target of an effect"],
    "が対象になったとき",
  ),
  ...to(
    "targeted",
    [
      "is targeted by your opponent",
      "is targeted by (your opponent's effect|an effect of your opponent|an effect your opponent controls)",
    ],
    undefined,
    { by: "opponent" },
  ),
  ...to("equips", ["is equipped", "becomes equipped", "is equipped to a unit"], "が装備されたとき"),
  ...to("played", ["is played", "enters the field", "comes onto the field"], "がプレイされたとき"),
  ...to("played", ["is played from your hand"], undefined, { from: "hand" }),
  on({ on: "played", by: "you", what: "$c" }, ["you play {c:Happens}"], "自分が{c:Happens}をプレイしたとき"),
  on(
    { on: "played", by: "opponent", what: "$c" },
    ["your opponent plays {c:Happens}", "(an opponent|the opponent) plays {c:Happens}"],
    "相手が{c:Happens}をプレイしたとき",
  ),
  on({ on: "played", by: "both", what: "$c" }, [
    "a player plays {c:Happens}",
    "(any|either) player plays {c:Happens}",
  ]),
  ...to(
    "levelledUp",
    [`is levelled up`, `is ${levelled}`, "levels up", "ranks up"],
    "がレベルアップされたとき",
  ),
  on({ on: "levelledUp", by: "you", what: "$c" }, ["you level up {c:Happens}", "you rank up {c:Happens}"]),
  on({ on: "levelledUp", by: "opponent", what: "$c" }, [
    "your opponent levels up {c:Happens}",
    "your opponent ranks up {c:Happens}",
  ]),

  // Effects that activate (ttcg-13.14).
  on(
    { on: "activates" },
    [
      "a card effect activates",
      "another [card] effect (activates|is activated)",
      "(a|an|any|another card's) [card] effect (activates|is activated)",
      "the effect of a card activates",
    ],
    "カードの効果が発動したとき",
  ),
  on(
    { on: "activates", by: "opponent" },
    [
      "your opponent activates an effect",
      "your opponent activates (a card effect|the effect of a card|a card's effect|any effect)",
      "an effect of your opponent activates",
      "a card effect of your opponent activates",
      "(your opponent's effect|a card effect your opponent controls) activates",
    ],
    "相手が効果を発動したとき",
  ),
  on(
    { on: "activates", by: "opponent", what: { noun: "spell" } },
    [
      "your opponent activates a spell",
      "your opponent's spell (is activated|activates)",
      "a spell of your opponent (is activated|activates)",
    ],
    "相手がスペルを発動したとき",
  ),
  on(
    { on: "activates", by: "opponent", what: "$d" },
    [
      "your opponent activates the effect of a {d:Which}",
      "your opponent activates a {d:Which}",
      "your opponent activates a {d:Nouned} effect",
      "your opponent activates a {d:Which}'s effect",
      "a {d:Nouned} effect (of your opponent activates|your opponent controls activates)",
      "your opponent activates (an effect of a|the effect of one) {d:Which}",
      "the effect of a {d:Which} your opponent controls activates",
      "your opponent uses a {d:Which}",
    ],
    "相手が{d:Which}の効果を発動したとき",
  ),
  on({ on: "activates", by: "you" }, [
    "you activate an effect",
    "you activate (a card effect|the effect of a card)",
  ]),
  on({ on: "activates", by: "you", what: "$d" }, [
    "you activate the effect of a {d:Which}",
    "you activate a {d:Which}",
    "you activate a {d:Nouned} effect",
  ]),
  on({ on: "activates", what: "$d" }, [
    "the effect of a {d:Which} activates",
    "a {d:Nouned} effect activates",
    "a {d:Which}'s effect activates",
    "a {d:Which} is activated",
    "the effect of (another|any) {d:Which} activates",
  ]),
  on(
    { on: "activates", by: "opponent", kind: "$k" },
    ["your opponent activates a {k:Kind} effect"],
    "相手が{k:Kind}効果を発動したとき",
  ),
  on({ on: "activates", kind: "$k" }, ["a {k:Kind} effect activates", "a {k:Kind} effect is activated"]),

  // Players.
  ...(
    [
      ["draws", "draw", "カードを引いた"],
      ["mills", "mill", "デッキからカードを捨て札に送った"],
      ["discards", "discard", "カードを捨てた"],
      ["gainsPoints", "gain", "ポイントを得た"],
      ["losesPoints", "lose", "ポイントを失った"],
    ] as const
  ).flatMap(([name, verb, ja]) => {
    // points come and go together, and that is one time; cards one by one, and each is a time of its own
    const objects =
      name === "gainsPoints" || name === "losesPoints"
        ? ["points", "(one or more points|any points)"]
        : ["a card", "(one card|any card)"];
    return [
      on(
        { on: name, who: "you" },
        objects.map((o) => `you ${verb} ${o}`),
        `自分が${ja}とき`,
      ),
      on(
        { on: name, who: "opponent" },
        objects.flatMap((o) => [`your opponent ${verb}s ${o}`, `they ${verb} ${o}`]),
        `相手が${ja}とき`,
      ),
      on(
        { on: name, who: "both" },
        objects.map((o) => `a player ${verb}s ${o}`),
      ),
    ];
  }),
  on({ on: "draws", who: "you", byEffect: true }, [
    "you draw a card by an effect",
    "you draw a card (by effects|with an effect|by a card effect)",
  ]),
  on({ on: "draws", who: "opponent", byEffect: true }, [
    "your opponent draws a card by an effect",
    "your opponent draws a card by effects",
  ]),
  on({ on: "discards", who: "you", what: "$d" }, "you discard a {d:Which.from}"),
  on({ on: "discards", who: "opponent", what: "$d" }, "your opponent discards a {d:Which.from}"),
  both(
    "Events",
    ({ a, b }) => ({ on: "either", of: [a, b] }),
    (t: Trigger) => (t.on === "either" && t.of.length === 2 ? { a: t.of[0], b: t.of[1] } : undefined),
    ["{a:Event_} or {b:Event_}", "{a:Event_} or when {b:Event_}"],
  ),
  say("Events", "$e", "{e:Event_}", "{e:Event_}"),
  both(
    "Events",
    ({ c, a, b }) => ({
      on: "either",
      of: [
        { ...(a as object), what: c },
        { ...(b as object), what: c },
      ],
    }),
    (t: Trigger) => {
      if (t.on !== "either" || t.of.length !== 2) return undefined;
      const [a, b] = t.of as [Trigger, Trigger];
      if (!("what" in a) || !("what" in b) || !equal(a.what, b.what)) return undefined;
      const { what: c, ...first } = a;
      const { what: _, ...second } = b;
      return { c, a: first, b: second };
    },
    "{c:Happens} {a:Happening} or {b:Happening}",
  ),
];

/** One card of a description: "a unit your opponent controls". */
function plainOne(cards: Cards): Record<string, unknown> | undefined {
  if (!("count" in cards) || cards.random || cards.chosenBy || cards.what.other || cards.what.extreme)
    return undefined;
  return typeof cards.count === "object" && "exactly" in cards.count && cards.count.exactly === 1
    ? { d: cards.what }
    : undefined;
}
