/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asking, negated } from "@tefuda/language/phrases/asking";
import { aru, bare, deAru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Condition, Description } from "../tree.ts";
import { subjects } from "./game.ts";

/** Numbers of forts; nought and one have their own words. */
const forts: readonly (readonly [
  how: string,
  fixed: number | undefined,
  en: readonly string[],
  ja: readonly string[],
])[] = [
  [
    "exactly",
    0,
    ["no forts", "no fort [left]", "no forts left"],
    [`0つ${deAru}`, `${polar("1つもない", "0つでない")}`],
  ],
  ["atLeast", 1, ["one or more forts", "(a|at least one|at least 1|1 or more) (fort|forts)"], ["1つ以上E"]],
  [
    "atMost",
    1,
    ["one or fewer forts", "(at most one|at most 1|1 or fewer|one or less|only one or no) (fort|forts)"],
    ["1つ以下E"],
  ],
  ["exactly", 1, ["exactly one fort", "(one|exactly 1|only one|1) fort [left]"], ["ちょうど1つE", "1つE"]],
  ["atLeast", undefined, ["{n:#+} or more forts", "at least {n:#+} forts"], ["{n:#+}つ以上E"]],
  [
    "atMost",
    undefined,
    ["{n:#+} or fewer forts", "(at most {n:#+}|{n:#+} or less) forts", "{n:#+} forts or (fewer|less)"],
    ["{n:#+}つ以下E"],
  ],
  ["exactly", undefined, ["exactly {n:#+} forts", "{n:#+} forts [left]"], ["ちょうど{n:#+}つE", "{n:#+}つE"]],
];

export const conditions: Production[] = [
  ...forts.map(([how, fixed, en, ja]) =>
    both(
      "CondOf",
      ({ n = fixed }, form) => ({ if: "forts", who: whoOf(form), how, n }),
      (it: Condition, form) =>
        it.if === "forts" &&
        it.who === whoOf(form) &&
        it.how === how &&
        (fixed === undefined ? it.n > 1 : it.n === fixed)
          ? { ...(fixed === undefined && { n: it.n }) }
          : undefined,
      en.flatMap((phrase) => [`<verb:have/has> ${phrase}`, `<verb:control/controls> ${phrase}`]),
      [
        `城壁が${ja[0]!.replace("E", deAru)}`,
        ...ja.map(
          (words) =>
            `城壁が${words.replace("E", `(${ofIt}|${bare}|${aru}|${deAru})`).replace("つ", "(つ|枚|)")}`,
        ),
      ],
    ),
  ),
  say("Cond", "$c", "you {c:CondOf.you.base}", [
    "あなたの{c:CondOf.you.base}",
    "[自分の]{c:CondOf.you.base}",
  ]),
  ...subjects.map(({ by, agr, en, ja }) =>
    say(
      "Cond",
      "$c",
      en.map((who) => `${who} {c:CondOf.${by}.${agr}}`),
      ja?.map((who) => `${who}の{c:CondOf.${by}.${agr}}`),
    ),
  ),

  ...(
    [
      ["you", "you have fewer forts than your opponent", "your", "あなた", "相手"],
      ["opponent", "your opponent has fewer forts than you", "your opponent's", "相手", "あなた"],
    ] as const
  ).flatMap(([who, fewer, their, ja, rival]) => [
    say(
      "Cond",
      { if: "fewerForts", who },
      [
        fewer,
        `${fewer} (have|has|does|do)`,
        who === "you"
          ? "your opponent has more forts than you [(do|have)]"
          : "you have more forts than your opponent [(does|has)]",
      ],
      [
        `${ja}の城壁が${rival}より${polar("少ない", "少なくない")}`,
        `${ja === "あなた" ? "自分" : ja}の城壁[の数](が|は)${rival}[の城壁](より|よりも)${polar("少ない", "少なくない")}`,
        `${ja}の城壁[の数](が|は)${rival}[の城壁](より|よりも)${polar("少ない", "少なくない")}`,
        `${rival}の城壁[の数](が|は)${ja}[の城壁](より|よりも)${polar("多い", "多くない")}`,
      ],
    ),
    say("Cond", { if: "turn", whose: who }, `it is ${their} turn`, [
      `${ja}のターン${deAru}`,
      `${ja}のターン中${deAru}`,
    ]),
    say(
      "Time",
      { if: "turn", whose: who },
      [`during ${their} turn`, `(in|on) ${their} turn`],
      [`${ja}のターンの間`, `${ja}のターン[の](間|中)[は]`],
    ),
  ]),

  // What a card is.
  both(
    "IsIt",
    ({ d }) => d,
    (d: Description) => ({ d }),
    ["is a {d:Desc.sg}"],
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  ...asking,
  read("Cond", { if: "is", what: "it", fits: "$d" }, "it's a {d:Desc.sg}"),
  // Asked when what an icon stands for would happen: in words that what is then done cannot begin with.
  say("Asked", "$c", "while {c:Cond}", "{c:Cond}間"),
  negated("Asked", ["except while {c:Cond}"], ["{c:Cond.neg}間"]),
];
