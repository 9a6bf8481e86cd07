/** What texts leave out: what is done to the card that a text waits for, and what would not be another thing without it. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { chained } from "@tefuda/language/phrases/clauses";
import { elided } from "@tefuda/language/phrases/doing";
import { godan, suru } from "@tefuda/language/phrases/inflect";
import { dasu } from "@tefuda/language/phrases/moving";
import { whoOf } from "@tefuda/language/phrases/players";
import { whole } from "@tefuda/language/phrases/rows";
import { tell } from "@tefuda/language/phrases/told";
import { DONE_JA } from "./amounts.ts";
import { describe } from "./describe.ts";
import { lasting } from "./shorthand.ts";
import { make } from "./texts.ts";

type Bag = Readonly<Record<string, unknown>>;

/** Whether a text waits for something that happens to one card of which the text says which it is. */
const ofOneCard = (trigger: unknown): boolean => {
  const { what } = trigger as { what?: Bag };
  return what?.ref !== undefined;
};

/** Whether it is asked how the text's own card is. */
const asksOfThis = (cond: unknown): boolean => {
  const { if: sort, what } = (cond ?? {}) as Partial<Cond>;
  return sort === "is" && what === "this";
};

const head = "[{k:Kinds}][{n:Often}][{u:Place}、]";

/** 「このカードが捨てられたとき、場に出す。」, 「このカードが攻撃されたとき、防御力を200上げる。」: of that card. */
const ofItself: readonly Production[] = [
  ...["{a:Elided}", "{a:Elided.te}もよい"].flatMap((what) =>
    // 「あなたのターンの開始時、このカードがタップ状態なら、アンタップする。」
    ["{t:Lead}[、][{c:If}、]", "{t:Moment}[、]{c:If}、", "{c:If}、"].map((before) =>
      read(
        "Text",
        ({ a, ...slots }: Slots) =>
          (before.includes("Lead") ? ofOneCard(slots.t) : asksOfThis(slots.c))
            ? make({})({ ...slots, a: [what.endsWith("い") ? { do: "may", who: "you", what: a } : a] })
            : undefined,
        [],
        `${head}${before}${what}[。]`,
      ),
    ),
  ),
  read(
    "Text",
    ({ p, d, ...slots }: Slots) =>
      ofOneCard(slots.t)
        ? make({})({ ...slots, a: tell({ c: { ref: "it" }, p }).map((what) => lasting(what as object, d)) })
        : undefined,
    [],
    `${head}{t:Lead}[、][{c:If}、][{d:Dur}[、]]{p:Making}[。]`,
  ),
];

/** After these it is plain which card is dealt with; what was drawn or looked for is another matter. */
const GOES_ON: ReadonlySet<string> = new Set(["tap", "untap", "counter"]);

/** 「自分と相手のユニットを1枚ずつ選び、…」: so many on either side. */
const onBothSides: Production = read(
  "Objs",
  ({ d, n }: Slots, form: Form) => {
    const [mine, theirs] = (["you", "opponent"] as const).map((who) => describe.owned(d, who, form));
    return mine && theirs && { both: [mine, theirs].map((what) => ({ count: { exactly: n }, what })) };
  },
  [],
  `((あなた|自分)と相手|お互い|各プレイヤー)の{d:Desc}を[それぞれ]{n:#}(枚|体)ずつ[(選び、|選んで[、]|対象とし、)[(それら|両方|その2(枚|体))を]]`,
);

type Cond = { if: string; what?: unknown };
const ofIt = (cond: unknown): boolean => {
  const { if: sort, what } = cond as Cond;
  return sort === "is" && what === "it";
};
const ELSE = "(そうでない場合|そうでないなら|そうでなければ|違うなら|それ以外なら)";

/** 「それがユニットなら、手札に加えて2ポイントを得る。」 */
const andMore: readonly Production[] = [
  read(
    "IfThen",
    ({ c, a, r }: Slots) =>
      ofIt(c) ? [{ do: "if", cond: c, then: whole(chained({ a: [a], rest: r })) }] : undefined,
    [],
    ["{c:If}[、]{a:Elided.te}[、]{r:Row}", "{c:If}[、]{a:Elided.con}、{r:Row}"],
  ),
  read(
    "IfThen",
    ({ c, a, r, b }: Slots) =>
      ofIt(c) ? [{ do: "if", cond: c, then: whole(chained({ a: [a], rest: r })), otherwise: b }] : undefined,
    [],
    [
      `{c:If}[、]{a:Elided.te}[、]{r:Row}。${ELSE}[、]{b:Elided}`,
      `{c:If}[、]{a:Elided.con}、{r:Row}。${ELSE}[、]{b:Elided}`,
    ],
  ),
];

export const brief: Production[] = [
  ...andMore,
  onBothSides,
  elided({ do: "play", who: "you" }, [`[あなたの]場に${dasu}`, suru("プレイ")]),
  elided({ do: "destroy" }, [suru("破壊")]),
  elided({ do: "tap" }, [suru("タップ")]),
  elided({ do: "untap" }, [suru("アンタップ")]),
  ...ofItself,
  read(
    "Objs",
    { ref: "this", from: { in: "hand", whose: "you" } },
    [],
    "(このカード|この(ユニット|スペル))を[(あなたの|自分の)]手札から",
  ),
  // 「戻した枚数と同じだけ引く。」
  read(
    "VP",
    (_: Slots, form: Form) => ({ do: "draw", who: whoOf(form), n: { done: true } }),
    [],
    `(${DONE_JA}[カードの](枚数|数)|その(枚数|数)|同じ(枚数|数))(だけ|と同じ[(枚数|数)]だけ|分[だけ]|を|)[、]${godan("引", "く")}`,
  ),
  // 「ユニット1体をタップし、手札に戻す。」
  read(
    "Line",
    ({ a, e }: Slots) => {
      const last = (a as readonly { do: string }[]).at(-1)!;
      return GOES_ON.has(last.do) ? chained({ a, rest: [e] }) : undefined;
    },
    [],
    ["{a:Row.con}、{e:Elided}", "{a:Row.te}[、]{e:Elided}"],
  ),
];
