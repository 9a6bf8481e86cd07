/** Cards as the subject or the object of a verb: several together, all of a kind, chosen by somebody. */
import type { Form, Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import type { Cards, Who } from "../tree.ts";
import { counted, plain, withZone } from "./counted.ts";

export const groups: Production[] = [
  // Two together.
  say("AnyCards", "$c", "{c:Cards.sg}", "{c:Cards.sg}"),
  say("AnyCards", "$c", "{c:Cards.pl}", "{c:Cards.pl}"),
  // All of a description, where that is what a plain plural means: "units cannot attack", "your units gain 100 attack".
  both(
    "Bare",
    ({ w, d }) => counted("all", [withZone(w as Who), d]),
    (cards: Cards) => {
      const it = plain(cards);
      const zone = it?.what.zone;
      if (it?.count !== "all" || zone?.in !== "field" || (zone.whose !== "you" && zone.whose !== "opponent"))
        return undefined;
      const { zone: _, ...d } = it.what;
      return { w: zone.whose, d };
    },
    "{w:Whose} {d:Desc.pl.in}",
    "{w:Whose}{d:Desc.pl.in}",
  ),
  both(
    "Bare",
    ({ d }) => counted("all", [d]),
    (cards: Cards) => (plain(cards)?.count === "all" ? { d: plain(cards)!.what } : undefined),
    "{d:Desc.pl.in}",
    "すべての{d:Desc.pl.in}",
  ),
  say("Group", "$c", "{c:Cards}", "{c:Cards}"),
  both(
    "Group",
    ({ a, b }) => ({ both: [a, b] }),
    (cards: Cards) =>
      "both" in cards && cards.both.length === 2 ? { a: cards.both[0], b: cards.both[1] } : undefined,
    ["{a:AnyCards} and {b:AnyCards}", "both {a:AnyCards} and {b:AnyCards}"],
    "{a:AnyCards}と{b:AnyCards}",
    { num: ["pl"] },
  ),
  say("Some", "$c", "{c:Group.sg}", "{c:Group.sg}"),
  say("Some", "$c", "{c:Group.pl}", "{c:Group.pl}"),

  // The object of a verb: who carries out the verb chooses.
  both(
    "Obj",
    ({ c }, form) => {
      const by = chooser(form);
      return by === undefined ? c : chosen(c as Cards, by);
    },
    (cards: Cards, form) => {
      const by = chooser(form);
      const c = by === undefined ? cards : unchosen(cards, by);
      return c && { c };
    },
    "{c:Group}",
    "{c:Group}",
  ),
];

/** Whoever carries out the verb, if not you. */
function chooser(form: Form): Who | undefined {
  return form.by === undefined || form.by === "you" ? undefined : (form.by as Who);
}

/** Of two together each is chosen by whoever carries out the verb. */
function chosen(cards: Cards, by: Who): Cards {
  if ("both" in cards) return { both: cards.both.map((c) => chosen(c, by)) };
  if (!("count" in cards) || cards.count === "all") return cards;
  return { ...cards, chosenBy: cards.chosenBy ?? by };
}

/** The other way round; undefined if somebody else chooses. */
function unchosen(cards: Cards, by: Who): Cards | undefined {
  if ("both" in cards) {
    const both = cards.both.map((c) => unchosen(c, by));
    return both.every((c) => c !== undefined) ? { both } : undefined;
  }
  if (!("count" in cards) || (cards.count === "all" && cards.chosenBy === undefined)) return cards;
  if (cards.chosenBy !== by) return undefined;
  const { chosenBy: _, ...rest } = cards;
  return rest;
}
