/** Cards already spoken of (ttcg-14.5). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

const spoken = ["card", "unit", "spell"];

export const refs: Production[] = [
  say("Ref", "this", ["this card", "this unit", "this spell"], ["このカード", "このユニット", "このスペル"], {
    num: ["sg"],
  }),
  // After "while this card is underneath another card" that card is the one on top.
  say(
    "Ref",
    "cover",
    ["that card", "that unit", "it", "the (card|unit) (on top of|covering) (it|this card)"],
    "そのカード",
    { num: ["sg"], ctx: ["under"] },
  ),
  say(
    "Ref",
    "cover",
    [
      "the card on top of (it|this card)",
      "the unit on top of (it|this card)",
      "the card (covering|above) (it|this card)",
    ],
    "その上のカード",
    { num: ["sg"], ctx: ["free", ...spoken] },
  ),
  // After a trigger that spoke of another card.
  say("Ref", "trigger", ["that unit", "that card", "the unit"], "そのユニット", {
    num: ["sg"],
    ctx: ["unit"],
  }),
  say("Ref", "trigger", ["that spell", "that card", "the spell"], "そのスペル", {
    num: ["sg"],
    ctx: ["spell"],
  }),
  say("Ref", "trigger", ["that card", "that unit", "that spell", "the card"], "そのカード", {
    num: ["sg"],
    ctx: ["card"],
  }),
  say(
    "Ref",
    "trigger",
    ["the destroyed unit", "the destroyed card", "the destroyed spell"],
    "破壊されたカード",
    { num: ["sg"], ctx: ["free"] },
  ),
  read(
    "Ref",
    "trigger",
    ["the destroyed unit", "the destroyed card", "the destroyed spell", "the played card", "the played unit"],
    undefined,
    { num: ["sg"], ctx: spoken },
  ),
  say(
    "Ref",
    "it",
    ["it", "that card", "that unit", "that spell", "the card", "the chosen (card|unit|spell)"],
    ["それ", "そのカード", "そのユニット"],
    { num: ["sg"], ctx: ["free"] },
  ),
  say("Ref", "it", ["it", "the chosen (card|unit|spell)"], "それ", { num: ["sg"], ctx: spoken }),
  read("Ref", "trigger", "that {t:SubNoun.sg}", undefined, { num: ["sg"], ctx: ["unit", "card"] }),
  read("Ref", "it", "that {t:SubNoun.sg}", undefined, { num: ["sg"], ctx: ["free", "spell"] }),
  read("Ref", "cover", "that {t:SubNoun.sg}", undefined, { num: ["sg"], ctx: ["under"] }),
  read("Ref", "them", "those {t:SubNoun.pl}", undefined, { num: ["pl"] }),
  say(
    "Ref",
    "them",
    ["them", "those cards", "those units", "those spells", "these cards"],
    ["それら", "それらのカード"],
    { num: ["pl"] },
  ),
  say(
    "Ref",
    "equipped",
    ["the equipped unit", "equipped unit", "the equipped card", "equipped card", "the equipped spell"],
    ["装備ユニット", "装備しているユニット"],
    { num: ["sg"] },
  ),
  say(
    "Ref",
    "attacker",
    ["the attacking unit", "the attacker", "the attacking card"],
    "攻撃しているユニット",
    { num: ["sg"] },
  ),
  say(
    "Ref",
    "defender",
    [
      "the attacked unit",
      "the target of the attack",
      "the attack target",
      "the defending unit",
      "the defender",
      "the unit it attacks",
    ],
    "攻撃されているユニット",
    { num: ["sg"] },
  ),
  say(
    "Ref",
    "activated",
    ["the activated card", "the card whose effect activated", "the card whose effect was activated"],
    "効果を発動したカード",
    { num: ["sg"] },
  ),

  say("OnlyRef", { ref: "$r" }, undefined, "{r:Ref}"),
  say("RefOwn", "$r", "{r:RefsOwn}", "{r:Ref}の"),
  // "its attack": the same cards, owning something.
  say("RefsOwn", "cover", "its", undefined, { ctx: ["under"] }),
  say("RefsOwn", "it", "its", undefined, { ctx: ["free", ...spoken] }),
  say("RefsOwn", "them", "their"),
  say("RefsOwn", "$r", "{r:NamedOwn}"),
  // The same without "its" and "their", which in a description are those of the card described.
  say("NamedOwn", "this", ["this card's", "this unit's", "this spell's"]),
  say("NamedOwn", "cover", ["that card's", "that unit's"], undefined, { ctx: ["under"] }),
  say("NamedOwn", "trigger", ["that unit's", "that card's", "the destroyed unit's"], undefined, {
    ctx: ["unit"],
  }),
  say("NamedOwn", "trigger", ["that spell's", "that card's"], undefined, { ctx: ["spell"] }),
  say("NamedOwn", "trigger", ["that card's", "that unit's", "the destroyed card's"], undefined, {
    ctx: ["card"],
  }),
  say("NamedOwn", "cover", ["the covering card's"], undefined, { ctx: ["free", ...spoken] }),
  say("NamedOwn", "activated", ["the activated card's"]),
  say(
    "NamedOwn",
    "trigger",
    ["the destroyed unit's", "the destroyed card's", "the destroyed spell's"],
    undefined,
    { ctx: ["free"] },
  ),
  say("NamedOwn", "it", ["that card's", "that unit's", "that spell's"], undefined, { ctx: ["free"] }),
  say("NamedOwn", "them", ["those units'", "those cards'"]),
  say("NamedOwn", "equipped", ["the equipped unit's", "equipped unit's", "the equipped card's"]),
  say("NamedOwn", "attacker", ["the attacking unit's", "the attacker's"]),
  say("NamedOwn", "defender", ["the attacked unit's", "the defending unit's", "the defender's"]),
];
