/** What a player does besides moving cards: destroy, tap, points, counter, skip, and what is allowed (ttcg-15). */
import type { Production } from "@tefuda/cardtext";
import type { Action, Cards } from "../tree.ts";
import { both, type Phrases, read, say } from "./write.ts";

const numbers = ["sg", "pl"] as const;

function vp(node: unknown, en?: Phrases, ja?: Phrases, only?: Production["only"]): Production {
  return say("VP", node, en, ja, only);
}

/** A verb with one object, in both numbers. */
function acting(node: (what: string) => unknown, en: readonly string[], ja?: string): Production[] {
  return numbers.map((num) => {
    const fill = (pattern: string) => pattern.replaceAll("{what}", `{what:Obj.${num}}`);
    return vp(node("$what"), en.map(fill), ja === undefined ? undefined : fill(ja));
  });
}

/** The same, only read: what it says is printed as another phrase. */
function alias(node: unknown, en: readonly string[]): Production[] {
  return numbers.map((num) =>
    read(
      "VP",
      node,
      en.map((pattern) => pattern.replaceAll("{what}", `{what:Group.${num}}`)),
      undefined,
      { by: ["you"] },
    ),
  );
}

/** A change worded as a command: "raise the attack of X by 100". */
function raising(op: "add" | "lose", verbs: string): Production[] {
  const change = (what: unknown, stat: unknown, n: unknown, how: unknown) => ({
    do: "change",
    what,
    stats: [{ stat, op, n }],
    ...(how !== undefined && { how }),
  }); // prettier-ignore
  return [
    ...numbers.map((num) =>
      read(
        "VP",
        ({ what, s, n, how }: Record<string, unknown>) => change(what, s, n, how),
        [`${verbs} the {s:Stat} of {what:Group.${num}} by {n:ByNumber} [{how:DurU}]`],
        undefined,
        { by: ["you"] },
      ),
    ),
    read(
      "VP",
      ({ r, s, n, how }: Record<string, unknown>) => change({ ref: r }, s, n, how),
      [`${verbs} {r:RefOwn} {s:Stat} by {n:ByNumber} [{how:DurU}]`],
      undefined,
      { by: ["you"] },
    ),
    read(
      "VP",
      ({ c, s, n, how }: Record<string, unknown>) => change(c, s, n, how),
      [`${verbs} {c:Cards.sg}'s {s:Stat} by {n:ByNumber} [{how:DurU}]`],
      undefined,
      { by: ["you"] },
    ),
  ];
}

/** "the attack of X", "its attack". */
function ofStat(
  make: (what: Cards, stat: unknown, n: unknown, how: unknown) => unknown,
  before: string,
  after: string,
): Production[] {
  return [
    ...numbers.map((num) =>
      read(
        "VP",
        ({ what, s, n, how }: Record<string, unknown>) => make(what as Cards, s, n, how),
        [`${before} the {s:Stat} of {what:Group.${num}} ${after} [{how:DurU}]`],
        undefined,
        { by: ["you"] },
      ),
    ),
    read(
      "VP",
      ({ r, s, n, how }: Record<string, unknown>) => make({ ref: r } as Cards, s, n, how),
      [`${before} {r:RefOwn} {s:Stat} ${after} [{how:DurU}]`],
      undefined,
      { by: ["you"] },
    ),
    read(
      "VP",
      ({ c, s, n, how }: Record<string, unknown>) => make(c as Cards, s, n, how),
      [`${before} {c:Cards.sg}'s {s:Stat} ${after} [{how:DurU}]`],
      undefined,
      { by: ["you"] },
    ),
  ];
}

const setTo = (what: Cards, stat: unknown, n: unknown, how: unknown) => ({
  do: "change",
  what,
  stats: [{ stat, op: "set", n }],
  ...(how !== undefined && { how }),
});

/** "double the attack of X", with its canonical phrase. */
function scaling(by: "double" | "halve"): Production[] {
  const ja = by === "double" ? "2倍" : "半分";
  return [
    both(
      "VP",
      ({ r, s, how }) => ({ do: "scale", what: { ref: r }, stat: s, by, ...(how !== undefined && { how }) }),
      (node: Action) =>
        node.do === "scale" && node.by === by && "ref" in node.what
          ? { r: node.what.ref, s: node.stat, how: node.how }
          : undefined,
      `~${by} {r:RefOwn} {s:Stat} [{how:DurU}]`,
      `[{how:DurU}]{r:RefOwn}{s:Stat}を${ja}にする`,
    ),
    ...numbers.map((num) =>
      vp(
        { do: "scale", what: "$what", stat: "$s", by, how: "$how?" },
        `~${by} the {s:Stat} of {what:Obj.${num}} [{how:DurU}]`,
        `[{how:DurU}]{what:Obj.${num}}の{s:Stat}を${ja}にする`,
      ),
    ),
    read(
      "VP",
      ({ c, s, how }: Record<string, unknown>) => ({
        do: "scale",
        what: c,
        stat: s,
        by,
        ...(how !== undefined && { how }),
      }),
      `${by} {c:Cards.sg}'s {s:Stat} [{how:DurU}]`,
      undefined,
      { by: ["you"] },
    ),
  ];
}

