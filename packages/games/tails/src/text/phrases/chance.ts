/** What hangs on a die: "roll a die; on a 4 or higher, ..." (a coin is the language's). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { listed, whole } from "@tefuda/language/phrases/rows";
import type { Action } from "../tree.ts";

type Roll = Extract<Action, { do: "roll" }>;
interface Shown {
  low: number;
  high: number;
}

const SIDES = 6;
/** What it has to show; nothing where it always or never would. */
const shows = (low: number, high: number): Shown | undefined =>
  low >= 1 && high <= SIDES && low <= high && high - low < SIDES - 1 ? { low, high } : undefined;

const dice = "(roll|throw) (a|one) [(six-sided|6-sided)] (die|dice)";
const on = "(on [a]|if it (shows|is|comes up) [a]|if you roll [a]|if the (result|roll|number) is [a])";
const behind = "(:|,|)";
const other =
  "(on any other (number|result|roll)|on anything else|otherwise|if not|with any other number|else)";

const rolled = ({ r, a, b }: Slots): Roll[] => [
  { do: "roll", ...(r as Shown), then: whole(a), ...(b === undefined ? {} : { otherwise: whole(b) }) },
];
const taken =
  (two: boolean) =>
  ([it, ...more]: readonly Roll[]): Slots | undefined =>
    it?.do === "roll" && more.length === 0 && (it.otherwise !== undefined) === two
      ? {
          r: { low: it.low, high: it.high },
          a: listed(it.then),
          ...(it.otherwise && { b: listed(it.otherwise) }),
        }
      : undefined;

export const chance: Production[] = [
  both(
    "Rolled",
    ({ n }) => shows(n as number, n as number),
    ({ low, high }: Shown) => (low === high ? { n: low } : undefined),
    "{n:#d}",
    "{n:#d}",
  ),
  both(
    "Rolled",
    ({ n }) => shows(n as number, SIDES),
    ({ low, high }: Shown) => (high === SIDES && low < SIDES ? { n: low } : undefined),
    ["{n:#d} or more", "{n:#d} or (higher|greater|above)", "at least {n:#d}"],
    ["{n:#d}以上"],
  ),
  both(
    "Rolled",
    ({ n }) => shows(1, n as number),
    ({ low, high }: Shown) => (low === 1 && high > 1 ? { n: high } : undefined),
    ["{n:#d} or less", "{n:#d} or (lower|fewer|below)", "at most {n:#d}"],
    ["{n:#d}以下"],
  ),
  both(
    "Rolled",
    ({ n, m }) => shows(n as number, m as number),
    ({ low, high }: Shown) => (low > 1 && high < SIDES && low < high ? { n: low, m: high } : undefined),
    ["{n:#d} to {m:#d}", "{n:#d} - {m:#d}"],
    ["{n:#d}から{m:#d}", "{n:#d}～{m:#d}"],
  ),
  read(
    "Rolled",
    ({ n, m }: Slots) => ((m as number) - (n as number) === 1 ? shows(n as number, m as number) : undefined),
    "{n:#d} or [a] {m:#d}",
    "{n:#d}か{m:#d}",
  ),
  read(
    "Rolled",
    ({ n, k, m }: Slots) =>
      (k as number) - (n as number) === 1 && (m as number) - (k as number) === 1
        ? shows(n as number, m as number)
        : undefined,
    "{n:#d}, {k:#d} [,] or {m:#d}",
    "{n:#d}・{k:#d}・{m:#d}",
  ),
  both(
    "Line",
    rolled,
    taken(false),
    ["roll a die. on a {r:Rolled}, {a:Then}", `${dice} [and] (.|;|,|) ${on} {r:Rolled} ${behind} {a:Then}`],
    [
      "サイコロを1個振る。{r:Rolled}の場合、{a:Then}",
      "(サイコロ|ダイス|さいころ)[を](1個|1つ|)(振る。|振り、){r:Rolled}(の場合|なら|が出たら|が出た場合)[、]{a:Then}",
    ],
  ),
  both(
    "Line",
    rolled,
    taken(true),
    [
      "roll a die. on a {r:Rolled}, {a:Then}. otherwise, {b:Then.bare}",
      `${dice} [and] (.|;|,|) ${on} {r:Rolled} ${behind} {a:Then} (.|;|,) ${other} ${behind} {b:Then.bare}`,
    ],
    [
      "サイコロを1個振る。{r:Rolled}の場合、{a:Then}。そうでない場合、{b:Then.bare}",
      "(サイコロ|ダイス|さいころ)[を](1個|1つ|)(振る。|振り、){r:Rolled}(の場合|なら|が出たら|が出た場合)[、]{a:Then}(。|、)(そうでない場合|それ以外の場合|それ以外なら|そうでなければ)[、]{b:Then.bare}",
    ],
  ),
];
