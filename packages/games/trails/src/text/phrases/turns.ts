/** What is done with the course of the game: at a later moment, a step left out, control for a time, a die, a number of bond. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import type { Action as Any } from "@tefuda/language/phrases/bones";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Action } from "../tree.ts";

type List = readonly Any[];
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
