/** What is done with the course of the game: at a later moment, a step left out, control for a time, a die, a number of bond. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import type { Action as Any } from "@tefuda/language/phrases/bones";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { listed, whole } from "@tefuda/language/phrases/rows";
import type { Action, Later } from "../tree.ts";

type List = readonly Any[];
const end = "(at|on) [the] end of";
const start = "at the (start|beginning) of";

/** The moments that an effect may wait for; of each list the first is printed. */
const moments: readonly (readonly [on: Later, en: readonly string[], ja: readonly string[]])[] = [
  [
    { on: "turnEnd" },
    ["at the end of this turn", `${end} (the|this) turn`, "at end of turn", "when (this|the) turn ends"],
    ["このターンの終了時に", "[この]ターン(の終わりに|の終了時に|終了時に|終了時)"],
  ],
  [
    { on: "combatEnd" },
    [
      "at the end of the combat phase",
      `${end} (the|this) [turn's] combat [phase]`,
      `${end} this turn's combat phase`,
      "when (the|this) combat phase ends",
    ],
    ["戦闘フェイズの終了時に", "[この]戦闘フェイズ(の終わりに|終了時に|終了時)"],
  ],
  [
    { on: "combat" },
    ["at the start of the next combat phase", `${start} (the|this turn's) [next] combat [phase]`],
    ["次の戦闘フェイズの開始時に", "[次の]戦闘フェイズ(の始めに|開始時に|開始時)"],
  ],
  ...(["you", "opponent"] as const).map(
    (who) =>
      [
        { on: "deploys", who } as const,
        [
          `at the start of your ${who === "you" ? "" : "opponent's "}next deployment step`,
          `${start} your ${who === "you" ? "" : "opponent's "}[next] deployment step`,
        ],
        [
          `${who === "you" ? "あなた" : "相手"}の次の配備ステップの開始時に`,
          `${who === "you" ? "あなた" : "相手"}の[次の]配備ステップ(の始めに|の開始時に|開始時に|開始時)`,
        ],
      ] as const,
  ),
];

const later = (on: Later, en: readonly string[], ja: readonly string[]): Production[] => [
  both(
    "Line",
    ({ a }) => [{ do: "later", on, what: whole(a) }],
    ([it, ...more]: readonly Extract<Action, { do: "later" }>[]) =>
      it?.do === "later" && more.length === 0 && JSON.stringify(it.on) === JSON.stringify(on)
        ? { a: listed(it.what as Any) }
        : undefined,
    en.map((moment) => `${moment}, {a:Then}`),
    ja.flatMap((moment) => [`${moment}、{a:Then}`, `${moment}{a:Then}`]),
  ),
  // said behind it
  read(
    "Line",
    ({ a }: Slots) => [{ do: "later", on, what: whole(a as List) }],
    en.map((moment) => `{a:Row} ${moment}`),
  ),
];

const steps = [
  ["draw", "ドローステップ"],
  ["homebase", "拠点ステップ"],
  ["deployment", "配備ステップ"],
] as const;

/** What holds for a time of a card that is chosen: the verb, the cards, and for how long. */
const forATime = (
  act: "control" | "exchange",
  en: readonly string[],
  ja: readonly string[],
  open?: string,
): Production[] => [
  vp(
    { do: act, what: "$c", for: "$t" },
    [...en.map((phrase) => `${phrase} {t:Dur}`)],
    ja.flatMap((phrase) => [`{t:Dur}、${phrase}`, `{t:Dur}${phrase}`]),
    yours,
  ),
  read(
    "Row",
    ({ c, t, rest }: Slots) => [{ do: act, what: c, for: t }, ...((rest ?? []) as List)],
    en.flatMap((phrase) => [`{t:Dur}, ${phrase}`, `{t:Dur}, ${phrase} (,|and|, and|, then) {rest:Row}`]),
  ),
  ...(open === undefined ? [] : [vp({ do: act, what: "$c", for: open }, en, ja, yours)]),
];

