/**
 * Points: numbers of players that texts change and ask about, as a vocabulary names them - life, energy, forts that stand.
 *
 * Examples: `{ do: "points", of: "bond", who: "you", n: 2, how: "gain" }` - "Gain 2 bond.", 「2絆を得る。」; `{ if: "points", of:
 * "forts", who: "you", how: "atMost", n: 3 }` - "you have three or fewer forts", 「城壁が3つ以下である」; `{ if: "lead", of: "bond",
 * who: "you" }` - "you have more bond than your opponent"; `{ pay: "points", of: "ep", n: 2 }` - "(2 EP)".
 */
import type { Form, Production, Slots, SymbolInfo } from "@tefuda/cardtext/types";
import { both, read, say, some } from "@tefuda/cardtext/write";
import { amountOf } from "./amounts/amounts.ts";
import { measure } from "./amounts/measure.ts";
import { bounds } from "./phrases/asking.ts";
import type { Comparison, Condition, Who } from "./phrases/bones.ts";
import { vp } from "./phrases/doing.ts";
import { aru, bare, deAru, godan, ichidan, iru, ofIt, polar, suru } from "./phrases/inflect.ts";
import type { AmountWords } from "./phrases/measures.ts";
import { type Subject, whoOf } from "./phrases/players.ts";
import { spoken } from "./phrases/symbols.ts";

export type Change = "gain" | "lose" | "damage";

/** How a change is said: by verbs around the number of a symbol; of each list the first is printed. */
interface ChangeWords {
  /** The symbol of the number: "BondN". */
  n: string;
  en: readonly string[];
  ja: readonly string[];
  /** Whether somebody deals it to another. */
  dealt?: boolean;
}

export interface PointsWords {
  /** "Bond"; of things that are counted one by one the plural, "forts". */
  en: string;
  ja: string;
  /** One of the things, and what Japanese counts them by. */
  thing?: { en: string; counter: string };
  /** The numbers of points by their symbols. */
  amounts: Readonly<Record<string, AmountWords>>;
  changes: Readonly<Partial<Record<Change, ChangeWords>>>;
  /** Whether texts ask for it, and which is printed where two players are compared, if they are. */
  asked?: "more" | "fewer" | "alone";
  cost?: { en: readonly string[]; ja: readonly string[] };
  /** What triggers call it that a player loses some. */
  lost?: { en: readonly string[]; ja: readonly string[] };
  /** And that a player gains some. */
  gained?: { en: readonly string[]; ja: readonly string[] };
}

export type Points = Readonly<Record<string, PointsWords>>;

const deal = ichidan("与え");
const DAMAGE = "damage";
/** By what verbs the number itself is changed. */
const changed: Readonly<Partial<Record<Change, readonly string[]>>> = {
  gain: [
    ichidan("増え"),
    godan("増や", "す"),
    suru("増加"),
    ichidan("増加させ"),
    suru("回復"),
    ichidan("回復させ"),
  ],
  lose: [godan("減", "る"), godan("減ら", "す"), suru("減少"), ichidan("減少させ"), ichidan("失わせ")],
};