export const verbs: Production[] = [
  ...acting(
    (what) => ({ do: "destroy", what }),
    ["~destroy {what}", "~choose and ~destroy {what}"],
    "{what}を破壊する",
  ),
  ...acting((what) => ({ do: "tap", what }), ["~tap {what}"], "{what}をタップする"),
  ...acting((what) => ({ do: "untap", what }), ["~untap {what}"], "{what}をアンタップする"),

  ...acting((what) => ({ do: "pick", what }), ["~choose {what}"], "{what}を選ぶ"),

  // Points.
  vp({ do: "points", who: "@by", sign: 1, n: "$n" }, ["~gain {n:Points_}"], "{n:Points_}得る"),
  vp({ do: "points", who: "@by", sign: -1, n: "$n" }, ["~lose {n:Points_}"], "{n:Points_}失う"),
  vp({ do: "setPoints", who: "@by", n: "$n" }, ["~set <own:your/their> points to {n:#}"]),
  vp(
    { do: "swapPoints" },
    ["swap points with your opponent", "(exchange|swap) your points with your opponent's [points]"],
    undefined,
    { by: ["you"] },
  ),

  // Cards for cards.
  ...numbers.flatMap((a) =>
    numbers.map((b) =>
      vp(
        { do: "swapCards", a: "$a", b: "$b" },
        [
          `~exchange {a:Obj.${a}} for {b:Cards.${b}}`,
          `(~exchange|~swap) {a:Obj.${a}} (with|for) {b:Cards.${b}}`,
          `(~exchange|~swap|~switch) {a:Obj.${a}} and {b:Cards.${b}}`,
        ],
        a === "sg" && b === "sg" ? `{a:Obj.${a}}と{b:Cards.${b}}を入れ替える` : undefined,
      ),
    ),
  ),
  ...["Hand", "Pile"].flatMap((a) =>
    ["Pile", "Deck"].map((b) =>
      vp({ do: "swapZones", a: "$a", b: "$b" }, [
        `~swap {a:${a}} with {b:${b}}`,
        `(~exchange|~swap) {a:${a}} (with|and|for) {b:${b}}`,
      ]),
    ),
  ),

  // Control.
  ...acting(
    (what) => ({ do: "control", what, by: "you", how: "$how?" }),
    ["take control of {what} [{how:DurU}]", "gain control of {what} [{how:DurU}]"],
    "[{how:DurU}]{what}のコントロールを得る",
  ),
  ...acting(
    (what) => ({ do: "control", what, by: "opponent", how: "$how?" }),
    [
      "give control of {what} to your opponent [{how:DurU}]",
      "give your opponent control of {what} [{how:DurU}]",
    ],
  ),
  ...numbers.map((num) =>
    vp(
      { do: "control", what: "$what", by: "@by", how: "$how?" },
      `takes control of {what:Obj.${num}} [{how:DurU}]`,
      undefined,
      { by: ["opponent"] },
    ),
  ),
  vp(
    { do: "swapControl", a: "$a", b: "$b", how: "$how?" },
    [
      "swap control of {a:Cards.sg} and {b:Cards.sg} [{how:DurU}]",
      "(exchange|switch) control of {a:Cards.sg} and {b:Cards.sg} [{how:DurU}]",
      "(swap|exchange) control of {a:Cards.sg} with {b:Cards.sg} [{how:DurU}]",
    ],
    undefined,
    { by: ["you"] },
  ),

  // Values.
  both(
    "VP",
    ({ r, how }) => ({ do: "swapStats", what: { ref: r }, ...(how !== undefined && { how }) }),
    (node: Action) =>
      node.do === "swapStats" && "ref" in node.what ? { r: node.what.ref, how: node.how } : undefined,
    [
      "~swap {r:RefOwn} attack and defense [{how:DurU}]",
      "(~swap|~switch|~exchange) {r:RefOwn} (attack and defense|defense and attack|attack with its defense) [{how:DurU}]",
    ],
    "[{how:DurU}]{r:RefOwn}攻撃力と防御力を入れ替える",
  ),
  ...numbers.map((num) =>
    vp(
      { do: "swapStats", what: "$what", how: "$how?" },
      [
        `~swap the attack and defense of {what:Obj.${num}} [{how:DurU}]`,
        `(~swap|~switch|~exchange|~invert) the (attack and defense|defense and attack) of {what:Obj.${num}} [{how:DurU}]`,
      ],
      `[{how:DurU}]{what:Obj.${num}}の攻撃力と防御力を入れ替える`,
    ),
  ),
  vp({ do: "exchangeStat", a: "$a", b: "$b", stat: "$s", how: "$how?" }, [
    "~swap the {s:Stat} of {a:AnyCards} with the {s:Stat} of {b:AnyCards} [{how:DurU}]",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} with that of {b:AnyCards} [{how:DurU}]",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} and {b:AnyCards} [{how:DurU}]",
  ]),
  vp({ do: "exchangeStat", a: "$a", b: { ref: "them" }, stat: "$s", how: "$how?" }, [
    "~swap the {s:Stat} of {a:Cards.pl} [{how:DurU}]",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:Cards.pl} [{how:DurU}]",
  ]),
  // A rank is raised and lowered; attack and defense are gained and lost.
  ...numbers
    .flatMap((num) => [
      lowering("VP", ["rank"], "add", `raise the {s:Stat} of {what:Group.${num}} by {n:ByWord} [{how:DurU}]`),
      lowering(
        "VP",
        ["rank"],
        "lose",
        `lower the {s:Stat} of {what:Group.${num}} by {n:ByWord} [{how:DurU}]`,
      ),
      lowering(
        "VP",
        ["attack", "defense", "rank"],
        "set",
        `set the {s:Stat} of {what:Group.${num}} to {n:By} [{how:DurU}]`,
      ),
    ])
    .map((p) => ({ ...p, only: { by: ["you"] } })),
  ...raising("add", "(raise|increase)"),
  ...raising("lose", "(lower|reduce|decrease)"),
  ...ofStat(setTo, "(set|reduce|lower|raise|increase|change)", "to {n:By}"),
  ...scaling("double"),
  ...scaling("halve"),
  ...alias({ do: "change", what: "$what", stats: "$stats", how: "$how?" }, [
    "give {what} {stats:Gains} [{how:DurU}]",
  ]),
  ...numbers.map((num) =>
    read(
      "VP",
      ({ what, stats, how }: Record<string, unknown>) => ({
        do: "change",
        what,
        stats,
        ...(how !== undefined && { how }),
      }),
      [
        `give {stats:Gains} to {what:Group.${num}} [{how:DurU}]`,
        `add {stats:Gains} to {what:Group.${num}} [{how:DurU}]`,
      ],
      undefined,
      { by: ["you"] },
    ),
  ),
  ...alias({ do: "become", what: "$what", type: "$t", how: "$how?" }, [
    "change the type of {what} to {t:Type} [{how:DurU}]",
    "change {what} to {t:Type} [{how:DurU}]",
  ]),
  read(
    "VP",
    { do: "become", what: "$c", type: "$t", how: "$how?" },
    "change {c:Cards.sg}'s type to {t:Type} [{how:DurU}]",
    undefined,
    { by: ["you"] },
  ),
  read(
    "VP",
    { do: "become", what: { ref: "$r" }, type: "$t", how: "$how?" },
    "change {r:RefOwn} type to {t:Type} [{how:DurU}]",
    undefined,
    { by: ["you"] },
  ),
  read(
    "VP",
    { do: "become", what: "$c", subType: "$t", how: "$how?" },
    "change {c:Cards.sg}'s sub-type to {t:SubType} [{how:DurU}]",
    undefined,
    { by: ["you"] },
  ),
  ...alias({ do: "become", what: "$what", subType: "$t", how: "$how?" }, [
    "change the sub-type of {what} to {t:SubType} [{how:DurU}]",
  ]),

  vp(
    { do: "invert", stats: ["attack", "defense"], how: "$how?" },
    [
      "invert all attack and defense changes [{how:DurU}]",
      "invert all changes (of|to) attack and defense [{how:DurU}]",
    ],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "invert", stats: ["$s"], how: "$how?" },
    ["invert all {s:FightStat} changes [{how:DurU}]"],
    undefined,
    { by: ["you"] },
  ),

  // Levelling up (ttcg-8.1) and moving what is attached.
  both(
    "VP",
    ({ a, b }) => (unplaced(b as Cards) ? undefined : { do: "levelUp", what: a, with: b }),
    (node: Action) => (node.do === "levelUp" ? { a: node.what, b: node.with } : undefined),
    [
      "level up {a:AnyCards} with {b:AnyCards.from}",
      "(level|rank) up {a:AnyCards} (with|using|by playing) {b:AnyCards.from}",
    ],
    undefined,
    { by: ["you"] },
  ),
  both(
    "VP",
    ({ a, b }) => ("ref" in (a as Cards) ? undefined : { do: "attach", what: a, to: b }),
    (node: Action) => (node.do === "attach" ? { a: node.what, b: node.to } : undefined),
    ["attach {a:Cards.sg} to {b:Cards.sg}", "(move|equip) {a:Cards.sg} to {b:Cards.sg}"],
    undefined,
    { by: ["you"] },
  ),

  read(
    "VP",
    { do: "levelUp", what: "$a", with: "$b" },
    "play {b:Cards.sg.from} on top of {a:Cards.sg}",
    undefined,
    { by: ["you"] },
  ),
  ...(["double", "halve"] as const).map((by) =>
    read(
      "VP",
      ({ what, how }: Record<string, unknown>) => ({
        do: "seq",
        of: ["attack", "defense"].map((stat) => ({
          do: "scale",
          what,
          stat,
          by,
          ...(how !== undefined && { how }),
        })),
        joined: ["and"],
      }),
      `${by} the attack and defense of {what:AnyCards} [{how:DurU}]`,
      undefined,
      { by: ["you"] },
    ),
  ),
  vp({ do: "extraTurn", who: "@by" }, [
    "~take an extra turn after this one",
    "~take (another|an extra|an additional) turn [after this one|after this turn]",
  ]),
  read(
    "VP",
    ({ a, b }: Record<string, unknown>, form: { by?: string }) => ({
      do: "seq",
      of: [a, b].map((what) => ({
        do: "skip",
        who: form.by === "you" || form.by === undefined ? "you" : "opponent",
        what,
        when: "next",
      })),
      joined: ["and"],
    }),
    "~skip <own:your/their> next {a:Skipped} and [<own:your/their>] [next] {b:Skipped}",
    undefined,
    { by: ["you", "opponent", "they"] },
  ),

  // Effects and attacks.
  vp(
    { do: "endAttack" },
    ["end the attack", "end that attack", "negate the attack", "stop the attack", "cancel the attack"],
    "攻撃を終わらせる",
    { by: ["you"] },
  ),
  vp({ do: "endPhase", phase: "$p" }, ["end the {p:Phase}", "end this {p:Phase}"], undefined, {
    by: ["you"],
  }),
  vp({ do: "endTurn" }, ["end the turn", "end this turn"], undefined, { by: ["you"] }),
  vp(
    { do: "skip", who: "@by", what: "$p", when: "next" },
    [
      "~skip <own:your/their> next {p:Skipped}",
      "~skip <own:your/their> {p:Skipped} next turn",
      "~skip the {p:Skipped} of <own:your/their> next turn",
    ],
    "次の{p:Skipped}を飛ばす",
  ),
  vp({ do: "skip", who: "@by", what: "$p", when: "this" }, [
    "~skip <own:your/their> {p:Skipped} this turn",
    "~skip <own:your/their> {p:Skipped}",
    "~skip this turn's {p:Skipped}",
  ]),
  say("Skipped", "turn", ["turn", "turns"], "ターン"),
  say("Skipped", "$p", "{p:Phase}", "{p:Phase}"),
  vp(
    { do: "equip", to: "$c" },
    [
      "equip this card to {c:AnyCards}",
      "attach this card to {c:AnyCards}",
      "equip {c:AnyCards} with this card",
      "equip this card onto {c:AnyCards}",
    ],
    "このカードを{c:AnyCards}に装備する",
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "attack", to: "opponent" },
    [
      "redirect the attack to your opponent",
      "redirect (an attack|that attack|it) to your opponent",
      "redirect the attack of (a|an enemy|one) unit to your opponent",
    ],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "effect", to: "another" },
    [
      "change the target of the effect to another target",
      "change the target of (the|an|one|that) effect to another [legal] target",
      "change the target of (a|one) spell to another [legal] target",
    ],
    undefined,
    { by: ["you"] },
  ),
  ...["attack", "effect"].flatMap((what) => [
    vp(
      { do: "redirect", what, to: "$c" },
      [
        what === "attack"
          ? "<spoken:redirect an attack/redirect the attack> to {c:AnyCards}"
          : "redirect the effect to {c:AnyCards}",
        `~redirect the ${what} to {c:AnyCards}`,
        `~redirect (its ${what}|${what === "attack" ? "an attack|one attack|that attack|this attack" : "an effect|one effect|that effect"}) to {c:AnyCards}`,
        `~change the target of (the|that|an|one) ${what} to {c:AnyCards}`,
        `~change the (${what}'s target|target of that ${what}) to {c:AnyCards}`,
      ],
      what === "attack" ? "攻撃の対象を{c:AnyCards}に変える" : "効果の対象を{c:AnyCards}に変える",
      { by: ["you"] },
    ),
  ]),
  ...copying("copy", "~copy", "コピーする"),
  ...copying("activate", "~activate", "発動する"),
];

