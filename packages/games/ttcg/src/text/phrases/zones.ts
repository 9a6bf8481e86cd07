/** Whose, and where (ttcg-3.1, 14.7, 14.9). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, Zone } from "../tree.ts";
import { others } from "./whom.ts";

export const zones: Production[] = [
  // The one who acts, seen from the verb: "discards their hand".
  say("Whose", "@by", "their", undefined, others),
  say("Whose", "you", ["your", "your own"], "自分の"),
  say(
    "Whose",
    "opponent",
    ["your opponent's", "their opponent's", "the opponent's", "a opponent's"],
    "相手の",
  ),
  read("Whose", "opponent", "their", undefined, { by: ["you"] }),
  say("Whose", "both", ["each player's", "both players'", "either player's", "any player's"], "お互いの"),
  say("Whose", "owner", ["its owner's", "their owner's", "their owners'"], "持ち主の"),
  say("Whose", "its", ["its controller's", "their controller's", "their controllers'"], "コントローラーの"),
  say("Whose", "that", "that player's", "そのプレイヤーの"),
  say("Whose", "turnPlayer", "the turn player's", "ターンプレイヤーの"),

  // The subject of "controls", "has": with the verb that goes with it.
  say("Controls", "@by", "they control", undefined, others),
  say("Controls", "you", "you control", "自分がコントロールする"),
  say("Controls", "opponent", ["your opponent controls", "the opponent controls"], "相手がコントロールする"),
  read("Controls", "opponent", "they control", undefined, { by: ["you"] }),
  say("Controls", "owner", "its owner controls"),
  say("Controls", "its", "its controller controls"),
  say("Controls", "that", "that player controls"),
  say("Controls", "turnPlayer", "the turn player controls"),
  say("Controls", "both", ["each player controls", "both players control"], "お互いがコントロールする"),

  // Players as the subject of a phrase of their own.
  say("Player", "you", "you", "自分"),
  say("Player", "opponent", ["your opponent", "they", "the opponent"], "相手"),
  say("Player", "owner", ["its owner", "their owner"], "持ち主"),
  say("Player", "its", ["its controller", "their controller"], "コントローラー"),
  say("Player", "that", "that player", "そのプレイヤー"),
  say("Player", "turnPlayer", "the turn player", "ターンプレイヤー"),

  say(
    "Hand",
    { in: "hand", whose: "$w" },
    ["{w:Whose} <heap:hand/hands>", "{w:Whose} (hand|hands)"],
    "{w:Whose}手札",
  ),
  say(
    "Pile",
    { in: "pile", whose: "$w" },
    ["{w:Whose} discard <heap:pile/piles>", "{w:Whose} discard (pile|piles)"],
    "{w:Whose}捨て札",
  ),
  say(
    "Pile",
    { in: "pile" },
    ["the discard pile", "a discard pile", "any discard pile", "either discard pile"],
    "捨て札",
  ),
  say(
    "Deck",
    { in: "deck", whose: "$w" },
    ["{w:Whose} <heap:deck/decks>", "{w:Whose} (deck|decks)"],
    "{w:Whose}デッキ",
  ),
  both(
    "DeckTop",
    ({ d, n, end }) => ({ ...(d as Zone), from: end, first: n }),
    (zone: Zone) =>
      zone.in === "deck" && zone.from && zone.first !== undefined
        ? { end: zone.from, n: zone.first, d: { in: "deck", ...(zone.whose && { whose: zone.whose }) } }
        : undefined,
    "the {end:DeckEnd} {n:TopCards} of {d:Deck}",
    "{d:Deck}の{end:DeckEnd}のカード{n:TopCards}",
  ),
  both(
    "DeckEndOf",
    ({ d, end }) => ({ ...(d as Zone), from: end }),
    (zone: Zone) =>
      zone.in === "deck" && zone.from && zone.first === undefined
        ? { end: zone.from, d: { in: "deck", ...(zone.whose && { whose: zone.whose }) } }
        : undefined,
    "the {end:DeckEnd} of {d:Deck}",
    "{d:Deck}の{end:DeckEnd}",
  ),
  say("DeckEnd", "top", "top", "一番上"),
  say("DeckEnd", "bottom", "bottom", "一番下"),
  both(
    "TopCards",
    () => 1,
    (n: Amount) => (n === 1 ? {} : undefined),
    ["card", "one card", "1 card"],
    "1枚",
  ),
  both(
    "TopCards",
    ({ n }) => ((n as number) > 1 ? n : undefined),
    (n: Amount) => (typeof n === "number" && n > 1 ? { n } : undefined),
    "{n:#+} cards",
    "{n:#+}枚",
  ),

  say("Field", { in: "field", whose: "$w" }, "{w:Whose} (side of the field|side|field)", "{w:Whose}場"),
  say(
    "Field",
    { in: "field" },
    ["the field", "either side of the field", "any side of the field", "both sides of the field"],
    "場",
  ),

  ...["Hand", "Pile"].map((zone) => say("Heap", "$z", `{z:${zone}}`, `{z:${zone}}`)),
  // Where something is, as it is looked through: "your deck".
  ...["Hand", "Pile", "Deck"].map((zone) => say("Stack", "$z", `{z:${zone}}`, `{z:${zone}}`)),

  say("Stack", { in: "either", whose: "$w", of: ["$a", "$b"] }, "{w:Whose} {a:StackName} or {b:StackName}"),

  // A zone that follows a noun; "from" where the card is being moved.
  ...["Hand", "Pile", "Deck"].flatMap((zone) => [
    say("InZone", "$z", [`from {z:${zone}}`, `in {z:${zone}}`, `within {z:${zone}}`], `{z:${zone}}の`, {
      dir: ["from"],
    }),
    say("InZone", "$z", [`in {z:${zone}}`, `from {z:${zone}}`], `{z:${zone}}の`, { dir: ["in"] }),
  ]),
  say("InZone", { in: "hand" }, ["in hand", "from hand"]),
  say("InZone", "$z", "from {z:DeckEndOf}"),
  say(
    "InZone",
    { in: "either", whose: "$w", of: ["$a", "$b"] },
    [
      "from {w:Whose} {a:StackName} or {b:StackName}",
      "(in|from) {w:Whose} {a:StackName} or [your|their] {b:StackName}",
    ],
    "{w:Whose}{a:StackName}または{b:StackName}の",
  ),
  say("InZone", { in: "field", whose: "$w" }, "{w:Controls}", "{w:Controls}"),
  say(
    "InZone",
    { in: "field" },
    ["on the field", "from the field", "on either side of the field", "in play"],
    "場の",
  ),
  read("InZone", "$z", "(on|from) {z:Field}"),
  say(
    "InZone",
    { in: "under", what: "$c" },
    ["(underneath|under|beneath|below) {c:Cards}", "from (underneath|under|beneath) {c:Cards}"],
    "{c:OnlyRef}の下の",
  ),
];