/** The verbs of gaining and losing. */
function changes(
  of: string,
  { ja: called, changes: ways }: PointsWords,
  subjects: readonly Subject[],
): Production[] {
  const whom = [{ by: "you", en: ["yourself", "you"], ja: ["あなた"] }, ...subjects];
  return Object.entries(ways).flatMap(([how, { n, en, ja, dealt }]) => [
    vp(
      { do: "points", of, who: "@by", n: "$n", how },
      en.map((verb) => `~${verb} {n:${n}}`),
      ja.map((verb) => `{n:${n}}${verb}`),
    ),
    // 「自分の絆を2得る」: whose it is, of whoever gains or loses it
    ...ja.map((verb) =>
      read(
        "VP",
        ({ w, n: number, f }: Slots, form: Form) => {
          const by = w === whoOf(form) ? measure.amountOf(number as number, f) : undefined;
          return by === undefined ? undefined : { do: "points", of, who: w, n: by, how };
        },
        [],
        `{w:Whose}${called}を[{f:ForEach}]{n:#d}[点|ポイント]${verb}`,
      ),
    ),
    ...(changed[how as Change] ?? []).map((verb) =>
      read(
        "VP",
        ({ w, n: number, f }: Slots, form: Form) => {
          const by = measure.amountOf(number as number, f);
          return by === undefined ? undefined : { do: "points", of, who: w ?? whoOf(form), n: by, how };
        },
        [],
        [
          `{w:Whose}${called}(を|が|は)[、][{f:ForEach}]{n:#d}[点|ポイント]${verb}`,
          `${called}(を|が|は)[、][{f:ForEach}]{n:#d}[点|ポイント]${verb}`,
        ],
        { by: ["you"] },
      ),
    ),
    ...(changed[how as Change] ?? []).map((verb) =>
      read(
        "VP",
        { do: "points", of, who: "$w", n: "$v", how },
        [],
        `{v:Value}(だけ|分だけ|分|と同じ(数|値|枚数)だけ)[、]{w:Whose}${called}(を|が|は)${verb}`,
        { by: ["you"] },
      ),
    ),
    ...(dealt
      ? whom.map(({ by, en: names, ja: called = [] }) =>
          read(
            "VP",
            { do: "points", of, who: by, n: "$n", how },
            names.map((name) => `(deal|inflict) {n:${n}} (to|on) ${name}`),
            called.map((name) => `${name}に[、]{n:${n}}${deal}`),
            { by: ["you"] },
          ),
        )
      : []),
    // which of two players, you choose
    ...(dealt && subjects.some(({ by, agr }) => by === "opponent" && agr === "third")
      ? [
          read(
            "Choice",
            ({ n: number }: Slots) => [
              {
                do: "choose",
                who: "you",
                of: ["you", "opponent"].map((who) => ({ do: "points", of, who, n: number, how })),
              },
            ],
            `(deal|inflict) {n:${n}} (to|on) (target player|any player|a player of your choice|any one player)`,
            [`(プレイヤー1人|好きなプレイヤー[1人])に[、]{n:${n}}${deal}`],
          ),
        ]
      : []),
    // "2 damage to your opponent for each UNIT you control", "damage to your opponent equal to its STR"
    ...(dealt
      ? whom.flatMap(({ by, en: names }) => [
          read(
            "VP",
            ({ n: number, f }: Slots) => {
              const dealtTo = measure.amountOf(number as number, f);
              return dealtTo === undefined ? undefined : { do: "points", of, who: by, n: dealtTo, how };
            },
            names.map((name) => `(deal|inflict) {n:#d} ${DAMAGE} (to|on) ${name} {f:ForEach}`),
            [],
            { by: ["you"] },
          ),
          read(
            "VP",
            { do: "points", of, who: by, n: "$v", how },
            names.map((name) => `(deal|inflict) ${DAMAGE} (to|on) ${name} equal to {v:Value}`),
            [],
            { by: ["you"] },
          ),
        ])
      : []),
  ]);
}

/** "Your bond is 10 or less": what is asked, said of the number itself. */
const asNumber = (of: string, { en: name }: PointsWords): Production[] =>
  Object.entries(bounds).map(([how, [en]]) =>
    read(
      "Cond",
      { if: "points", of, who: "$w", how, n: "$n" },
      en.map((phrase) => `{w:Whose} ${name} is ${phrase.replace("N", "{n:#0}")}`),
    ),
  );

