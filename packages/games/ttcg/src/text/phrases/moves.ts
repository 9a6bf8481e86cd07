/** What a player does with cards: draw, discard, mill, move, play, look (ttcg-11.1, 15.1 to 15.3, 15.6). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { vp } from "@tefuda/language/phrases/doing";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Action, Cards, Destination, Zone } from "../tree.ts";
import { others } from "./whom.ts";

type Verb = Extract<Action, { do: "move" }>["verb"];

const numbers = ["sg", "pl"] as const;

/**
 * A verb that moves cards: the same phrase once for "you", where nobody is named, and once for anybody else;
 * once for one card and once for several, so that "its owner's" agrees. `{what}` and `{to}` stand for the slots.
 */
function mover(verb: Verb, to: string, en: readonly string[], ja?: string): Production[] {
  return numbers.flatMap((num) => {
    const fill = (pattern: string) =>
      pattern.replace("{what}", `{what:Group.from.${num}}`).replace("{to}", `{to:${to}.${num}}`);
    const phrases = en.map(fill);
    const japanese = ja === undefined ? undefined : fill(ja);
    return [
      say("VP", { do: "move", verb, what: "$what", to: "$to" }, phrases, japanese, { by: ["you"] }),
      say("VP", { do: "move", verb, who: "@by", what: "$what", to: "$to" }, phrases, japanese, others),
    ];
  });
}

/** The same where the destination goes without saying. */
function moverTo(verb: Verb, to: Destination, en: readonly string[], ja?: string): Production[] {
  return numbers.flatMap((num) => {
    const fill = (pattern: string) => pattern.replace("{what}", `{what:Group.from.${num}}`);
    const phrases = en.map(fill);
    const japanese = ja === undefined ? undefined : fill(ja);
    return [
      say("VP", { do: "move", verb, what: "$what", to }, phrases, japanese, { by: ["you"] }),
      say("VP", { do: "move", verb, who: "@by", what: "$what", to }, phrases, japanese, others),
    ];
  });
}

/** Sending a card from the hand to the pile is discarding it. */
function notFromHand(p: Production): Production {
  const { node, ...rest } = p;
  const fixed = node as { verb: string };
  const who = (form: Form) => (form.by === "you" ? {} : { who: whoOf(form) });
  return {
    ...rest,
    make: ({ what, to }, form) => {
      const cards = what as Cards;
      if ("ref" in cards && cards.from?.in === "hand") return undefined;
      return { do: "move", verb: fixed.verb, ...who(form), what, to };
    },
    take: (act, form) => {
      const it = act as Action;
      if (
        it.do !== "move" ||
        it.verb !== fixed.verb ||
        it.to.to !== "pile" ||
        it.who !== (who(form) as { who?: string }).who
      )
        return undefined;
      return { what: it.what, to: it.to };
    },
  };
}

