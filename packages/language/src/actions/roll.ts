/**
 * What hangs on a die.
 *
 * Examples: `{ do: "roll", of: [{ face: "even", then: ... }], otherwise: ... }` - "Roll a die. If the result is even, draw a card.
 * Otherwise, lose a point.", 「サイコロを1個振る。出た目が偶数の場合、カードを1枚引く。そうでない場合、1ポイントを失う。」
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Machine } from "@tefuda/kernel";
import { type Comparison, compare } from "../lowering/phrases.ts";
import { bounds } from "../phrases/asking.ts";
import type { Action } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";

/** What a die shows: an even number, an odd one, or so much. */
export type Face = "even" | "odd" | { how: Comparison; n: number };
/** What is done if it shows that; of several the first that fits. */
export interface Roll<A> {
  do: "roll";
  of: readonly { face: Face; then: A }[];
  otherwise?: A;
}

export const SIDES = 6;

/** Whether a die that shows `n`, counted from 1, shows a face. */
export const shows = (face: Face, n: number): boolean =>
  typeof face === "string" ? (n % 2 === 0) === (face === "even") : compare(face.how, n, face.n);

/** What a die comes to show, counted from 1. */
export const rolled = (m: Machine): number => m.random(SIDES) + 1;

const die = "(roll|throw) (a|one|1) [six-sided] (die|dice)";
const result = "(the result|it|the roll|the die|the number [rolled]) (is|shows)";
const ifEn = `(if ${result}|if you roll|on) [a]`;
const throwing = "(サイコロ|ダイス)を[(1個|1つ|1回)](振る。|振り、)";
const ifJa = "(出た目|目|結果)が";
const so = "(の場合|なら|ならば|であれば|の場合は|のとき|が出た場合|が出たなら|が出たら)[、]";
const else_ = "(。|、)(そうでない場合|そうでなければ|そうでないなら|それ以外の場合)[、]";

type Rolled = Action & Roll<Action>;

const one = (list: readonly Action[]): Rolled | undefined =>
  list.length === 1 && list[0]!.do === "roll" ? (list[0] as Rolled) : undefined;

export const rollPhrases: readonly Production[] = [
  say("Face", "even", ["even", "even number"], "偶数"),
  say("Face", "odd", ["odd", "odd number"], "奇数"),
  ...(Object.keys(bounds) as Comparison[]).map((how) => {
    const [en, ja] = bounds[how];
    const [first, ...rest] = en.map((phrase) => phrase.replace("N", "{n:#d}"));
    return say(
      "Face",
      { how, n: "$n" },
      [first!, ...rest],
      how === "moreThan" ? "{n:#d}より大きい数" : `{n:#d}${ja}`,
    );
  }),
  read("Face", { how: "exactly", n: 1 }, "one"),
  read("Face", { how: "atLeast", n: 5 }, "5 or [a] 6", "5(か|または|、)6"),
  read("Face", { how: "atMost", n: 2 }, "1 or [a] 2", "1(か|または|、)2"),
  read("Face", { how: "atMost", n: 3 }, "1 to 3", "1(から|〜|～)3"),
  read("Face", { how: "atLeast", n: 4 }, "4 to 6", "4(から|〜|～)6"),
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
    [`roll a die. if the result is {f:Face}, {a:Then}`, `${die}[.|;|,] [and] ${ifEn} {f:Face}[,|:] {a:Then}`],
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
      `${die}[.|;|,] [and] ${ifEn} {f:Face}[,|:] {a:Then}(.|;|,) (otherwise|if not|else)[,] {b:Then.bare}`,
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
      `${die}[.|;|,] [and] ${ifEn} {f:Face}[,|:] {a:Then}(.|;|,|, and) ${ifEn} {g:Face}[,|:] {b:Then.bare}`,
    ],
    [
      "サイコロを1個振る。出た目が{f:Face}の場合、{a:Then}。{g:Face}の場合、{b:Then.bare}",
      `${throwing}[${ifJa}]{f:Face}${so}{a:Then}(。|、)[${ifJa}]{g:Face}${so}{b:Then.bare}`,
      `${throwing}[${ifJa}]{f:Face}${so}{a:Row.con}、[${ifJa}]{g:Face}${so}{b:Then.bare}`,
    ],
  ),
];
