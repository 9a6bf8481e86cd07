/**
 * What is done unless a player does something else, and what hangs on a coin.
 *
 * Examples: `{ do: "unless", what: ..., pay: { do: "may", who: "its", what: ... } }` - "Stun a UNIT unless its controller discards a card.";
 * `{ do: "flip", then: ..., otherwise: ... }` - "Flip a coin. If heads, draw two cards. If not, discard a card." in words of the game's,
 * 「コインを投げる。表の場合、カードを2枚引く。裏の場合、手札を1枚捨てる。」
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import {
  act,
  assign,
  ifElse,
  type Machine,
  type Message,
  type Num,
  type Step,
  say,
  seq,
} from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import { provided } from "../lowering/flow.ts";
import type { Phrase } from "../lowering/phrases.ts";
import type { Action, Counted } from "../phrases/bones.ts";
import type { Subject } from "../phrases/players.ts";
import { isTail, listed, whole } from "../phrases/rows.ts";

type Unless = Action & { pay: Action & { what: Action }; what: Action };
type Flip = Action & { then: Action; otherwise?: Action };

/** What is done to cards that are chosen: then it is known who may keep it from them. */
const isDone = (list: readonly Action[]): boolean => {
  const cards = list[0]?.what as Counted | undefined;
  return (
    list.length === 1 &&
    !isTail(list[0]!) &&
    typeof cards === "object" &&
    "count" in cards &&
    cards.count !== "all"
  );
};

export const unlessPhrases = (subjects: readonly Subject[]): Production[] =>
  subjects
    .filter(({ by, agr }) => agr === "third" && (by === "its" || by === "opponent"))
    .flatMap(({ by, en, ja = [] }) => [
      // "Your opponent discards a card unless they pay 2 bond."
      ...(by === "opponent"
        ? [
            read(
              "Line",
              ({ a, d }: Slots) =>
                isDone(a as Action[]) && (a as Action[])[0]!.who === by
                  ? [{ do: "unless", what: whole(a), pay: { do: "may", who: by, what: whole(d) } }]
                  : undefined,
              `{a:Row.bare} unless they {d:Deeds.${by}.plural}`,
            ),
          ]
        : []),
      both(
        "Line",
        ({ a, d }) =>
          isDone(a as Action[])
            ? [{ do: "unless", what: whole(a), pay: { do: "may", who: by, what: whole(d) } }]
            : undefined,
        ([it, ...more]: readonly Unless[]) =>
          it?.do === "unless" && it.pay.who === by && more.length === 0
            ? { a: listed(it.what), d: listed(it.pay.what) }
            : undefined,
        en.map((who) => `{a:Row.bare} unless ${who} {d:Deeds.${by}.third}`),
        ja.flatMap((who) => [
          `{a:Row.bare.con}、ただし${who}が{d:Deeds.${by}.third.te}もよく、そうした場合は行わない`,
          `${who}が{d:Deeds.${by}.third.nai}(ない限り|ないなら|ない場合|なければ)[、]{a:Row.bare}`,
        ]),
      ),
    ]);

const coin = "(flip|toss) (a|one) coin";
const lands = "(it|the coin|the result) (is|comes up|lands on|lands|shows)";
const heads = `(if heads|if ${lands} heads|on heads|heads|if you win [the flip])`;
const throwing =
  "(コインを[1枚|1回|1つ](投げる。|投げ、|投げて[、]|トスする。|トスし、|振る。)|コイントスを[1回](する。|行う。|し、|行い、|して[、]))";
const front =
  "(表の場合|表なら|表ならば|表が出たら|表であれば|表が出た場合|表が出たなら|表が出れば|表だった場合|表だったら)";
/** What is done on the other side, where that is said to be nothing. */
const nothing = "[(。|、)(裏の場合|裏なら|裏が出たら|裏が出た場合)(は|)[、]何も(起こらない|起きない|しない)]";
const back =
  "(裏の場合|裏なら|裏ならば|裏が出たら|裏であれば|裏が出た場合|裏が出たなら|裏が出れば|裏だった場合|裏だったら|そうでない場合|そうでないなら|そうでなければ)";