export const moves: Production[] = [
  // Draw.
  vp(
    { do: "draw", who: "@by", n: "$n" },
    ["~draw {n:Cards_}", "~draw {n:Cards_} from (your|their) (deck|decks)"],
    "カードを{n:Cards_}引く",
  ),
  vp({ do: "draw", who: "@by", n: "$n" }, ["~draw {n:Cards_} each"], undefined, { agr: ["plural", "they"] }),
  vp(
    { do: "drawUntil", who: "@by", n: "$n" },
    [
      "~draw [cards] until <own:you/they> have {n:#} cards in <own:your/their> hand",
      "~draw [cards] until <own:your/their> hand (has|contains) {n:#} cards",
      "~draw [cards] until <own:you/they> have {n:#} cards in [your|their] (hand|hands)",
      "~draw until <own:you/they> (hold|have) {n:#} cards",
    ],
    "手札が{n:#}枚になるまでカードを引く",
  ),
  vp({ do: "drawUntil", who: "@by", n: "$n" }, ["~draw up to {n:#} cards in hand"]),

  // Discard (ttcg-15.3): from the hand, unless the text says otherwise.
  vp({ do: "discard", who: "@by", what: "$what" }, "~discard {what:Discarded}", ["{what:Discarded}を捨てる"]),
  read("VP", (slots: Slots, form: Form) => ({ do: "discard", who: whoOf(form), what: slots.what }), [
    "~choose and ~discard {what:Discarded}",
    "~choose {what:Discarded} and ~discard (it|them)",
    "~choose {what:Discarded}, then ~discard (it|them)",
  ]),
  vp(
    { do: "discardHand", who: "@by" },
    [
      "~discard <own:your/their> <heap:hand/hands>",
      "~discard <own:your/their> (hand|hands)",
      "~discard <own:your/their> (entire|whole) (hand|hands)",
      "~discard all cards (in|from) <own:your/their> <heap:hand/hands>",
      "~discard all [of] the cards (in|from) <own:your/their> <heap:hand/hands>",
    ],
    "手札をすべて捨てる",
  ),
  vp({ do: "discardDownTo", who: "@by", n: "$n" }, [
    "~discard cards until <own:you/they> have {n:#} cards in <own:your/their> hand",
    "~discard cards until <own:you/they> have {n:#} cards in hand",
    "~discard down to {n:#} cards",
    "~discard until <own:you/they> have {n:#} cards [in <own:your/their> hand]",
  ]),
  both(
    "Discarded",
    ({ c }) => (isWholeHand(c as Cards) ? undefined : c),
    (c: Cards) => (isWholeHand(c) ? undefined : { c }),
    "{c:Group.from.sg}",
    "{c:Group.from.sg}",
  ),
  both(
    "Discarded",
    ({ c }) => (isWholeHand(c as Cards) ? undefined : c),
    (c: Cards) => (isWholeHand(c) ? undefined : { c }),
    "{c:Group.from.pl}",
    "{c:Group.from.pl}",
  ),
  say("Discarded", { count: { exactly: { done: true, times: 1 } }, what: { noun: "card" } }, [
    "that many cards",
    "the same number of cards",
    "as many cards",
  ]),

  // Mill.
  vp(
    { do: "mill", who: "@by", n: "$n" },
    [
      "~mill {n:Cards_}",
      "~mill {n:Cards_} from the top of <own:your/their> <heap:deck/decks>",
      "~mill {n:Cards_} from <own:your/their> <heap:deck/decks>",
      "~mill the top {n:TopCards} of <own:your/their> <heap:deck/decks>",
      "~discard the top {n:TopCards} of <own:your/their> <heap:deck/decks>",
    ],
    "デッキの上から{n:Cards_}を捨て札に送る",
  ),
  read(
    "VP",
    { do: "mill", who: "opponent", n: "$n" },
    [
      "~mill {n:Cards_} from (the top of|) your opponent's deck",
      "~mill the top {n:TopCards} of your opponent's deck",
    ],
    undefined,
    { by: ["you"] },
  ),
  read(
    "VP",
    { do: "mill", who: "both", n: "$n" },
    ["~mill the top {n:TopCards} of each player's deck", "~mill {n:Cards_} from each player's deck"],
    undefined,
    { by: ["you"] },
  ),

  // The whole hand.
  ...["ToDeck", "IntoDeck"].flatMap((to) => {
    const verb = to === "ToDeck" ? "place" : "shuffle";
    const phrase =
      to === "ToDeck"
        ? [`~place {z:Heap} {to:${to}.pl}`, `~put {z:Heap} {to:${to}.pl}`]
        : [`~shuffle {z:Heap} {to:${to}.pl}`];
    return [
      both(
        "VP",
        (slots: Slots) => wholeHand(verb, slots),
        (node: Action) => takeHand(node, verb, undefined),
        phrase,
        undefined,
        { by: ["you"] },
      ),
      both(
        "VP",
        (slots, form) => ({ ...wholeHand(verb, slots), who: whoOf(form) }),
        (node: Action, form) => takeHand(node, verb, whoOf(form)),
        phrase,
        undefined,
        others,
      ),
    ];
  }),

  // Moving.
  ...mover("add", "ToHand", ["~add {what} {to}"], "{what}を{to}加える"),
  read(
    "VP",
    {
      do: "move",
      verb: "add",
      what: { count: { exactly: 1 }, what: { noun: "card", among: "it" } },
      to: "$to",
    },
    "add one {to:ToHand.sg}",
    undefined,
    { by: ["you"] },
  ),
  ...mover("return", "ToHand", ["~return {what} {to}", "~bring {what} back {to}"], "{what}を{to}戻す"),
  ...mover("return", "ToDeckEnd", ["~return {what} {to}"], "{what}を{to}戻す"),
  ...moverTo("return", { to: "hand" }, ["~return {what}"]).map((p) => ({
    ...p,
    take: () => undefined,
    make: returning,
    node: undefined,
  })),
  ...mover("return", "ToField", ["~return {what} {to}"]),
  ...mover(
    "place",
    "ToDeck",
    ["~place {what} {to}", "(~put|~move) {what} {to}", "(~put|~place) {what} {to} in any order"],
    "{what}を{to}置く",
  ),
  ...mover("place", "ToUnder", ["~place {what} {to}", "(~put|~move) {what} {to}"], "{what}を{to}置く"),
  ...mover("place", "ToField", ["~place {what} {to}", "~put {what} {to}"], "{what}を{to}置く"),
  ...mover("place", "ToHand", ["~move {what} {to}", "(~put|~place) {what} {to}"]),
  ...mover("place", "ToPile", ["~move {what} {to}", "(~put|~place) {what} {to}"]),
  ...mover("move", "ToField", ["~move {what} {to}"]),
  ...mover("send", "ToPile", ["~send {what} {to}"], "{what}を{to}送る").map(notFromHand),
  ...mover("send", "ToDeckEnd", ["~send {what} {to}"], "{what}を{to}送る"),
  ...mover("send", "ToHand", ["~send {what} {to}"], "{what}を{to}送る"),
  ...mover(
    "shuffle",
    "IntoDeck",
    [
      "~shuffle {what} {to}",
      "~return {what} {to}",
      "~shuffle {what} back {to}",
      "~return {what} {to} and shuffle it",
    ],
    "{what}を{to}戻してシャッフルする",
  ),
  vp(
    { do: "move", verb: "shuffle", what: "$c", to: { to: "deck", at: "shuffled" } },
    ["shuffle {c:Cards.pl} back", "shuffle {c:Cards.pl} back into (your|the|their) deck"],
    undefined,
    { by: ["you"] },
  ),
  ...mover("shuffle", "ToDeckAny", [
    "~return {what} {to}",
    "~return {what} {to} and shuffle (it|the deck)",
  ]).map((p) => ({ ...p, make: shuffling, take: () => undefined, node: undefined })),
  vp(
    { do: "discard", who: "@by", what: { ref: "this" }, from: "hand" },
    [
      "~discard this card from <own:your/their> hand",
      "~send this card from <own:your/their> hand to the discard pile",
    ],
    "手札のこのカードを捨てる",
  ),
  ...numbers.map((num) =>
    read(
      "VP",
      { do: "move", verb: "play", what: "$what", to: { to: "field", play: true } },
      `take {what:Group.from.${num}} and play (it|them)`,
      undefined,
      { by: ["you"] },
    ),
  ),
  ...numbers.map((num) =>
    read(
      "VP",
      { do: "move", verb: "play", what: "$what", to: "$to" },
      `take {what:Group.from.${num}} and play (it|them) {to:PlayTo.${num}}`,
      undefined,
      { by: ["you"] },
    ),
  ),
  ...moverTo("recover", { to: "hand" }, ["~recover {what}"], "{what}を回収する"),
  ...mover("recover", "ToHand", ["~recover {what} {to}"]),
  ...mover("take", "ToHand", ["~take {what} {to}"]),
  ...mover("play", "PlayTo", ["~play {what} {to}"], "{what}を{to}出す"),
  ...mover("play", "ToUnder", ["~play {what} {to}"], "{what}を{to}出す"),
  ...moverTo("play", { to: "field", play: true }, ["~play {what}"], "{what}を場に出す"),
];

