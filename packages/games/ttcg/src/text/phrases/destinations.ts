/** Where cards go (ttcg-15.2, 15.3, 15.6). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { others } from "./whom.ts";

const owners = "(<num:its owner's/their owners'>|its owner's|their owner's|their owners'|the owner's)";
const place = "(on|onto|on the|at the|to the|at|to)";

export const destinations: Production[] = [
  // Whose, where it is not simply the owner's.
  say("To", "@by", "their", undefined, others),
  say("To", "you", "your", "自分の"),
  say("To", "opponent", ["your opponent's", "the opponent's"], "相手の"),
  say("To", "both", ["each player's"]),

  say(
    "ToHand",
    { to: "hand" },
    [`to ${owners} <num:hand/hands>`, `to ${owners} (hand|hands)`, "to hand"],
    "持ち主の手札に",
  ),
  read("ToHand", { to: "hand" }, "(to|into) (their|its) (hand|hands)", undefined, { by: ["you"] }),
  say(
    "ToHand",
    { to: "hand", whose: "$w" },
    ["to {w:To} <heap:hand/hands>", "to {w:To} (hand|hands)"],
    "{w:To}手札に",
  ),
  read("ToHand", { to: "hand", whose: "$w" }, "into {w:To} (hand|hands)"),
  read("ToPile", { to: "pile" }, "into (the|its owner's|their owners') discard (pile|piles)"),
  say("ToPile", { to: "pile" }, ["to the discard pile", `to ${owners} discard (pile|piles)`], "捨て札に"),
  read("ToPile", { to: "pile" }, "to their discard (pile|piles)", undefined, { by: ["you"] }),
  say(
    "ToPile",
    { to: "pile", whose: "$w" },
    ["to {w:To} discard <heap:pile/piles>", "to {w:To} discard (pile|piles)"],
    "{w:To}捨て札に",
  ),
  ...(["top", "bottom"] as const).flatMap((end) => {
    const canonical = end === "top" ? "on top" : "on the bottom";
    const ja = `デッキの一番${end === "top" ? "上" : "下"}に`;
    const first = [`${canonical} of`, `${place} ${end} of`];
    return [
      say(
        "ToDeck",
        { to: "deck", at: end },
        first.map((it) => `${it} ${owners} <num:deck/decks>`),
        `持ち主の${ja}`,
      ),
      read("ToDeck", { to: "deck", at: end }, `${place} ${end} of (their|its) (deck|decks)`, undefined, {
        by: ["you"],
      }),
      say(
        "ToDeck",
        { to: "deck", whose: "$w", at: end },
        [...first.map((it) => `${it} {w:To} <heap:deck/decks>`), `${place} ${end} of {w:To} (deck|decks)`],
        `{w:To}${ja}`,
      ),
      // The same after "return" and "send".
      say(
        "ToDeckEnd",
        { to: "deck", at: end },
        [`to the ${end} of`, `${place} ${end} of`].map((it) => `${it} ${owners} <num:deck/decks>`),
        `持ち主の${ja}`,
      ),
      read("ToDeckEnd", { to: "deck", at: end }, `${place} ${end} of (their|its) (deck|decks)`, undefined, {
        by: ["you"],
      }),
      say(
        "ToDeckEnd",
        { to: "deck", whose: "$w", at: end },
        [`to the ${end} of {w:To} <heap:deck/decks>`, `${place} ${end} of {w:To} (deck|decks)`],
        `{w:To}${ja}`,
      ),
    ];
  }),
  say("IntoDeck", { to: "deck", at: "shuffled" }, `into ${owners} <num:deck/decks>`, "持ち主のデッキに"),
  read("IntoDeck", { to: "deck", at: "shuffled" }, "into (their|its) (deck|decks)", undefined, {
    by: ["you"],
  }),
  say(
    "IntoDeck",
    { to: "deck", whose: "$w", at: "shuffled" },
    "into {w:To} <heap:deck/decks>",
    "{w:To}デッキに",
  ),

  say("ToDeckAny", { to: "deck", at: "shuffled" }, `to ${owners} (deck|decks)`),
  read("ToDeckAny", { to: "deck", at: "shuffled" }, "to (their|its) (deck|decks)", undefined, {
    by: ["you"],
  }),
  say("ToDeckAny", { to: "deck", whose: "$w", at: "shuffled" }, [
    "to {w:To} <heap:deck/decks>",
    "to {w:To} (deck|decks)",
  ]),

  say(
    "ToUnder",
    { to: "under", what: "$c" },
    ["underneath {c:AnyCards}", "(under|beneath) {c:AnyCards}", "to underneath {c:AnyCards}"],
    "{c:AnyCards}の下に",
  ),
  // Onto the field without the word "play" (ttcg-5.7).
  say(
    "ToField",
    { to: "field", play: false },
    ["onto the field", "on the field", "to the field", "into play"],
    "場に",
  ),
  say(
    "ToField",
    { to: "field", whose: "$w", play: false },
    ["onto {w:To} (side of the field|side|field)", "(on|to) {w:To} (side of the field|side|field)"],
    "{w:To}場に",
  ),
  // With it.
  say(
    "PlayTo",
    { to: "field", whose: "$w", play: true },
    ["(onto|on|to) {w:To} (side of the field|side|field)"],
    "{w:To}場に",
  ),
  say("PlayTo", { to: "field", play: true, tapped: true }, "tapped"),
];
