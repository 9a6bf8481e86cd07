/** What players do, but for moving cards: draw, discard, destroy, stun, gain, and the rest. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { measure, counted as number } from "@tefuda/language/amounts/measure";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { subjectsOf, whoOf } from "@tefuda/language/phrases/players";
import type { Action, Amount } from "../tree.ts";
import { vocabulary } from "./words.ts";

const others = { by: subjectsOf(vocabulary.cards).map(({ by }) => by) };

export const verbs: Production[] = [
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
    { do: "free", what: "$c", paying: true },
    [
      "play {c:Objs.from} by paying its cost",
      "play {c:Objs.from} [(by paying|for|paying) (its|their|the) (cost|CP cost|EP cost|costs)]",
    ],
    [`コストを支払って{c:Objs}${suru("プレイ")}`, `{c:Objs}[コストを支払って]${suru("プレイ")}`],
    yours,
  ),
  vp(
    { do: "endAttack" },
    ["end the attack", "(end|stop|cancel|negate|prevent|nullify) (the|this|that|the current) attack"],
    [
      `攻撃を${suru("終了")}`,
      `(この|その|)攻撃を(${ichidan("終わらせ")}|${suru("中止")}|${suru("終了")}|${suru("無効に")}|${suru("無効化")})`,
    ],
    yours,
  ),
];

function planned(n: Amount): Slots | undefined {
  const said = measure.apart(n);
  return said && said.n > 0 ? { n: said.n, ...(said.f !== undefined && { f: said.f }) } : undefined;
}
