/** Cards, values, zones, points and control exchanged (ttcg-3.7, 15.7). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { eru, eruShort, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { oku } from "@tefuda/language/phrases/moving";
import { mine } from "./shorthand.ts";

const points: Production[] = [
  vp(
    { do: "setPoints", who: "@by", n: "$n" },
    ["~set <own:your/their> points to {n:#}"],
    [`あなたのポイントを{n:#}に${suru("")}`],
  ),
  // "Your points become 10", "double your points".
  read(
    "Naming",
    ({ w, n }: Slots) => [{ do: "setPoints", who: w, n }],
    "{w:Whose} points (become|are set to) {n:#}",
    "{w:Whose}ポイント(は|が|を){n:#}[ポイント]に(なる|する)",
  ),
  read(
    "VP",
    { do: "points", of: "points", who: "you", how: "gain", n: { eachOf: "points", whose: "you", times: 1 } },
    "double your points",
    [],
    yours,
  ),
  read(
    "VP",
    {
      do: "points",
      of: "points",
      who: "opponent",
      how: "lose",
      n: { half: { eachOf: "points", whose: "opponent", times: 1 } },
    },
    "halve your opponent's points",
    [],
    yours,
  ),
  mine(
    { do: "swapPoints" },
    [
      "swap points with your opponent",
      "(exchange|swap) your points with your opponent's [points]",
      "(swap|exchange) points with your opponent",
    ],
    [
      `相手とあなたのポイントを${ichidan("入れ替え")}`,
      `(あなたと相手|自分と相手|相手と自分|各プレイヤー)のポイントを[互いに](${ichidan("入れ替え")}|${suru("交換")})`,
    ],
  ),
];

/** One card, or cards, exchanged for others. */
const exchanges: Production[] = [
  mine(
    { do: "swapCards", a: "$a", b: "$b" },
    [
      "exchange {a:Obj} for {b:Obj.from}",
      "(exchange|swap) {a:Obj} (with|for) {b:Obj.from}",
      "(exchange|swap|switch) {a:Obj} and {b:Obj.from}",
    ],
    [`{a:Obj}と{b:Obj.from}を${ichidan("入れ替え")}`, `{a:Obj}と{b:Obj.from}を${suru("交換")}`],
  ),
  ...["Hand", "Pile"].flatMap((a) =>
    ["Pile", "Deck"].flatMap((b) =>
      a === b
        ? []
        : [
            mine(
              { do: "swapZones", a: `$a`, b: `$b` },
              [`swap {a:${a}} with {b:${b}}`, `(exchange|swap) {a:${a}} (with|and|for) {b:${b}}`],
              [`{a:${a}}と{b:${b}}を${ichidan("入れ替え")}`],
            ),
          ],
    ),
  ),
  say("Hand", { in: "hand", whose: "$w" }, "{w:Whose} hand", "{w:Whose}手札"),
  say("Pile", { in: "pile", whose: "$w" }, "{w:Whose} discard pile", "{w:Whose}捨て札"),
  say("Deck", { in: "deck", whose: "$w" }, "{w:Whose} deck", "{w:Whose}デッキ"),
  ...["for", "none"].flatMap((term) => {
    const [t, tj] = term === "for" ? [" {t:Dur.until}", "{t:Dur.until}、"] : ["", ""];
    const lasts = term === "for" ? { for: "$t" } : {};
    return [
      vp(
        { do: "control", what: "$c", by: "@by", ...lasts },
        [`~take control of {c:Obj}${t}`, `~gain control of {c:Obj}${t}`],
        [
          `${tj}{c:Obj}のコントロールを${eru}`,
          `${tj}{c:Obj}のコントロールを(${ichidan("手に入れ")}|${godan("奪", "う")}|${eruShort})`,
          `${tj}{c:Obj}を[自分の](${suru("コントロール")}|コントロール下に${oku})`,
          ...(term === "for"
            ? [
                `{c:Obj}のコントロールを{t:Dur.until}[、](${eru}|${eruShort}|${ichidan("手に入れ")}|${godan("奪", "う")})`,
              ]
            : []),
        ],
      ),
      mine(
        { do: "control", what: "$c", by: "opponent", ...lasts },
        [`give control of {c:Obj} to your opponent${t}`, `give your opponent control of {c:Obj}${t}`],
        [
          `${tj}{c:Obj}のコントロールを相手に${ichidan("与え")}`,
          `${tj}{c:Obj}のコントロールを相手に(${godan("渡", "す")}|${godan("移", "す")})`,
          `${tj}{c:Obj}を相手[のコントロール下]に(${godan("渡", "す")}|${godan("移", "す")})`,
        ],
      ),
      mine(
        { do: "swapControl", a: "$a", b: "$b", ...lasts },
        [
          `swap control of {a:Obj} and {b:Obj}${t}`,
          `(exchange|switch|swap) control of {a:Obj} (and|with) {b:Obj}${t}`,
        ],
        [
          `${tj}{a:Obj}と{b:Obj}のコントロールを${ichidan("入れ替え")}`,
          `${tj}{a:Obj}と{b:Obj}を選び、(その2(枚|体)|それら|互い)のコントロールを(${ichidan("入れ替え")}|${suru("交換")})`,
        ],
      ),
      vp(
        { do: "swapStats", what: "$c", ...lasts },
        [
          `~swap the attack and defense of {c:Obj}${t}`,
          `(~swap|~switch|~exchange|~invert) the (attack and [the] defense|defense and [the] attack) of {c:Obj}${t}`,
          `(~swap|~switch|~exchange) {c:Obj}'s (attack and defense|defense and attack)${t}`,
        ],
        [
          `${tj}{c:Obj}の攻撃力と防御力を${ichidan("入れ替え")}`,
          `${tj}{c:Obj}(の|について[、]それぞれの)(攻撃力と防御力|防御力と攻撃力)を[それぞれ]${ichidan("入れ替え")}`,
          ...(term === "for" ? [`{c:Obj}の攻撃力と防御力を、{t:Dur.until}[、]${ichidan("入れ替え")}`] : []),
        ],
      ),
      read(
        "VP",
        ({ r, t: term }: Slots) => ({
          do: "swapStats",
          what: { ref: r },
          ...(term !== undefined && { for: term }),
        }),
        [
          `(~swap|~switch|~exchange) {r:Own} (attack and defense|defense and attack|attack with its defense)${t}`,
        ],
      ),
      both(
        "VP",
        ({ a, s: stat, t: term }) =>
          isTwo(a)
            ? { do: "exchangeStat", a, b: { ref: "them" }, stat, ...(term !== undefined && { for: term }) }
            : undefined,
        (it: { do: string; a?: unknown; b?: { ref?: string }; stat?: string; for?: unknown }) =>
          it.do === "exchangeStat" && it.b?.ref === "them" && (it.for !== undefined) === (term === "for")
            ? { a: it.a, s: it.stat, ...(it.for !== undefined && { t: it.for }) }
            : undefined,
        [`~swap the {s:Stat} of {a:Obj}${t}`, `(~swap|~exchange|~switch) the {s:Stat} of {a:Obj}${t}`],
        [
          `${tj}{a:Obj}の{s:Stat}を互いに${ichidan("入れ替え")}`,
          `${tj}{a:Obj}の{s:Stat}を${ichidan("入れ替え")}`,
          `{a:Objs}(選び、|選んで、|選ぶ。)${tj.replace("、", "[、]")}(その|それらの|互いの|それぞれの|その2(枚|体)の){s:Stat}を[互いに](${ichidan("入れ替え")}|${suru("交換")})`,
        ],
      ),
      vp(
        { do: "exchangeStat", a: "$a", b: "$b", stat: "$s", ...lasts },
        [
          `~swap the {s:Stat} of {a:Obj} with the {s:Stat} of {b:Obj}${t}`,
          `(~swap|~exchange|~switch) the {s:Stat} of {a:Obj} (with that of|and) {b:Obj}${t}`,
        ],
        [`${tj}{a:Obj}の{s:Stat}と{b:Obj}の{s:Stat}を${ichidan("入れ替え")}`],
      ),
    ];
  }),
  read(
    "Becoming",
    [{ do: "control", what: { ref: "equipped" }, by: "you", for: "whileOnField" }],
    "you control the equipped (unit|card)",
  ),
  // What you control for as long as something else is there.
  read(
    "Becoming",
    ({ c, t: term }: Slots) => [
      { do: "control", what: c, by: "you", ...(term !== undefined && { for: term }) },
    ],
    ["{t:Dur}, you [(gain|take)] control [of] {c:Obj}", "you control {c:Obj} {t:Dur}"],
  ),
  read(
    "VP",
    { do: "control", what: { ref: "it" }, by: "you" },
    [],
    `そのコントロールを(${eru}|${godan("奪", "う")})`,
    yours,
  ),
  say("Own", "it", "its", "その"),
  say("Own", "$r", "{r:Ref.sg.subj}'s", "{r:Ref.sg.subj}の"),
];

/** "The attack of two units" is exchanged between the two. */
function isTwo(cards: unknown): boolean {
  const { count } = cards as { count?: { exactly?: unknown } };
  return count?.exactly === 2;
}

export const control: Production[] = [...points, ...exchanges];
