/**
 * Look and reveal: cards are shown to one player, or to everybody; a hand is looked at whole.
 *
 * Examples: `{ do: "look", who: "you", what: { hand: "opponent" } }` - "Look at your opponent's hand.", 「相手の手札を見る。」;
 * `{ do: "reveal", what: { hand: "you" } }` - "Reveal your hand.", 「あなたの手札を公開する。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import { act, EVERYBODY, type Machine, type Step, say, show } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Phrase, Who } from "../lowering/phrases.ts";
import type { Cards, Who as Whoever } from "../phrases/bones.ts";
import { wholeHand } from "../phrases/counted.ts";
import { vp, yours } from "../phrases/doing.ts";
import { ichidan, suru } from "../phrases/inflect.ts";
import { whoOf } from "../phrases/players.ts";
import type { Piles } from "./piles.ts";

export interface Look<What> {
  do: "look";
  who: Who;
  what: What | { hand: Who };
}
export interface Reveal<What> {
  do: "reveal";
  what: What | { hand: Who };
}

type Seen = Cards | { hand: Whoever };

/** All cards in a hand are the hand, where they are only looked at. */
function seen(what: Cards): Seen {
  const hand = wholeHand(what);
  return hand ? { hand } : what;
}

function unseen(what: Seen): Cards {
  if (!("hand" in what)) return what;
  return { count: "all", what: { noun: "card", zone: { in: "hand", whose: what.hand } } };
}

const lookAt = ichidan("見");

/** Looking at cards and showing them; a hand is looked at whole. */
export const seePhrases: readonly Production[] = [
  vp({ do: "look", who: "@by", what: { hand: "$w" } }, "~look at {w:Whose} hand", `{w:Whose}手札を${lookAt}`),
  vp(
    { do: "reveal", what: { hand: "$w" } },
    ["reveal {w:Whose} hand", "show {w:Whose} hand"],
    `{w:Whose}手札を${suru("公開")}`,
    yours,
  ),
  both(
    "VP",
    ({ c }, form) => ({ do: "look", who: whoOf(form), what: seen(c as Cards) }),
    (it: Look<Cards>, form) =>
      it.do === "look" && it.who === whoOf(form) ? { c: unseen(it.what) } : undefined,
    "~look at {c:Objs}",
    [`{c:Objs}${lookAt}`],
  ),
  both(
    "VP",
    ({ c }) => ({ do: "reveal", what: seen(c as Cards) }),
    (it: Reveal<Cards>) => (it.do === "reveal" ? { c: unseen(it.what) } : undefined),
    ["reveal {c:Objs}", "show {c:Objs}"],
    [`{c:Objs}${suru("公開")}`, `{c:Objs}${ichidan("見せ")}`],
    yours,
  ),
  read(
    "VP",
    { do: "reveal", what: { hand: "opponent" } },
    "(reveals|shows) their hand",
    [`手札を[すべて](${suru("公開")}|${ichidan("見せ")})`],
    { by: ["opponent"], agr: ["third"] },
  ),
  read(
    "VP",
    { do: "reveal", what: { hand: "both" } },
    "(reveal|reveals|show|shows) their (hand|hands)",
    [`手札を[すべて](${suru("公開")}|${ichidan("見せ")})`],
    { by: ["both"], agr: ["third", "plural"] },
  ),
];

/** Shows cards to one player, or to everybody where none is named. */
export function see<D, R, A>(
  it: Look<Phrase<D, R, A>> | Reveal<Phrase<D, R, A>>,
  b: Builder<D, R, A>,
  { hand, lines }: Pick<Piles<D, A>, "hand" | "lines">,
): Step {
  const { what } = it;
  const who = it.do === "look" ? it.who : undefined;
  const shown = (m: Machine, card: number, seat: number, each: boolean): void => {
    show(m, card, who === undefined ? EVERYBODY : 1 << seat);
    if (who === undefined) say(m, lines.shows, card);
    else if (each && lines.sees) say(m, lines.sees, seat, card);
  };
  return b.eachSeatDoing(who ?? "you", (seat) =>
    "hand" in what
      ? b.eachSeatDoing(what.hand, (whose) =>
          act((m) => {
            const own = m.zoneOf(hand, whose(m));
            for (let c = m.first(own); c >= 0; c = m.next(c)) shown(m, c, seat(m), false);
            b.done.set(m, m.count(own));
            if (who !== undefined) say(m, lines.looks, seat(m), whose(m));
          }),
        )
      : b.onCards(what, (item) => act((m) => shown(m, item(m), seat(m), true))),
  );
}
