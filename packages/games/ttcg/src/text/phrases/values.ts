/** Changes worded as commands: raise, set, double, swap, give (ttcg-15.7). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards, Stat } from "../tree.ts";
import { changed, type Op, scaled, unchanged } from "./changes.ts";
import { during, lasting } from "./told.ts";

const numbers = ["sg", "pl"] as const;

/** The same, only read: what it says is printed as another phrase. */
const alias = (what: object, en: readonly string[]): Production[] =>
  numbers.map((num) =>
    read(
      "Change",
      { do: "lasting", what },
      en.map((pattern) => pattern.replaceAll("{c}", `{c:Group.${num}}`)),
      undefined,
      { by: ["you"] },
    ),
  );

/** A change of one value worded as a command: "raise the attack of X by 100", "double its attack", "set X's attack to 100". */
const commanded = (
  make: (c: unknown, s: unknown, n: unknown) => object,
  before: string,
  after: string,
): Production[] => [
  ...numbers.map((num) =>
    read(
      "Change",
      ({ c, s, n }: Slots) => make(c, s, n),
      `${before} the {s:Stat} of {c:Group.${num}}${after}`,
      undefined,
      { by: ["you"] },
    ),
  ),
  read(
    "Change",
    ({ r, s, n }: Slots) => make({ ref: r }, s, n),
    `${before} {r:RefOwn} {s:Stat}${after}`,
    undefined,
    {
      by: ["you"],
    },
  ),
  read(
    "Change",
    ({ c, s, n }: Slots) => make(c, s, n),
    `${before} {c:Cards.sg}'s {s:Stat}${after}`,
    undefined,
    {
      by: ["you"],
    },
  ),
];

/** "double the attack of X", with its canonical phrase. */
function scaling(by: "double" | "halve"): Production[] {
  const ja = by === "double" ? "2倍" : "半分";
  const take = (act: Action) =>
    act.do === "lasting" && act.what.is === "scale" && act.what.by === by ? act.what : undefined;
  return [
    both(
      "Change",
      ({ r, s }) => scaled({ ref: r }, s, by),
      (act: Action) => {
        const it = take(act);
        return it && "ref" in it.who ? { r: it.who.ref, s: it.stat } : undefined;
      },
      `~${by} {r:RefOwn} {s:Stat}`,
      `{r:RefOwn}{s:Stat}を${ja}にする`,
    ),
    ...numbers.map((num) =>
      say(
        "Change",
        scaled("$c", "$s", by),
        `~${by} the {s:Stat} of {c:Obj.${num}}`,
        `{c:Obj.${num}}の{s:Stat}を${ja}にする`,
      ),
    ),
    read("Change", scaled("$c", "$s", by), `${by} {c:Cards.sg}'s {s:Stat}`, undefined, { by: ["you"] }),
  ];
}

const FIGHT: readonly Stat[] = ["attack", "defense"];
/** Several values of cards changed. */
const changes = (stats: unknown) => ({ do: "lasting", what: { is: "change", who: "$c", stats } });

