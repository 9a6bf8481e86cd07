/** Verbs: of a player, of you or whoever may do it, and what is done with the cards in hands. */
import type { Production } from "@tefuda/cardtext/types";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards, Who } from "./bones.ts";
import { isCounted, wholeHand } from "./counted.ts";
import { ichidan, suru } from "./inflect.ts";
import { without } from "./parts.ts";
import { whoOf } from "./players.ts";

/** A verb whose doer is no part of the meaning: it is you, or whoever may do it. */
export const yours = { agr: ["base", "may"] };
export const own = "<own:your/their>";

export function vp(node: unknown, en: Phrases, ja: Phrases, only?: Production["only"]): Production {
  return say("VP", node, en, ja, only);
}

/** A verb of yours with cards for its object, which stands for WHAT. */
export function acting(act: string, en: readonly string[], ja: readonly string[]): Production {
  return vp(
    { do: act, what: "$c" },
    en.map((verb) => verb.replace("WHAT", "{c:Objs}")),
    ja.map((verb) => `{c:Objs}${verb}`),
    yours,
  );
}

/** Cards as they are discarded: if nothing else is said, of the hand of the one who does it; of none on the table. */
export function discarded(cards: Cards, whose: Who): Cards | undefined {
  if ("both" in cards) {
    const parts = cards.both.map((part) => discarded(part, whose));
    return parts.includes(undefined) ? undefined : { both: parts as Cards[] };
  }
  if (!isCounted(cards) || cards.what.zone) return cards;
  if (cards.what.side) return undefined;
  return { ...cards, what: { ...cards.what, zone: { in: "hand", whose } } };
}

/** The other way round. Of everything in a hand, the hand itself is spoken of. */
export function undiscarded(cards: Cards, whose: Who): Cards {
  if ("both" in cards) return { both: cards.both.map((part) => undiscarded(part, whose)) };
  if (!isCounted(cards)) return cards;
  const { zone } = cards.what;
  if (zone?.in !== "hand" || zone.whose !== whose || wholeHand(cards)) return cards;
  return { ...cards, what: without(cards.what, "zone") };
}

type Seen = Cards | { hand: Who };

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
export const looking: readonly Production[] = [
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
    (it: Action & { what: Seen }, form) =>
      it.do === "look" && it.who === whoOf(form) ? { c: unseen(it.what) } : undefined,
    "~look at {c:Objs}",
    [`{c:Objs}${lookAt}`],
  ),
  both(
    "VP",
    ({ c }) => ({ do: "reveal", what: seen(c as Cards) }),
    (it: Action & { what: Seen }) => (it.do === "reveal" ? { c: unseen(it.what) } : undefined),
    ["reveal {c:Objs}", "show {c:Objs}"],
    [`{c:Objs}${suru("公開")}`, `{c:Objs}${ichidan("見せ")}`],
    yours,
  ),
  read(
    "VP",
    { do: "reveal", what: { hand: "opponent" } },
    "(reveals|shows) their hand",
    [`手札を${suru("公開")}`],
    { by: ["opponent"], agr: ["third"] },
  ),
];