function isWholeHand(cards: Cards): boolean {
  if ("ref" in cards && cards.from) return true;
  if (!("count" in cards) || cards.count !== "all" || cards.what.noun !== "card") return false;
  const zone: Zone | undefined = cards.what.zone;
  if (zone?.in === "deck" && zone.first !== undefined) return true;
  return zone?.in === "hand" && Object.keys(cards.what).length === 2;
}

function returning(slots: Slots, form: Form): unknown {
  const node = { do: "move", verb: "return", what: slots.what, to: { to: "hand" } };
  return form.by === "you" ? node : { ...node, who: whoOf(form) };
}

function shuffling(slots: Slots, form: Form): unknown {
  const node = { do: "move", verb: "shuffle", what: slots.what, to: slots.to };
  return form.by === "you" ? node : { ...node, who: whoOf(form) };
}

function wholeHand(verb: string, { z, to }: Readonly<Record<string, unknown>>): object {
  return { do: "move", verb, what: { count: "all", what: { noun: "card", zone: z } }, to };
}

function takeHand(node: Action, verb: string, who: string | undefined): Record<string, unknown> | undefined {
  if (node.do !== "move" || node.verb !== verb || node.who !== who || !("count" in node.what))
    return undefined;
  if (
    node.what.count !== "all" ||
    node.what.chosenBy ||
    node.what.what.noun !== "card" ||
    Object.keys(node.what.what).length !== 2
  )
    return undefined;
  return node.what.what.zone?.in === "hand" || node.what.what.zone?.in === "pile"
    ? { z: node.what.what.zone, to: node.to }
    : undefined;
}