export const turns: Production[] = [
  ...moments.flatMap(([on, en, ja]) => later(on, en, ja)),
  ...steps.map(([step, ja]) =>
    vp(
      { do: "skip", who: "@by", what: step },
      [`~skip <own:your/their> next ${step} step`, `(~skip) (your|their|the) [next] ${step} step`],
      [
        `次の${ja}を${godan("飛ば", "す")}`,
        `[自分の|あなたの][次の]${ja}を(${godan("飛ば", "す")}|${suru("スキップ")})`,
      ],
    ),
  ),
  ...forATime(
    "control",
    ["gain control of {c:Objs}", "(take|get) control of {c:Objs}"],
    [`{c:Objs}コントロール${suru("")}`, `{c:Obj}のコントロールを${eru}`],
    "forGood",
  ),
  ...forATime(
    "exchange",
    [
      "exchange the STR and DEF of {c:Objs}",
      "(exchange|switch|swap) (the STR and DEF|the DEF and STR|STR and DEF) of {c:Objs}",
      "(exchange|switch|swap) {c:Obj}'s (STR and DEF|DEF and STR)",
    ],
    [`{c:Obj}のSTRとDEFを${ichidan("入れ替え")}`, `{c:Obj}の(STRとDEF|DEFとSTR)を(${suru("交換")})`],
  ),
  // cards that "の" cannot stand behind: "UNITをその数まで"
  vp(
    { do: "exchange", what: "$c", for: "$t" },
    [],
    `{t:Dur}、{c:Objs}選び、STRとDEFを${ichidan("入れ替え")}`,
    yours,
  ),
  vp(
    { do: "resolve", what: "$c" },
    [
      "resolve the effect of {c:Objs.from}",
      "(resolve|use|carry out|copy) (the effect|the effects|the text) of {c:Objs.from}",
      "(resolve|use|carry out|copy) {c:Obj.from}'s (effect|effects)",
    ],
    [
      `{c:Obj.from}の効果を${suru("解決")}`,
      `{c:Obj.from}の効果を(${godan("行", "う")}|${godan("使", "う")})`,
    ],
    yours,
  ),
  read(
    "VP",
    { do: "resolve", what: { ref: "it" } },
    "(resolve|use|carry out|copy) its (effect|effects)",
    [],
    yours,
  ),
  read(
    "Act",
    ({ a }: Slots) => a,
    "{a:Line}. (the chosen card|that card|it|the card|that EVENT) (stays|remains) in (the|your) trail.",
  ),
  vp(
    { do: "die" },
    ["roll a die", "roll a (six-sided die|six sided die|dice|six-sided dice|d6)"],
    [
      `さいころを1個${godan("振", "る")}`,
      `(サイコロ|さいころ|ダイス|6面ダイス)を[1(個|つ|回)]${godan("振", "る")}`,
    ],
    yours,
  ),
  read(
    "Unknown",
    { done: true },
    ["the (number|result) [rolled]", "the (roll|result of the roll)"],
    ["出た目", "出た目の数"],
  ),
  read(
    "Value",
    { done: true },
    ["the (number|result) rolled", "the result of the roll"],
    ["出た目", "出た目の数"],
  ),
  both(
    "VP",
    ({ n }, form: Form) => ({ do: "loseUpTo", of: "bond", who: whoOf(form), n }),
    (it: Extract<Action, { do: "loseUpTo" }>, form: Form) =>
      it.do === "loseUpTo" && it.who === whoOf(form) ? { n: it.n } : undefined,
    [
      "~lose up to {n:#d} bond",
      "(~lose|~pay) up to {n:#d} bond",
      "(~lose|~pay) any amount of bond up to {n:#d}",
    ],
    [
      `絆を{n:#d}まで${godan("失", "う")}`,
      `絆を{n:#d}[点]まで(好きなだけ|)(${godan("失", "う")}|${godan("支払", "う")})`,
    ],
  ),
];
