/** What a text speaks of before it says what is done: the card and the player of its trigger, or of what it answers. */
import { partsOf } from "@tefuda/language/lowering/walk";
import type { Answers, Cards, Description, Reference, Spoken, Text, Trigger, Who } from "../tree.ts";

/** A card, or several, that a text has spoken of. */
export interface Named {
  /** How it is meant from anywhere in the text; without one it is only "it", until another is spoken of. */
  ref?: Reference;
  what?: Description;
  several?: boolean;
  /** It no longer lies on the battlefield. */
  away?: boolean;
  /** The text's own card, or what is paid: meant only where there is no other. */
  weak?: boolean;
  /** Another way spoke of it, which was not taken: by then nobody has it in mind. */
  elsewhere?: boolean;
}

/** Cards and players that the beginning of a text speaks of, before it says what is done. */
export interface Lead {
  cards: Named[];
  players: Who[];
}

export function named({ ref, fits }: Spoken): Named {
  return { ref, ...(fits && { what: fits }), several: ref === "them" };
}

/** What points back speaks of nothing itself. */
const POINTING = /^(it|them|that|those)\b/;

export function leadOf(text: Text): Lead {
  if (text.kind === "when") return triggerLead(text.on);
  if (text.kind === "instead") {
    const { cards, players } = triggerLead(text.on);
    // it has not happened; and what bears this is not known by it any more once this is gone
    return {
      cards: cards.map((card) => ({
        ...card,
        away: false,
        ...(card.ref === "bearer" && { ref: "trigger", what: { noun: "unit", ...card.what } }),
      })),
      players,
    };
  }
  if (text.kind === "effect" && text.only) return answerLead(text.only);
  if (text.kind !== "always") return { cards: [], players: [] };
  const subjects = text.what.flatMap((it) => {
    const of = "who" in it ? it.who : undefined;
    return typeof of === "object" && "ref" in of && !POINTING.test(of.ref) ? [named(of)] : [];
  });
  // "for each Equipment attached to this unit, it ..."
  const counted = partsOf(text.what).flatMap((part) => {
    const of = "attachedTo" in part ? (part.attachedTo as Cards) : undefined;
    return of && "ref" in of && !POINTING.test(of.ref) ? [named(of)] : [];
  });
  return { cards: [...subjects, ...counted].slice(0, 1), players: [] };
}

/** The card that a trigger speaks of: its own, or any of a description. */
function subjectOf(what: Cards, away = false): Named[] {
  if ("both" in what) return [];
  if ("ref" in what) return [{ ref: what.ref, weak: true, away, ...(what.fits && { what: what.fits }) }];
  return [{ ref: "trigger", what: what.what, away }];
}
/** The player of a card that is not said to be yours. */
const playerOf = (what: Cards): Who[] => ("count" in what && what.what.side !== "yours" ? ["its"] : []);

export function triggerLead(on: Trigger): Lead {
  switch (on.on) {
    case "dies":
    case "given":
    case "leaves":
      return { cards: subjectOf(on.what, true), players: playerOf(on.what) };
    case "hits": {
      if (!on.target) return { cards: subjectOf(on.what), players: playerOf(on.what) };
      const [by] = subjectOf(on.what);
      // one sentence speaks of both
      return {
        cards: [...(by ? [{ ...by, weak: false }] : []), { ref: "attacked", what: on.target }],
        players: [],
      };
    }
    case "attacks":
    case "attackedBy": {
      const [subject] = subjectOf(on.what);
      const other: Named | undefined =
        on.on === "attacks"
          ? on.target && { ref: "attacked", what: on.target }
          : on.by && { ref: "attacker", what: on.by };
      if (!other) return { cards: subjectOf(on.what), players: playerOf(on.what) };
      return { cards: [...(subject ? [{ ...subject, weak: false }] : []), other], players: [] };
    }
    case "dodgedBy":
      return { cards: subjectOf(on.what), players: ["defending"] };
    case "hitsBase":
    case "attacksBase":
      return { cards: subjectOf(on.what), players: [on.whose] };
    case "played":
    case "discards":
      return { cards: [{ ref: "trigger", what: on.what, away: true }], players: [on.who] };
    case "draws":
      return {
        // which card another has drawn is not for a text to tell (tails-9.2)
        cards: !on.each || on.who !== "you" ? [] : [{ ref: "trigger", what: { noun: "card" }, away: true }],
        players: [on.who],
      };
    case "kills":
      return {
        cards: [...subjectOf(on.what), { ref: "attacked", what: on.target ?? { noun: "unit" }, away: true }],
        players: ["its"],
      };
    case "turnStart":
    case "turnEnd":
    case "baseHit":
      return { cards: [], players: [on.whose] };
    case "points":
      return { cards: [], players: [on.who] };
    default:
      return { cards: subjectOf(on.what), players: playerOf(on.what) };
  }
}

function answerLead(only: Answers): Lead {
  // a sentence of its own: what is said after it comes first
  const card = (ref: Reference, what?: Description): Lead => ({
    cards: [{ ref, weak: true, ...(what && { what }) }],
    players: what?.side === "opponents" ? ["its"] : [],
  });
  switch (only.to) {
    case "attack": {
      const { by, on } = only;
      if (by && on && on !== "base")
        return { cards: [...card("attacker", by).cards, ...card("attacked", on).cards], players: [] };
      return on && on !== "base" ? card("attacked", on) : card("attacker", by);
    }
    case "baseHit":
      return card("attacker");
    case "dodge":
      return card("attacked", { noun: "unit" });
    case "deploy":
      return card("deployed", only.what);
    case "play":
      return card("played", only.what);
    case "use":
      return { cards: [], players: [] };
  }
}

/** The card, and the player, that a text's program begins with as those spoken of. */
export function beginsWith(text: Text): { card?: Reference; player?: Who } {
  const { cards, players } = leadOf(text);
  const [card] = cards;
  const [player] = players;
  return { ...(card?.ref && { card: card.ref }), ...(player && { player }) };
}
