/** Which card a word that points back means, by what the text spoke of: "that unit", "those dragons", "it". */
import type { Called, Cards, Description, Noun, Said, Trigger, Word } from "../said/index.ts";
import type { Reference, Who } from "../tree.ts";

/**
 * What "that unit" goes back to: the card of the trigger, by what that calls it; the card on top, in a text that works
 * underneath; or what the text spoke of itself.
 */
export type Spoken = Noun | "under" | "free";

/** What holds for all of a text, or of a part of it. */
export interface Around {
  readonly spoken: Spoken;
  /** By the node of the tree that has the word: the noun or sub-type said with it. */
  readonly nouns: Map<object, string>;
  /** Who may do what is looked at, if not you: they choose its cards. */
  readonly doer?: Who;
  /** Whether what is looked at is done by both players, each with what is theirs. */
  readonly byBoth?: boolean;
}

/** What a text spoke of before what it does. */
export function spokenOf({ trigger, worksIn }: Said): Spoken {
  if (trigger) return byTrigger(trigger);
  return worksIn === "under" ? "under" : "free";
}

function byTrigger(t: Trigger): Spoken {
  switch (t.on) {
    case "destroys":
      return sort(t.victim);
    case "discards":
      return sort(t.what);
    case "activates":
      return t.what ? sort(t.what) : "card";
    case "attacked":
      return nounOf(t.what) ?? "unit";
    case "attacks": {
      const target = typeof t.target === "object" ? nounOf(t.target) : undefined;
      return target ?? nounOf(t.what) ?? "free";
    }
    case "played":
      return t.who === undefined ? (nounOf(t.what) ?? "free") : sort(t.what);
    default:
      return ("what" in t ? nounOf(t.what) : undefined) ?? "free";
  }
}
const nounOf = (cards: Cards): Noun | undefined => ("count" in cards ? sort(cards.what) : undefined);
const sort = ({ noun, also }: Description): Noun => (also ? "card" : noun);

/** A node made with the card that a word means; what the word calls its card is kept beside the tree. */
export function pointing<T extends object>(
  word: Word,
  { spoken, nouns }: Around,
  make: (ref: Reference) => T,
): T {
  const [ref, noun] = meant(word, spoken);
  const node = make(ref);
  if (noun !== undefined) nouns.set(node, noun);
  return node;
}

const isCall = (word: Word): word is Called => /^(that|those) /.test(word);

function meant(word: Word, spoken: Spoken): [ref: Reference, noun?: string] {
  if (word === "destroyed") return ["trigger"];
  if (word === "it") return [spoken === "under" ? "cover" : "it"];
  if (!isCall(word)) return [word];
  const [number, noun = ""] = word.split(" ");
  if (number === "those") return noun === "card" ? ["them"] : ["them", noun];
  if (spoken === "under") return noun === "card" || noun === "unit" ? ["cover"] : ["it", noun];
  if (spoken === "free") return noun === "card" ? ["it"] : ["it", noun];
  if (noun === "card" || noun === spoken) return ["trigger"];
  const ofTrigger = spoken !== "spell" || noun === "unit" || noun === "spell";
  return [ofTrigger ? "trigger" : "it", noun];
}