export const values: Production[] = [
  lasting("VP", "Change", "until"),
  both(
    "Change",
    ({ r }) => ({ do: "swapStats", what: { ref: r } }),
    (act: Action) => (act.do === "swapStats" && "ref" in act.what ? { r: act.what.ref } : undefined),
    [
      "~swap {r:RefOwn} attack and defense",
      "(~swap|~switch|~exchange) {r:RefOwn} (attack and defense|defense and attack|attack with its defense)",
    ],
    "{r:RefOwn}攻撃力と防御力を入れ替える",
  ),
  ...numbers.map((num) =>
    say(
      "Change",
      { do: "swapStats", what: "$c" },
      [
        `~swap the attack and defense of {c:Obj.${num}}`,
        `(~swap|~switch|~exchange|~invert) the (attack and defense|defense and attack) of {c:Obj.${num}}`,
      ],
      `{c:Obj.${num}}の攻撃力と防御力を入れ替える`,
    ),
  ),
  both(
    "Change",
    ({ a, s: stat }) => (isTwo(a as Cards) ? { do: "exchangeStat", a, b: { ref: "them" }, stat } : undefined),
    (act: Action) =>
      act.do === "exchangeStat" && "ref" in act.b && act.b.ref === "them" && isTwo(act.a)
        ? { a: act.a, s: act.stat }
        : undefined,
    ["~swap the {s:Stat} of {a:Cards.pl}", "(~swap|~exchange|~switch) the {s:Stat} of {a:Cards.pl}"],
  ),
  say("Change", { do: "exchangeStat", a: "$a", b: "$b", stat: "$s" }, [
    "~swap the {s:Stat} of {a:AnyCards} with the {s:Stat} of {b:AnyCards}",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} with that of {b:AnyCards}",
    "(~swap|~exchange|~switch) the {s:Stat} of {a:AnyCards} and {b:AnyCards}",
  ]),
  say(
    "Change",
    changes(FIGHT.map((stat) => ({ stat, op: "set", n: "$n" }))),
    "set the attack and defense of {c:AnyCards} to {n:By}",
    undefined,
    { by: ["you"] },
  ),
  ...alias({ is: "losesEffects", who: "$c" }, ["negate (the|all|all the) effects of {c}"]),
  // A rank is raised and lowered; attack and defense are gained and lost.
  ...numbers.flatMap((num) =>
    (
      [
        [["rank"], "add", "raise", "by {n:ByWord}"],
        [["rank"], "lose", "lower", "by {n:ByWord}"],
        [["attack", "defense", "rank"], "set", "set", "to {n:By}"],
      ] as const
    ).map(([stats, op, verb, by]) =>
      changing("Change", stats, op, `${verb} the {s:Stat} of {c:Group.${num}} ${by}`, { by: ["you"] }),
    ),
  ),
  ...commanded((c, s, n) => changed(c, s, "add", n), "(raise|increase)", " by {n:ByNumber}"),
  ...commanded((c, s, n) => changed(c, s, "lose", n), "(lower|reduce|decrease)", " by {n:ByNumber}"),
  ...commanded(
    (c, s, n) => changed(c, s, "set", n),
    "(set|reduce|lower|raise|increase|change)",
    " to {n:By}",
  ),
  ...scaling("double"),
  ...scaling("halve"),
  ...(["double", "halve"] as const).map((by) =>
    read(
      "VP",
      ({ c, t }: Slots) => ({
        do: "seq",
        of: FIGHT.map((stat) => during(scaled(c, stat, by) as Action, t)),
        joined: ["and"],
      }),
      `${by} the attack and defense of {c:AnyCards} [{t:Dur.until}]`,
      undefined,
      { by: ["you"] },
    ),
  ),
  ...alias({ is: "change", who: "$c", stats: "$s" }, [
    "give {c} {s:Gains}",
    "give {s:Gains} to {c}",
    "add {s:Gains} to {c}",
  ]),
  ...(
    [
      ["type", "type", "{t:Type}"],
      ["subtype", "sub-type", "{t:SubType}"],
    ] as const
  ).flatMap(([list, name, t]) => [
    ...alias({ is: "becomes", who: "$c", traits: { [list]: ["$t"] } }, [`change the ${name} of {c} to ${t}`]),
    read("Change", become("$c", list), `change {c:Cards.sg}'s ${name} to ${t}`, undefined, { by: ["you"] }),
    read("Change", become({ ref: "$r" }, list), `change {r:RefOwn} ${name} to ${t}`, undefined, {
      by: ["you"],
    }),
  ]),
  ...alias({ is: "becomes", who: "$c", traits: { type: ["$t"] } }, ["change {c} to {t:Type}"]),
  say(
    "Change",
    { do: "lasting", what: { is: "invert", stats: FIGHT } },
    ["invert all attack and defense changes", "invert all changes (of|to) attack and defense"],
    undefined,
    { by: ["you"] },
  ),
  say(
    "Change",
    { do: "lasting", what: { is: "invert", stats: ["$s"] } },
    "invert all {s:FightStat} changes",
    undefined,
    { by: ["you"] },
  ),
];

function become(who: unknown, list: "type" | "subtype"): object {
  return { do: "lasting", what: { is: "becomes", who, traits: { [list]: ["$t"] } } };
}

/** A change as a command, for after "to": "to give one unit 200 attack". */
export const giving: Production[] = [
  lasting("Giving", "Give", "until"),
  read(
    "Give",
    { do: "lasting", what: { is: "change", who: { ref: "this" }, stats: "$s" } },
    "gain {s:Added1}",
  ),
  ...numbers.map((num) =>
    both(
      "Give",
      ({ c, s }) => ({ do: "lasting", what: { is: "change", who: c, stats: s } }),
      (act: Action) =>
        act.do === "lasting" &&
        act.what.is === "change" &&
        act.what.stats.every(({ op, stat, n }) => op === "add" && (stat !== "rank" || typeof n !== "number"))
          ? { c: act.what.who, s: act.what.stats }
          : undefined,
      `give {c:Group.${num}} {s:Added1}`,
    ),
  ),
  ...numbers.map((num) =>
    changing("Give", ["attack", "defense"], "lose", `lower the {s:Stat} of {c:Group.${num}} by {n:By}`),
  ),
  ...numbers.map((num) => say("Give", changes("$s"), `give {c:Group.${num}} {s:SignedMany}`)),
  ...numbers.flatMap((num) => [
    say("Give", become("$c", "type"), `change the type of {c:Group.${num}} to {t:Type}`),
    say("Give", become("$c", "subtype"), `change the sub-type of {c:Group.${num}} to {t:SubType}`),
  ]),
];

/** A change of one value by a number, as a command. */
function changing(
  makes: string,
  stats: readonly Stat[],
  op: Op,
  en: string,
  only?: Production["only"],
): Production {
  return both(
    makes,
    ({ c, s, n }) => changed(c, s, op, n),
    (act: Action) => {
      const it = unchanged(act, op);
      return it && stats.includes(it.s) ? it : undefined;
    },
    en,
    undefined,
    only,
  );
}

/** "The attack of two units" is exchanged between the two. */
const isTwo = (cards: Cards): boolean =>
  "count" in cards &&
  typeof cards.count === "object" &&
  "exactly" in cards.count &&
  cards.count.exactly === 2;