/** A change as a command, for after "to": "to give one unit 200 attack". */
export const giving: Production[] = [
  read(
    "Giving",
    { do: "change", what: { ref: "this" }, stats: "$stats", how: "$how?" },
    "gain {stats:Added1} [{how:DurU}]",
  ),
  ...numbers.map((num) =>
    both(
      "Giving",
      ({ what, stats, how }) => ({ do: "change", what, stats, ...(how !== undefined && { how }) }),
      (node: Action) =>
        node.do === "change" &&
        node.stats.every((s) => s.op === "add" && (s.stat !== "rank" || typeof s.n !== "number"))
          ? { what: node.what, stats: node.stats, how: node.how }
          : undefined,
      `give {what:Group.${num}} {stats:Added1} [{how:DurU}]`,
    ),
  ),
  ...numbers.map((num) =>
    lowering(
      "Giving",
      ["attack", "defense"],
      "lose",
      `lower the {s:Stat} of {what:Group.${num}} by {n:By} [{how:DurU}]`,
    ),
  ),
  ...numbers.map((num) =>
    say(
      "Giving",
      { do: "change", what: "$what", stats: "$stats", how: "$how?" },
      `give {what:Group.${num}} {stats:SignedMany} [{how:DurU}]`,
    ),
  ),
  ...numbers.map((num) =>
    say(
      "Giving",
      { do: "become", what: "$what", type: "$t", how: "$how?" },
      `change the type of {what:Group.${num}} to {t:Type} [{how:DurU}]`,
    ),
  ),
  ...numbers.map((num) =>
    say(
      "Giving",
      { do: "become", what: "$what", subType: "$t", how: "$how?" },
      `change the sub-type of {what:Group.${num}} to {t:SubType} [{how:DurU}]`,
    ),
  ),
];