export const flips = (under: string): Production[] => [
  both(
    "Line",
    ({ a }: Slots) => [{ do: "flip", then: whole(a) }],
    ([it, ...more]: readonly Flip[]) =>
      it?.do === "flip" && !it.otherwise && more.length === 0 ? { a: listed(it.then) } : undefined,
    ["flip a coin. if heads, {a:Then}", `${coin} [and] [.] ${heads} [,|:] {a:Then}`],
    ["コインを投げる。表の場合、{a:Then}", `${throwing}${front}[、]{a:Then}${nothing}`],
  ),
  both(
    "Line",
    ({ a, b }: Slots) => [{ do: "flip", then: whole(a), otherwise: whole(b) }],
    ([it, ...more]: readonly Flip[]) =>
      it?.do === "flip" && it.otherwise && more.length === 0
        ? { a: listed(it.then), b: listed(it.otherwise) }
        : undefined,
    [
      `flip a coin. if heads, {a:Then}. if ${under}, {b:Then.bare}`,
      `${coin} [and] [.] ${heads} [,|:] {a:Then} (.|;|,) (if ${under}|if ${lands} ${under}|on ${under}|${under}|if you lose [the flip]|otherwise) [,|:] {b:Then.bare}`,
    ],
    [
      "コインを投げる。表の場合、{a:Then}。裏の場合、{b:Then.bare}",
      `${throwing}${front}[、]{a:Then}(。|、)${back}[、]{b:Then.bare}`,
      `${throwing}${front}[、]{a:Row.con}、${back}[、]{b:Then.bare}`,
    ],
  ),
];

/**
 * The cards are chosen, then that player may keep it from being done; where there are none nobody is asked.
 * @param cards to which it is done
 * @param pays what that player may do, so much of it
 * @param price how much of it there has to be: what is not paid in full is not paid
 */
export function unlessDone<A extends { what: unknown }, D, R, N>(
  { what }: { what: A },
  cards: Phrase<D, R, N>,
  b: Builder<D, R, N>,
  { pays, price }: { pays: (full: Num) => Step; price: N },
  does: (action: A) => Step,
): Step {
  const { set, fill } = b.cards(cards);
  const full = b.frame.local();
  const unpaid = (m: Machine): boolean => b.done(m) < full(m);
  const kept = seq(
    b.later(() => seq(assign(full, b.num(price)), pays(full))),
    b.mean(set),
    b.later(() => provided(b, unpaid, does({ ...what, what: { ref: "it" } }))),
  );
  return seq(
    fill,
    provided(b, (m) => m.sizeOf(m.setAt(set)) > 0, kept),
  );
}

/** What is told of by a number alone. */
const NUMBERED: readonly string[] = ["draw", "mill", "points"];
/** How much a payment asks for: so many cards or points as it names, else that something is done. */
export function priceOf<N>(paid: { do: string }): N | 1 {
  const { n, what } = paid as { n?: N; what?: { count?: { exactly?: N } } };
  return (NUMBERED.includes(paid.do) ? n : what?.count?.exactly) ?? 1;
}
/** Whether it is paid out of the hand of whoever pays. */
export function isOfHand(paid: { do: string }): boolean {
  const { what } = paid as { what?: { what?: { zone?: { in: string } } } };
  return paid.do === "discard" && what?.what?.zone?.in === "hand";
}

/** A coin comes to lie on one side or the other, as all see. */
export function flip<D, R, N>(
  b: Builder<D, R, N>,
  lines: { heads: Message; under: Message },
  then: () => Step,
  otherwise: (() => Step) | undefined,
): Step {
  const side = b.frame.local();
  return seq(
    assign(side, (m) => m.random(2)),
    act((m) => say(m, side(m) === 0 ? lines.heads : lines.under, b.seat(m))),
    ifElse((m) => side(m) === 0, b.later(then), otherwise ? b.later(otherwise) : b.nothingDone()),
  );
}