/** What is asked of points that are a mass: "has 5 or more bond". */
function bounded(of: string, { en: name, ja: called }: PointsWords): Production[] {
  return Object.entries(bounds).map(([how, [en, ja]]) => {
    const n = en.map((phrase) => phrase.replace("N", "{n:#0}"));
    const first = how === "exactly" ? n[1]! : n[0]!;
    return say(
      "CondOf",
      { if: "points", of, who: "@by", how, n: "$n" },
      [
        `<verb:have/has> ${first.replace("{n:#0}", `{n:#0} ${name}`)}`,
        ...n.flatMap((phrase) => [
          `<verb:have/has> ${phrase} ${name}`,
          `<verb:have/has> ${phrase.replace("{n:#0}", `{n:#0} ${name}`)}`,
        ]),
      ],
      how === "exactly"
        ? [`${called}がちょうど{n:#0}${deAru}`, `${called}が{n:#0}${deAru}`]
        : [
            `${called}が{n:#0}${ja}${deAru}`,
            `[残っている]${called}(が|は){n:#0}[点]${ja}(${deAru}|${ofIt}|${bare}|${aru}|残って${iru})`,
          ],
    );
  });
}

const larger = polar("多い", "多くない");

/** Numbers of things; nought and one have their own words. ONE and MANY are what they are called, C is the counter. */
const numbers: readonly (readonly [
  how: Comparison,
  fixed: number | undefined,
  en: readonly string[],
  ja: readonly string[],
])[] = [
  [
    "exactly",
    0,
    ["no MANY", "no ONE [left]", "no MANY left"],
    [`0C${deAru}`, `${polar("1Cもない", "0Cでない")}`],
  ],
  ["atLeast", 1, ["one or more MANY", "(a|at least one|at least 1|1 or more) (ONE|MANY)"], ["1C以上E"]],
  [
    "atMost",
    1,
    ["one or fewer MANY", "(at most one|at most 1|1 or fewer|one or less|only one or no) (ONE|MANY)"],
    ["1C以下E"],
  ],
  ["exactly", 1, ["exactly one ONE", "(one|exactly 1|only one|1) ONE [left]"], ["ちょうど1CE", "1CE"]],
  ["atLeast", undefined, ["{n:#+} or more MANY", "at least {n:#+} MANY"], ["{n:#+}C以上E"]],
  [
    "atMost",
    undefined,
    ["{n:#+} or fewer MANY", "(at most {n:#+}|{n:#+} or less) MANY", "{n:#+} MANY or (fewer|less)"],
    ["{n:#+}C以下E"],
  ],
  ["exactly", undefined, ["exactly {n:#+} MANY", "{n:#+} MANY [left]"], ["ちょうど{n:#+}CE", "{n:#+}CE"]],
  ["moreThan", 1, ["more than one ONE", "more than 1 (ONE|MANY)"], [`1Cより${larger}`]],
  ["moreThan", undefined, ["more than {n:#+} MANY"], [`{n:#+}Cより${larger}`]],
  ["lessThan", undefined, ["(fewer|less) than {n:#+} MANY"], ["{n:#+}C未満E"]],
];

type Asked = Condition & { of: string; who: Who; how: Comparison; n: number };

/** What is asked of points that are things: "has three or fewer forts". */
function countedThings(of: string, { en: many, ja: called, thing }: PointsWords): Production[] {
  const fill = (phrase: string) => phrase.replaceAll("MANY", many).replaceAll("ONE", thing!.en);
  const every = `(${thing!.counter}|枚|)`;
  return numbers.map(([how, fixed, en, ja]) =>
    both(
      "CondOf",
      ({ n = fixed }, form) => ({ if: "points", of, who: whoOf(form), how, n }),
      (it: Asked, form) =>
        it.if === "points" &&
        it.of === of &&
        it.who === whoOf(form) &&
        it.how === how &&
        (fixed === undefined ? it.n > 1 : it.n === fixed)
          ? { ...(fixed === undefined && { n: it.n }) }
          : undefined,
      en.map(fill).flatMap((phrase) => [`<verb:have/has> ${phrase}`, `<verb:control/controls> ${phrase}`]),
      [
        `${called}が${ja[0]!.replaceAll("C", thing!.counter).replace("E", deAru)}`,
        ...ja.map(
          (words) =>
            `${called}が${words.replaceAll("C", every).replace("E", `(${ofIt}|${bare}|${aru}|${deAru})`)}`,
        ),
      ],
    ),
  );
}

const theirs = (own: string): string => (own === "your" ? "yours" : own);

const rivals = [
  ["you", "you", "have", "your", "あなた"],
  ["opponent", "your opponent", "has", "your opponent's", "相手"],
] as const;

/** Of one opponent, however that one is called. */
const anyRival = (phrase: string): string => phrase.replace("your opponent", "(your|a|any|the) opponent");

/** Who has more of it. */
function lead(of: string, { en, ja, asked, thing }: PointsWords): Production[] {
  const again = "[(do|does|have|has)]";
  const called = `${ja}[の数](が|は)`;
  const than = `[の${ja}[の数]](より|よりも)`;
  return rivals.flatMap(([who, name, have, own, called1], i) => {
    const [, other, has, others, called2] = rivals[1 - i]!;
    const more = [
      `${name} ${have} more ${en} than ${other}`,
      ...(thing
        ? []
        : [
            `${own} ${en} is (higher|more|greater) than ${theirs(others)}`,
            `${others} ${en} is (lower|less|smaller) than ${theirs(own)}`,
          ]),
    ];
    const fewer = [`${other} ${has} fewer ${en} than ${name}`, `${other} ${has} less ${en} than ${name}`];
    const moreJa = [`${called1}の${ja}が${called2}より${polar("多い", "多くない")}`];
    const fewerJa = [`${called2}の${ja}が${called1}より${polar("少ない", "少なくない")}`];
    const [first, second] = asked === "more" ? [more, fewer] : [fewer, more];
    const [firstJa, secondJa] = asked === "more" ? [moreJa, fewerJa] : [fewerJa, moreJa];
    const self = (player: string) => (player === "あなた" ? "(あなた|自分)" : player);
    return say(
      "Cond",
      { if: "lead", of, who },
      [...first, ...[...first, ...second].map((phrase) => `${anyRival(phrase)} ${again}`)],
      [
        ...firstJa,
        ...secondJa,
        `${self(called1)}の${called}${self(called2)}${than}(${polar("多い", "多くない")}|${polar("高い", "高くない")}|${polar("大きい", "大きくない")})`,
        `${self(called2)}の${called}${self(called1)}${than}(${polar("少ない", "少なくない")}|${polar("低い", "低くない")}|${polar("小さい", "小さくない")})`,
      ],
    );
  });
}

/** "For each of your forts". */
function each(of: string, { en: many, ja: called, thing }: PointsWords): Production[] {
  if (!thing) return [];
  const { en, counter } = thing;
  const one = `(1${counter}|1枚)(につき|ごとに)[、]`;
  return [
    ...["you", "opponent", "owner", "its"].map((who) =>
      both(
        "Every",
        ({ w }) => (w === who ? { eachOf: of, whose: w } : undefined),
        (it: { eachOf?: string; whose?: Who }) =>
          it.eachOf === of && it.whose === who ? { w: who } : undefined,
        [`for each of {w:Whose} ${many}`, `(for every one of|per one of) {w:Whose} ${many}`],
        [`{w:Whose}${called}1${counter}につき、`, `{w:Whose}${called}${one}`, `{w:Whose}${called}の数だけ、`],
      ),
    ),
    say(
      "Every",
      { eachOf: of, whose: "both" },
      [`for each ${en}`, `(for every|per) ${en}`],
      [`各プレイヤーの${called}1${counter}につき、`, `(各プレイヤーの|お互いの|)${called}${one}`],
    ),
    read(
      "Every",
      (_: unknown, form: Form) => ({ eachOf: of, whose: form.by === "opponent" ? "opponent" : "you" }),
      `for each ${en} (you|they) (have|control)`,
    ),
    read(
      "Value",
      { eachOf: of, whose: "$w", times: 1 },
      `the number of {w:Whose} ${many}`,
      `{w:Whose}${called}の数`,
    ),
    read("CardsN", { eachOf: of, whose: "$w", times: 1 }, [], `{w:Whose}${called}の数だけカードを`),
  ];
}

export const pointPhrases = (points: Points, subjects: readonly Subject[]): Production[] =>
  Object.entries(points).flatMap(([of, words]) => [
    ...Object.entries(words.amounts).flatMap(([symbol, amount]) => amountOf(symbol, amount)),
    ...changes(of, words, subjects),
    ...(words.asked === undefined
      ? []
      : [
          ...(words.thing ? countedThings(of, words) : [...bounded(of, words), ...asNumber(of, words)]),
          ...(words.asked === "alone" ? [] : lead(of, words)),
        ]),
    ...each(of, words),
    ...(words.cost ? [say("Cost", { pay: "points", of, n: "$n" }, words.cost.en, words.cost.ja)] : []),
  ]);

export const pointSymbols = (points: Points): Record<string, SymbolInfo> =>
  some(
    Object.values(points)
      .flatMap(({ amounts }) => Object.keys(amounts))
      .join(" "),
    spoken,
    ["a number", "数"],
  );
