/** Changes worded as commands: raise, set, double, swap, give (ttcg-15.7). */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards } from "../tree.ts";

const numbers = ["sg", "pl"] as const;

function vp(node: unknown, en?: Phrases, ja?: Phrases, only?: Production["only"]): Production {
  return say("VP", node, en, ja, only);
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

export const values: Production[] = [
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
  both(
    "VP",
    ({ a, s: stat, how }) =>
      isTwo(a as Cards)
        ? { do: "exchangeStat", a, b: { ref: "them" }, stat, ...(how !== undefined && { how }) }
        : undefined,
    (node: Action) =>
      node.do === "exchangeStat" && "ref" in node.b && node.b.ref === "them" && isTwo(node.a)
        ? { a: node.a, s: node.stat, how: node.how }
        : undefined,
    [
      "~swap the {s:Stat} of {a:Cards.pl} [{how:DurU}]",
      "(~swap|~exchange|~switch) the {s:Stat} of {a:Cards.pl} [{how:DurU}]",
    ],
  ),
  vp({ do: "exchangeStat", a: "$a", b: "$b", stat: "$s", how: "$how?" }, [
    "~swap the {s:Stat} of {a:AnyCards} with the {s:Stat} of {b:AnyCards} [{how:DurU}]",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} with that of {b:AnyCards} [{how:DurU}]",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} and {b:AnyCards} [{how:DurU}]",
  ]),
  both(
    "VP",
    ({ what, n, how }) => ({
      do: "change",
      what,
      stats: ["attack", "defense"].map((stat) => ({ stat, op: "set", n })),
      ...(how !== undefined && { how }),
    }),
    (node: Action) => {
      if (node.do !== "change" || node.stats.length !== 2) return undefined;
      const [a, b] = node.stats;
      if (
        a!.stat !== "attack" ||
        b!.stat !== "defense" ||
        a!.op !== "set" ||
        b!.op !== "set" ||
        a!.n !== b!.n
      )
        return undefined;
      return { what: node.what, n: a!.n, how: node.how };
    },
    "set the attack and defense of {what:AnyCards} to {n:By} [{how:DurU}]",
    undefined,
    { by: ["you"] },
  ),
  ...alias({ do: "loseEffects", what: "$what", how: "$how?" }, [
    "negate (the|all|all the) effects of {what} [{how:DurU}]",
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

/** "The attack of two units" is exchanged between the two. */
const isTwo = (cards: Cards): boolean =>
  "count" in cards &&
  typeof cards.count === "object" &&
  "exactly" in cards.count &&
  cards.count.exactly === 2;