/** "A unit of another type", from nowhere: that is a permission, not a level-up. */
function unplaced(cards: Cards): boolean {
  return "count" in cards && cards.what.differs !== undefined && cards.what.zone === undefined;
}

/** A change of one value by a number, as a command. */
function lowering(
  makes: string,
  stats: readonly string[],
  op: "add" | "lose" | "set",
  en: string,
): Production {
  return both(
    makes,
    ({ what, s, n, how }) => ({
      do: "change",
      what,
      stats: [{ stat: s, op, n }],
      ...(how !== undefined && { how }),
    }),
    (node: Action) => {
      if (node.do !== "change" || node.stats.length !== 1) return undefined;
      const [it] = node.stats;
      return it!.op === op && stats.includes(it!.stat)
        ? { what: node.what, s: it!.stat, n: it!.n, how: node.how }
        : undefined;
    },
    en,
  );
}

function copying(verb: "copy" | "activate", en: string, ja: string): Production[] {
  return [
    vp(
      { do: verb, of: "$c", which: "$k" },
      [`${en} the {k:Kind} effect of {c:AnyCards}`],
      `{c:AnyCards}の{k:Kind}効果を${ja}`,
    ),
    vp(
      { do: verb, of: "$c", all: true },
      [`${en} all effects of {c:AnyCards}`, `${en} (the|all the|all of the) effects of {c:AnyCards}`],
      `{c:AnyCards}のすべての効果を${ja}`,
    ),
    vp(
      { do: verb, of: "$c", which: "$k?" },
      [
        `${en} one [{k:Kind}] effect of {c:AnyCards}`,
        `${en} (a|any|any one|an|the) [{k:Kind}] effect of {c:AnyCards}`,
        `${en} {c:Cards.sg}'s [{k:Kind}] effect`,
      ],
      `{c:AnyCards}の[{k:Kind}]効果1つを${ja}`,
    ),
    read(
      "VP",
      ({ r, k }: Record<string, unknown>) => ({
        do: verb,
        of: { ref: r },
        ...(k !== undefined && { which: k }),
      }),
      [`${en} {r:RefOwn} [{k:Kind}] effect`],
      undefined,
      { by: ["you"] },
    ),
  ];
}
