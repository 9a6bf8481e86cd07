/** Cards already spoken of (ttcg-14.5). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";

const spoken = ["card", "unit", "spell"];

/**
 * "That unit", "that spell": the word with what it calls its card. Whether the card spoken of is one is looked at when
 * the text has been read (`nouns.ts`), and the tree keeps the word alone.
 */
const called = (ref: string, ctx: readonly string[]): Production[] =>
  ["unit", "spell"].map((noun) =>
    say("Ref", `${ref}:${noun}`, `that ${noun}`, noun === "unit" ? "そのユニット" : "そのスペル", {
      num: ["sg"],
      ctx,
    }),
  );
const calledSub = (ref: string, pattern: string, only: Production["only"]): Production =>
  both(
    "Ref",
    ({ t }) => `${ref}:${t as string}`,
    (said: string) => (said.startsWith(`${ref}:`) ? { t: said.slice(ref.length + 1) } : undefined),
    pattern,
    undefined,
    only,
  );

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
  say("Ref", "trigger", ["that card", "the card"], "そのカード", { num: ["sg"], ctx: ["card"] }),
  ...called("trigger", ["card"]),
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
  say("Ref", "it", ["it", "that card", "the card", "the chosen card"], ["それ", "そのカード"], {
    num: ["sg"],
    ctx: ["free"],
  }),
  say("Ref", "it", ["it", "the chosen card"], "それ", { num: ["sg"], ctx: spoken }),
  ...called("it", ["free"]),
  ...["unit", "spell"].map((noun) =>
    say("Ref", `it:${noun}`, `the chosen ${noun}`, undefined, { num: ["sg"], ctx: ["free", ...spoken] }),
  ),
  calledSub("trigger", "that {t:SubNoun.sg}", { num: ["sg"], ctx: ["unit", "card"] }),
  calledSub("it", "that {t:SubNoun.sg}", { num: ["sg"], ctx: ["free", "spell"] }),
  calledSub("them", "those {t:SubNoun.pl}", { num: ["pl"] }),
  say("Ref", "them", ["them", "those cards", "these cards"], ["それら", "それらのカード"], { num: ["pl"] }),
  ...["unit", "spell"].map((noun) =>
    say("Ref", `them:${noun}`, `those ${noun}s`, undefined, { num: ["pl"] }),
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
  say("NamedOwn", "trigger", ["that card's", "the destroyed card's"], undefined, { ctx: ["card"] }),
  say("NamedOwn", "trigger:unit", "that unit's", undefined, { ctx: ["card"] }),
  say("NamedOwn", "cover", ["the covering card's"], undefined, { ctx: ["free", ...spoken] }),
  say("NamedOwn", "activated", ["the activated card's"]),
  say(
    "NamedOwn",
    "trigger",
    ["the destroyed unit's", "the destroyed card's", "the destroyed spell's"],
    undefined,
    { ctx: ["free"] },
  ),
  say("NamedOwn", "it", "that card's", undefined, { ctx: ["free"] }),
  ...["unit", "spell"].map((noun) =>
    say("NamedOwn", `it:${noun}`, `that ${noun}'s`, undefined, { ctx: ["free"] }),
  ),
  say("NamedOwn", "them", "those cards'"),
  say("NamedOwn", "them:unit", "those units'"),
  say("NamedOwn", "equipped", ["the equipped unit's", "equipped unit's", "the equipped card's"]),
  say("NamedOwn", "attacker", ["the attacking unit's", "the attacker's"]),
  say("NamedOwn", "defender", ["the attacked unit's", "the defending unit's", "the defender's"]),
];
