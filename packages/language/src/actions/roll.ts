/**
 * What hangs on a die.
 *
 * Examples: `{ do: "roll", of: [{ face: "even", then: ... }], otherwise: ... }` - "Roll a die. If the result is even, draw a card.
 * Otherwise, lose a point.", 「サイコロを1個振る。出た目が偶数の場合、カードを1枚引く。そうでない場合、1ポイントを失う。」
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import {
  act,
  assign,
  ifElse,
  type Machine,
  type Message,
  type Num,
  type Step,
  seq,
  say as tell,
  type Var,
} from "@tefuda/kernel";
import { type Comparison, compare } from "../lowering/phrases.ts";
import { bounds } from "../phrases/asking.ts";
import type { Action } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";

/** What a die shows: an even number, an odd one, so much, or a number between two. */
export type Face = "even" | "odd" | { how: Comparison; n: number } | { from: number; to: number };
/** What is done if it shows that; of several the first that fits. */
export interface Roll<A> {
  do: "roll";
  of: readonly { face: Face; then: A }[];
  otherwise?: A;
}

const SIDES = 6;

/** Whether a die that shows `n`, counted from 1, shows a face. */
export function shows(face: Face, n: number): boolean {
  if (typeof face === "string") return (n % 2 === 0) === (face === "even");
  return "how" in face ? compare(face.how, n, face.n) : face.from <= n && n <= face.to;
}

/**
 * A die comes to show a number, counted from 1, as all see.
 * @param parts what is done by what it shows: of several the first that fits
 */
export const roll = (
  { shown, seat, line }: { shown: Var; seat: Num; line: Message },
  parts: readonly { fits: (m: Machine) => boolean; then: Step }[],
  otherwise: Step,
): Step =>
  seq(
    assign(shown, (m) => m.random(SIDES) + 1),
    act((m) => tell(m, line, seat(m), shown(m))),
    parts.reduceRight<Step>((rest, { fits, then }) => ifElse(fits, then, rest), otherwise),
  );

/** A face that is shown now and then: one that a die always shows, or never, is none. */
function possible(face: Face): Face | undefined {
  const shown = Array.from({ length: SIDES }, (_, i) => shows(face, i + 1));
  return shown.includes(true) && shown.includes(false) ? face : undefined;
}
/** Numbers in a row. */
function span(from: number, to: number): Face | undefined {
  if (from >= to || to > SIDES) return undefined;
  if (to === SIDES) return possible({ how: "atLeast", n: from });
  return possible(from <= 1 ? { how: "atMost", n: to } : { from, to });
}
/** The same of each number that is named. */
function inRow({ n, m, k }: Slots): Face | undefined {
  const [first, ...more] = [n, m, k].filter((shown) => shown !== undefined) as number[];
  return more.every((shown, i) => shown === first! + i + 1) ? span(first!, first! + more.length) : undefined;
}

const die = "(roll|throw) (a|one|1) [(six-sided|6-sided)] (die|dice)[(.|;|,)] [and][,]";
const result = "(the result|it|the roll|the die|the number [rolled]) (is|shows|comes up)";
const ifEn = `(if ${result}|if you roll|on) [a]`;
const throwing = "(サイコロ|ダイス|さいころ)[を][(1個|1つ|1回)](振る。|振り、)";
const ifJa = "(出た目|目|結果)が";
const so = "(の場合|なら|ならば|であれば|の場合は|のとき|が出た場合|が出たなら|が出たら)[、]";
const elseEn =
  "(.|;|,) (otherwise|if not|else|on any other (number|result|roll)|on anything else|with any other number)[,|:]";
const else_ = "(。|、)(そうでない場合|そうでなければ|そうでないなら|それ以外の場合|それ以外なら)[、]";

type Rolled = Action & Roll<Action>;

const one = (list: readonly Action[]): Rolled | undefined =>
  list.length === 1 && list[0]!.do === "roll" ? (list[0] as Rolled) : undefined;

