/** Searching, looking and revealing (ttcg-11.1, 15.6). */
import { equal, type Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import { vp } from "@tefuda/language/phrases/doing";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Action, Destination } from "../tree.ts";

const numbers = ["sg", "pl"] as const;

/** "reveal" what a zone holds. */
function zoned(node: (z: string) => unknown, verb: string, ja?: string): Production[] {
  return ["Hand", "Pile", "Deck"].map((zone) =>
    say("VP", node("$z"), `${verb} {z:${zone}}`, ja && `{z:${zone}}${ja}`),
  );
}

/** "Search your deck for X and add it to your hand". `to` is a symbol, or where it goes without saying. */
function search(tail: string, to: string | Destination, ja?: string): Production[] {
  const fixed = typeof to === "string" ? undefined : to;
  return numbers.map((num) =>
    both(
      "VP",
      ({ z, what, to: dest }, form) => ({
        do: "search",
        who: whoOf(form),
        zone: z,
        what,
        to: fixed ?? dest,
      }),
      (node: Action, form) => {
        if (node.do !== "search" || node.who !== whoOf(form)) return undefined;
        const slots = { z: node.zone, what: node.what };
        if (!fixed) return { ...slots, to: node.to };
        return equal(fixed, node.to) ? slots : undefined;
      },
      [
        `~search {z:Stack} for {what:Cards.${num}} and ${tail.replace("{it}", num === "sg" ? "it" : "them")}`,
        `~search {z:Stack} for {what:Cards.${num}}, ~reveal (it|them)[,] and ${tail.replace("{it}", "(it|them)")}[, then ~shuffle]`,
        `~search {z:Stack} for {what:Cards.${num}}[,] (and|then|and then) ${tail.replace("{it}", "(it|them)")}[, then ~shuffle it]`,
        `~search {z:Stack} for {what:Cards.${num}}, ${tail.replace("{it}", "(it|them)")}[,] (and|then|and then) ~shuffle (your|their) deck`,
      ].map((pattern) => pattern.replace("{to}", `{to:${String(to)}.${num}}`)),
      ja?.replace("{what}", `{what:Cards.${num}}`).replace("{to}", `{to:${String(to)}.${num}}`),
    ),
  );
}

export const looking: Production[] = [
  ...search("~add {it} {to}", "ToHand", "{z:Stack}から{what}を探し、{to}加える"),
  ...search("~place {it} {to}", "ToDeck"),
  ...search("~place {it} {to}", "ToUnder"),
  ...search("~put {it} {to}", "ToHand").map((p) => ({ ...p, take: () => undefined })),
  ...search("~put {it} {to}", "ToDeck").map((p) => ({ ...p, take: () => undefined })),
  ...search("~put {it} {to}", "ToUnder").map((p) => ({ ...p, take: () => undefined })),
  ...search("~put {it} {to}", "ToField"),
  ...search("~play {it}", { to: "field", play: true }),
  ...zoned((z) => ({ do: "look", who: "@by", zone: z }), "~look at", "を見る"),
  vp({ do: "look", who: "@by", zone: "$z" }, ["~look at {z:DeckTop}"], "{z:DeckTop}を見る"),
  ...zoned((z) => ({ do: "reveal", who: "@by", what: { zone: z } }), "~reveal", "を公開する"),
  vp({ do: "reveal", who: "@by", what: "$c" }, ["~reveal {c:Cards.pl.from}"], "{c:Cards.pl.in}を公開する"),
  vp({ do: "reveal", who: "@by", what: "$c" }, ["~reveal {c:Cards.sg.from}"], "{c:Cards.sg.in}を公開する"),
  vp({ do: "arrange", who: "@by", zone: "$z", back: "top" }, [
    "~look at {z:DeckTop} and ~put them back in any order",
    "~look at {z:DeckTop}[,] (and|then|and then) (~put|~place|~return) them [back] (in any order|in any order you like|on top in any order|on top of (your|their|that) deck in any order)",
    "~rearrange {z:DeckTop}",
    "~rearrange {z:DeckTop} in any order",
  ]),
  vp({ do: "arrange", who: "@by", zone: "$z", back: "bottom" }, [
    "~look at {z:DeckTop} and ~put them on the bottom in any order",
  ]),
  vp(
    { do: "shuffle", who: "@by" },
    ["~shuffle <own:your/their> <heap:deck/decks>", "~shuffle <own:your/their> (deck|decks)"],
    "デッキをシャッフルする",
  ),
];
