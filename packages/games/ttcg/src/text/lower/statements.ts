/** What holds, from how a text says it to the tree that effects are made of. */
import type * as said from "../said/index.ts";
import type { Bonus, Ruling, Source, Statement } from "../statements.ts";
import { amount, cards, description } from "./cards.ts";
import type { Around } from "./pointing.ts";

const bonus = ({ stat, by }: said.Bonus, around: Around): Bonus => ({
  stat,
  by: typeof by === "object" && "less" in by ? { less: amount(by.less, around) } : amount(by, around),
});

const source = ({ who, what }: said.Source, around: Around): Source => ({
  ...(who && { who }),
  ...(what && { what: description(what, around) }),
});

function ofCards(s: Exclude<said.OfCards, { is: "losesNoPoints" }>, around: Around): Ruling {
  if (s.is === "redirected") return { is: s.is, from: cards(s.from, around), to: cards(s.to, around) };
  const who = cards(s.who, around);
  if (s.is === "immune") return { is: s.is, who, to: source(s.to, around) };
  if ("target" in s) return { ...s, who, target: cards(s.target, around) };
  if (s.is === "cannot") {
    const { by, ...rest } = s;
    return { ...rest, who, ...(by && { by: source(by, around) }) };
  }
  if (s.is !== "may" || s.what !== "beLevelledBy") return { ...s, who };
  const { by, ...rest } = s;
  return { ...rest, who, ...(by && { by: description(by, around) }) };
}

/** What of cards players cannot play or level up, where the text says it of all. */
const ALL = { play: { noun: "card" }, levelUp: { noun: "unit" } } as const;

const carded = (d: said.Description | undefined, around: Around) => d && { card: description(d, around) };

function permission(s: Extract<said.OfPlayers, { is: "playersMay" }>, around: Around): Ruling {
  switch (s.what) {
    case "playAnyNumber":
    case "playHigher":
    case "playFrom":
      return { ...s, card: description(s.card, around) };
    case "levelAcrossTypes": {
      const { card, with: upper, ...rest } = s;
      return { ...rest, ...carded(card, around), ...(upper && { with: description(upper, around) }) };
    }
    case "extraPlays":
    case "levelFrom": {
      const { card, ...rest } = s;
      return { ...rest, ...carded(card, around) };
    }
    default:
      return s;
  }
}

export function statement(s: Exclude<said.Statement, said.Again | said.Unless>, around: Around): Statement {
  switch (s.is) {
    case "bonus":
      return { is: s.is, who: cards(s.who, around), by: s.by.map((one) => bonus(one, around)) };
    case "set":
      return { ...s, who: cards(s.who, around), to: amount(s.to, around) };
    case "scale":
    case "becomes":
    case "loses":
    case "losesEffects":
      return { ...s, who: cards(s.who, around) };
    case "losesNoPoints":
      return { is: s.is, whose: s.whose, who: cards(s.who, around) };
    case "hasEffects":
      return { is: s.is, who: cards(s.who, around), of: cards(s.of, around) };
    case "playersCannot": {
      const all = s.what === "play" || s.what === "levelUp" ? ALL[s.what] : undefined;
      const { card = all, ...rest } = s;
      return { ...rest, ...carded(card, around) };
    }
    case "playersMay":
      return permission(s, around);
    case "invert":
    case "plays":
    case "draws":
    case "handLimit":
      return s;
    default:
      return ofCards(s, around);
  }
}

/** Whether something is forbidden unless something else is so. */
export const isUnless = (s: said.Statement): s is said.Unless => s.is === "cannot" && "unless" in s;
