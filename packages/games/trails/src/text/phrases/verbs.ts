/** What players do, but for moving cards: draw, discard, destroy, stun, gain, and the rest. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { discardOf, undiscard } from "@tefuda/language/actions/discard";
import { measure, counted as number } from "@tefuda/language/amounts/measure";
import { isCounted } from "@tefuda/language/phrases/counted";
import { acting, vp, yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { eachOwn, ofEach } from "@tefuda/language/phrases/rows";
import type { Action, Amount, Cards, Description } from "../tree.ts";
import { subjects } from "./game.ts";

const others = { by: subjects.map(({ by }) => by) };

export const verbs: Production[] = [
  both("VP", discardOf, undiscard, "~discard {c:Objs}", [`{c:Objs}${ichidan("捨て")}`]),
  read("VP", { do: "plan", who: "you", n: "$n" }, [], "プラン{n:#d}", { by: ["you"], end: ["fin"] }),
  // trails-10.8: of you it is said by itself.
  ...[
    { only: { by: ["you"] }, en: ["Plan {n:#d}", "~perform Plan {n:#d}", "do Plan {n:#d}"] },
    { only: others, en: ["~perform Plan {n:#d}", "(~plan|~do Plan) {n:#d}"] },
  ].map(({ only, en }) =>
    both(
      "VP",
      (slots, form) => {
        const n = number(slots);
        return n === undefined ? undefined : { do: "plan", who: whoOf(form), n };
      },
      (it: Action, form) => (it.do === "plan" && it.who === whoOf(form) ? planned(it.n) : undefined),
      en.map((phrase) => `${phrase} [{f:ForEach}]`),
      [
        `[{f:ForEach}]プラン{n:#d}を${godan("行", "う")}`,
        `[{f:ForEach}]プラン{n:#d}${suru("")}`,
        `[{f:ForEach}]プラン{n:#d}を${suru("")}`,
      ],
      only,
    ),
  ),

  acting("destroy", ["destroy WHAT", "(K.O.|KO|kill|choose and destroy) WHAT"], [suru("破壊"), suru("K.O.")]),
  acting(
    "stun",
    ["stun WHAT", "choose and stun WHAT"],
    [ichidan("スタンさせ"), suru("スタン"), suru("スタン状態に")],
  ),
  acting("cure", ["cure WHAT", "choose and cure WHAT"], [ichidan("回復させ"), suru("回復")]),
  acting(
    "action",
    ["action WHAT"],
    [suru("アクション"), ichidan("アクションさせ"), suru("アクション状態に")],
  ),
  acting(
    "ready",
    ["ready WHAT"],
    [suru("レディ状態に"), suru("レディに"), ichidan("レディさせ"), suru("レディ")],
  ),
  acting(
    "turnUp",
    ["turn WHAT face-up", "turn up WHAT", "flip WHAT face-up"],
    [suru("表向きに"), suru("表に"), suru("公開して表向きに")],
  ),
  both(
    "VP",
    ({ c }) => ({ do: "rebuild", what: rebuilt(c as Cards) }),
    (it: Action) => (it.do === "rebuild" ? { c: it.what } : undefined),
    "rebuild {c:Objs}",
    [`{c:Objs}${suru("再建")}`],
    yours,
  ),
  vp(
    { do: "free", what: "$c" },
    [
      "play {c:Objs.from} without paying its cost",
      "play {c:Objs.from} (for free|without paying (the|its|their) (cost|costs|CP cost|EP cost))",
    ],
    [`コストを支払わずに{c:Objs}${suru("プレイ")}`, `{c:Objs}コストを支払わずに${suru("プレイ")}`],
    yours,
  ),
  vp(
    { do: "endAttack" },
    ["end the attack", "end (this|that) attack", "stop the attack"],
    [`攻撃を${suru("終了")}`, `(この|その|)攻撃を(${ichidan("終わらせ")}|${suru("中止")})`],
    yours,
  ),

  // What each player does to what is their own.
  ...(
    [
      ["destroy", ["destroys", "sacrifices"], suru("破壊")],
      ["stun", ["stuns"], ichidan("スタンさせ")],
      ["action", ["actions"], suru("アクション")],
    ] as const
  ).map(([act, en, ja]) =>
    both(
      "VP",
      ({ c }) => byEach(act, c as Cards),
      (it: Action) => (it.do === act ? { c: eachOwn(it) } : undefined),
      en.map((verb) => `${verb} {c:Objs}`),
      `{c:Objs}${ja}`,
      { by: ["both"], agr: ["third"] },
    ),
  ),
  // What another player does to what is their own, of their own choice.
  ...(
    [
      ["destroy", "(destroys|sacrifices)", [suru("破壊")]],
      ["stun", "stuns", [ichidan("スタンさせ")]],
      ["action", "actions", [suru("アクション"), suru("アクション状態に")]],
    ] as const
  ).map(([act, en, ja]) =>
    read(
      "VP",
      ({ c }: Slots) => byOpponent(act, c as Cards),
      `${en} {c:Objs}`,
      ja.map((verb) => `{c:Objs}${verb}`),
      { by: ["opponent"], agr: ["third"] },
    ),
  ),
];

function planned(n: Amount): Slots | undefined {
  const said = measure.apart(n);
  return said && said.n > 0 ? { n: said.n, ...(said.f !== undefined && { f: said.f }) } : undefined;
}

/** What is rebuilt lies in a homebase; in one's own, if nothing else is said (trails-10.9). */
function rebuilt(cards: Cards): Cards {
  if (!isCounted(cards) || cards.what.zone || cards.what.side) return cards;
  return { ...cards, what: { ...cards.what, zone: { in: "homebase", whose: "you" } } };
}

function byEach(act: "destroy" | "stun" | "action", what: Cards): object | undefined {
  if (!isCounted(what) || what.count === "all" || (what.what.side as string) !== "each") return undefined;
  return { do: act, what: ofEach(what) };
}

function byOpponent(act: "destroy" | "stun" | "action", what: Cards): Action | undefined {
  const mine = isCounted(what) && (what.what as Description).side === "opponents" && what.count !== "all";
  return mine ? { do: act, what: { ...what, chosenBy: "opponent" } } : undefined;
}