export const rollPhrases: readonly Production[] = [
  say("Face", "even", ["even", "even number"], "偶数"),
  say("Face", "odd", ["odd", "odd number"], "奇数"),
  ...(Object.keys(bounds) as Comparison[]).map((how) => {
    const [en, ja] = bounds[how];
    const [first, ...rest] = en.map((phrase) => phrase.replace("N", "{n:#d}"));
    return both(
      "Face",
      ({ n }) => possible({ how, n: n as number }),
      (face: Face) =>
        typeof face === "object" && "how" in face && face.how === how ? { n: face.n } : undefined,
      [first!, ...rest],
      how === "moreThan" ? "{n:#d}より大きい数" : `{n:#d}${ja}`,
    );
  }),
  read("Face", { how: "exactly", n: 1 }, "one"),
  both(
    "Face",
    ({ n, m }) => span(n as number, m as number),
    (face: Face) => (typeof face === "object" && "from" in face ? { n: face.from, m: face.to } : undefined),
    ["{n:#d} to {m:#d}", "{n:#d} - {m:#d}"],
    ["{n:#d}から{m:#d}", "{n:#d}(から|〜|～){m:#d}"],
  ),
  read(
    "Face",
    inRow,
    ["{n:#d} or [a] {m:#d}", "{n:#d}, {m:#d} [,] or [a] {k:#d}"],
    ["{n:#d}(か|または|、|・){m:#d}", "{n:#d}(・|、|か){m:#d}(・|、|か){k:#d}"],
  ),
  both(
    "Line",
    ({ f, a }) => [{ do: "roll", of: [{ face: f, then: whole(a) }] }],
    (list: readonly Action[]) => {
      const it = one(list);
      const [first, ...more] = it?.of ?? [];
      return it && !it.otherwise && more.length === 0
        ? { f: first!.face, a: listed(first!.then) }
        : undefined;
    },
    [`roll a die. if the result is {f:Face}, {a:Then}`, `${die} ${ifEn} {f:Face}[,|:] {a:Then}`],
    ["サイコロを1個振る。出た目が{f:Face}の場合、{a:Then}", `${throwing}[${ifJa}]{f:Face}${so}{a:Then}`],
  ),
  both(
    "Line",
    ({ f, a, b }) => [{ do: "roll", of: [{ face: f, then: whole(a) }], otherwise: whole(b) }],
    (list: readonly Action[]) => {
      const it = one(list);
      const [first, ...more] = it?.of ?? [];
      return it?.otherwise && more.length === 0
        ? { f: first!.face, a: listed(first!.then), b: listed(it.otherwise) }
        : undefined;
    },
    [
      `roll a die. if the result is {f:Face}, {a:Then}. otherwise, {b:Then.bare}`,
      `${die} ${ifEn} {f:Face}[,|:] {a:Then}${elseEn} {b:Then.bare}`,
    ],
    [
      "サイコロを1個振る。出た目が{f:Face}の場合、{a:Then}。そうでない場合、{b:Then.bare}",
      `${throwing}[${ifJa}]{f:Face}${so}{a:Then}${else_}{b:Then.bare}`,
      `${throwing}[${ifJa}]{f:Face}${so}{a:Row.con}${else_}{b:Then.bare}`,
    ],
  ),
  both(
    "Line",
    ({ f, a, g, b }: Slots) => [
      {
        do: "roll",
        of: [
          { face: f, then: whole(a) },
          { face: g, then: whole(b) },
        ],
      },
    ],
    (list: readonly Action[]) => {
      const it = one(list);
      const [first, second, ...more] = it?.of ?? [];
      return it && first && second && !it.otherwise && more.length === 0
        ? { f: first.face, a: listed(first.then), g: second.face, b: listed(second.then) }
        : undefined;
    },
    [
      `roll a die. if the result is {f:Face}, {a:Then}. if it is {g:Face}, {b:Then.bare}`,
      `${die} ${ifEn} {f:Face}[,|:] {a:Then}(.|;|,|, and) ${ifEn} {g:Face}[,|:] {b:Then.bare}`,
    ],
    [
      "サイコロを1個振る。出た目が{f:Face}の場合、{a:Then}。{g:Face}の場合、{b:Then.bare}",
      `${throwing}[${ifJa}]{f:Face}${so}{a:Then}(。|、)[${ifJa}]{g:Face}${so}{b:Then.bare}`,
      `${throwing}[${ifJa}]{f:Face}${so}{a:Row.con}、[${ifJa}]{g:Face}${so}{b:Then.bare}`,
    ],
  ),
];
