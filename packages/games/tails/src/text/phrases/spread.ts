/** Among how many targets a card divides its attacks: "X on Y" (tails-5.8). */
import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { negative } from "@tefuda/language/phrases/inflect";
import { dekiru } from "./values.ts";

const aTurn = "[(a turn|each turn|per turn|every turn|in a turn|in the same turn|during a turn|this turn)]";
/** So many attacks on so many targets, before which both are told. */
const xOnY = "{n:#d} on {m:#d}";

/** No more attacks than targets could be told from none. */
const spread = ({ n, m }: Slots) => ((m as number) > 0 ? { is: "spread", attacks: n, on: m } : undefined);

const targets = "(target|targets|unit|units|card|cards)";
const 目標 = "(目標|対象|相手|ユニット|カード)";

export const spreads: Production[] = [
  say(
    "Pred",
    { is: "spread", attacks: "$n", on: "$m" },
    [`<num:attacks/attack> ${xOnY}`],
    ["攻撃回数が{n:#d}on{m:#d}になる"],
  ),
  read(
    "Pred",
    spread,
    [
      `(attacks|attack|has|have|makes|make) ${xOnY} [(attack|attacks)] [(each turn|instead of (its|their) usual number of attacks)]`,
      `(may|can) attack ${xOnY} ${aTurn}`,
      `(may|can) (make {n:#} attacks|attack {n:#} times) ${aTurn} [,] [but] [only] (against|on|at|divided among) (at most|up to|no more than) {m:#} [different] ${targets}`,
    ],
    [
      "攻撃回数(は|が)[、]{n:#d}on{m:#d}(になる|である|だ|)",
      "{n:#d}on{m:#d}で攻撃する",
      "{n:#d}on{m:#d}を(得る|持つ)",
      `[1ターンに][、]{m:#}(つ|体|枚)までの${目標}(に|に対して)[、][合わせて|合計][で]{n:#}回[まで]攻撃${dekiru}`,
    ],
  ),
  say(
    "Pred",
    { is: "spread", on: "$m" },
    [
      "cannot attack more than {m:#} different targets a turn",
      `cannot attack more than {m:#} [different] ${targets} ${aTurn}`,
      `(may|can) attack [only] (at most|up to|no more than|only) {m:#} [different] ${targets} ${aTurn}`,
    ],
    [
      `1ターンに{m:#}つまでの目標しか${negative("攻撃でき")}`,
      `[1ターンに][、]{m:#}(つ|体|枚)[まで]の[異なる|別々の]${目標}しか${negative("攻撃でき")}`,
      `[1ターンに][、]${目標}を{m:#}(つ|体|枚)(までしか|しか)${negative("攻撃でき")}`,
    ],
  ),
  say(
    "Pred",
    { is: "spread", each: 1 },
    [
      "cannot attack the same target twice a turn",
      `cannot attack (the|a) same (target|unit|card) (twice|more than once|again) ${aTurn}`,
      `must attack (a different target|different targets) with each attack`,
      `(can|may) attack (each|any|the same) (target|unit|card) only once ${aTurn}`,
    ],
    [
      `1ターンに同じ目標を2回${negative("攻撃でき")}`,
      `[1ターンに][、]同じ${目標}を[1ターンに]2回[以上]${negative("攻撃でき")}`,
      `[1ターンに][、]同じ${目標}(は|を)[1ターンに]1回(しか|までしか)${negative("攻撃でき")}`,
      `[1ターンに][、]同じ${目標}を(何度も|再び|続けて)${negative("攻撃でき")}`,
    ],
  ),
  read(
    "Text",
    (slots: Slots) => {
      const it = spread(slots);
      return it && { kind: "always", what: [{ ...it, who: { ref: "this" } }] };
    },
    [`${xOnY} [.]`, `attacks: ${xOnY} [.]`],
    ["{n:#d}on{m:#d}[。]", "攻撃回数：{n:#d}on{m:#d}[。]"],
    { on: ["onCard", "onEquipment"] },
  ),
];
