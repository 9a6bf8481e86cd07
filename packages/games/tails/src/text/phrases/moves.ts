/** Cards that are moved: to hands and piles, onto the battlefield, from one unit to another. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards } from "../tree.ts";
import { isCounted } from "./cards.ts";
import { without } from "./describe.ts";

type To = Extract<Action, { do: "move" }>["to"];

/** Words for a place: whose it is, and the ending of its noun where several cards go to several. */
type Words = (own: string, s: string) => string;

interface Place {
  to: To;
  en: Words;
  /** Where the words differ for cards that are yours wherever they lie. */
  mine?: Words;
  more: Words;
}

const deck = "(draw pile|draw piles|deck|decks)";

const places: readonly Place[] = [
  {
    to: "hand",
    en: (own, s) => `return {what} to ${own} hand${s}`,
    mine: (own) => `put {what} into ${own} hand`,
    more: (own) => `(return|put|take|move|add|bounce) {what} (to|into|in) ${own} (hand|hands)`,
  },
  {
    to: "deckTop",
    en: (own, s) => `put {what} on top of ${own} draw pile${s}`,
    more: (own) => `(return|put|move) {what} (on|to|onto) [the] top of ${own} ${deck}`,
  },
  {
    to: "deckBottom",
    en: (own, s) => `put {what} on the bottom of ${own} draw pile${s}`,
    more: (own) => `(return|put|move) {what} (to the bottom of|on the bottom of|under) ${own} ${deck}`,
  },
  {
    to: "deckShuffled",
    en: (own, s) => `shuffle {what} into ${own} draw pile${s}`,
    more: (own) => `(shuffle|return) {what} (into|to) ${own} ${deck}`,
  },
  {
    to: "pile",
    en: (own, s) => `put {what} into ${own} discard pile${s}`,
    more: (own) => `(put|move|return) {what} (into|to|in|on) ${own} (discard pile|discard piles)`,
  },
];

/** A verb of yours with cards for its object. */
function acting(
  make: (what: Cards) => Action | undefined,
  take: (it: Action) => Cards | undefined,
  en: Phrases,
  more: Slots = {},
): Production {
  return both(
    "VP",
    ({ what }) => make(what as Cards),
    (it: Action) => {
      const what = take(it);
      return what && { what, ...more };
    },
    en,
    undefined,
    { by: ["you"] },
  );
}

/** Where cards lie that are yours by that: your hand, your piles. */
function own(what: Cards): "hand" | "pile" | "deck" | undefined {
  const zone = isCounted(what) ? what.what.zone : undefined;
  return zone && zone.in !== "field" && zone.whose === "you" ? zone.in : undefined;
}

/** A card always goes to its owner: what goes to your hand is a card of yours. */
function ofMine(what: Cards): Cards | undefined {
  if (!isCounted(what) || own(what) !== undefined || what.what.side === "yours") return what;
  return what.what.side || what.what.zone ? undefined : { ...what, what: { ...what.what, side: "yours" } };
}

/** To take a card of a kind out of the own draw pile is to search it. */
function searched(what: Cards): Cards | undefined {
  if (!isCounted(what) || own(what) !== "deck" || what.count === "all") return undefined;
  return { ...what, what: without(what.what, "zone") };
}

function movingTo({ to, en, mine = en, more }: Place, num: string, dest: "theirs" | "mine"): Production {
  const fill = (pattern: string) => pattern.replace("{what}", `{what:Cards.${num}.obj.asCard}`);
  const words = dest === "mine" ? mine : en;
  const slot = `{own:Own.${num}.${dest}}`;
  return acting(
    (what) => {
      const moved = dest === "mine" ? ofMine(what) : what;
      const found = to === "hand" ? searched(what) : undefined;
      if (found) return { do: "search", what: found, to: "hand" };
      return moved && { do: "move", what: moved, to };
    },
    (it) =>
      it.do === "move" && it.to === to && (own(it.what) !== undefined) === (dest === "mine")
        ? it.what
        : undefined,
    [fill(words(slot, num === "pl" && dest === "theirs" ? "s" : "")), fill(more(slot, ""))],
    { own: dest },
  );
}

const searching = "search your (draw pile|deck) for";

export const moves: Production[] = [
  say(
    "Own",
    "theirs",
    ["<num:its owner's/their owners'>", "(its|their) (owner's|owners')", "the owner's"],
    undefined,
    { dest: ["theirs"] },
  ),
  say("Own", "mine", "your", undefined, { dest: ["mine"] }),
  ...["sg", "pl"].flatMap((num) =>
    places.flatMap((place) => [movingTo(place, num, "theirs"), movingTo(place, num, "mine")]),
  ),

  ...["sg", "pl"].flatMap((num) => {
    const [its, it] = num === "sg" ? ["its", "it"] : ["their", "them"];
    const what = `{what:Cards.${num}.obj.asCard}`;
    // Said of what is deployed "without requirements" does not describe it.
    const deployed = `{what:Cards.${num}.obj.asDeployed}`;
    const deploying = (free: boolean, en: Phrases) =>
      acting(
        (cards) => {
          const found = searched(cards);
          if (found) return free ? undefined : { do: "search", what: found, to: "field" };
          return { do: "deploy", what: cards, free };
        },
        (act) => (act.do === "deploy" && act.free === free ? act.what : undefined),
        en,
      );
    const search = (to: "hand" | "field", en: Phrases) =>
      acting(
        (cards) => (isCounted(cards) && !cards.what.zone ? { do: "search", what: cards, to } : undefined),
        (act) => (act.do === "search" && act.to === to ? act.what : undefined),
        en,
      );
    return [
      deploying(true, [
        `deploy ${deployed} without ${its} requirements`,
        `deploy ${deployed} without [(meeting (its|their)|its|their|any)] [deployment] requirements`,
        `(deploy|put) ${deployed} [onto the battlefield] (for free|ignoring (its|their) [deployment] requirements)`,
      ]),
      deploying(false, `deploy ${deployed}`),
      search("hand", [
        `search your draw pile for ${what} and put ${it} into your hand`,
        `${searching} ${what} [,] [reveal (it|them)] [,] [(and|then)] (put|add|take) (it|them|that card) (into|to|in) your hand`,
      ]),
      search("field", [
        `search your draw pile for ${what} and deploy ${it}`,
        `${searching} ${what} [,] (and|then) (deploy|put) (it|them|that card) [(onto|on) the battlefield]`,
      ]),
    ];
  }),
  say(
    "VP",
    { do: "attach", what: "$a", to: "$b" },
    ["attach {a:Obj.asCard} to {b:Obj}", "equip {a:Obj.asCard} (to|onto) {b:Obj}"],
    undefined,
    { by: ["you"] },
  ),
  read("VP", { do: "attach", what: "$a", to: "$b" }, "equip {b:Obj} with {a:Obj.asCard}", undefined, {
    by: ["you"],
  }),
];
