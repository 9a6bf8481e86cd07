/** What becomes of a card (ttcg-15.7): values, types and lost effects, as modifiers of the kernel. */
import { type Machine, type Modifier, modAmount, modSource, printed, WordsError } from "@tefuda/kernel";
import { SUBTYPES, subTypeBit, TYPES, typeBit } from "../schema.ts";
import { measuring } from "../text/measuring.ts";
import type { Amount, Change, Traits } from "../text/tree.ts";
import { taken } from "./audit.ts";
import { STAT } from "./comparing.ts";
import { isImmune } from "./immunity.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { actsFor, type Made, type Part, putMark } from "./standing.ts";

/** ttcg-15.7: of a value below 0 there is nothing to double or halve. */
const atLeast0 = (n: number): number => Math.max(0, n);
const unlessImmune: Modifier["by"] = (m, mod, card) => !isImmune(m, card, modSource(m, mod));

/** @param live whether amounts are read again and again; else they are kept in the modifier */
export function changed(said: Change, scope: Scope, live: boolean): Made {
  const by = (stat: number, amount: Amount, made: NonNullable<Part["made"]>): Part => {
    // taken from a chosen card it is taken once
    const read =
      live && typeof amount !== "number" && measuring(amount).length === 0 ? scope.amount(amount) : undefined;
    const n = (m: Machine, mod: number): number =>
      read ? read(m, modSource(m, mod), actsFor(m, mod)) : modAmount(m, mod);
    return { blueprint: { stat, fold: (m, before, mod) => made(before, n(m, mod)) }, amount, made };
  };
  switch (said.is) {
    case "bonus":
      return {
        of: said.who,
        parts: said.by.map(({ stat, by: n }) =>
          typeof n === "object" && "less" in n
            ? by(STAT[stat], n.less, (before, less) => before - less)
            : by(STAT[stat], n, (before, more) => before + more),
        ),
      };
    case "set":
      return { of: said.who, parts: taken(said.stats).map((stat) => by(STAT[stat], said.to, (_, n) => n)) };
    case "scale": {
      const fold: Modifier["fold"] =
        said.by === "double" ? (_m, v) => v + atLeast0(v) : (_m, v) => v - Math.ceil(atLeast0(v) / 2);
      return { of: said.who, parts: [{ blueprint: { stat: STAT[said.stat], fold } }] };
    }
    case "invert":
      // ttcg-15.7: changes count in the order they came, so this turns those before it: what was gained is lost
      return {
        of: { count: "all", what: { noun: "unit" } },
        parts: taken(said.stats).map((name) => ({
          blueprint: {
            stat: STAT[name],
            fold: (m, before, _mod, card) => 2 * printed(m, card, STAT[name]) - before,
            says: "its changes are inverted",
          },
        })),
      };
    case "becomes":
      return { of: said.who, parts: said.chosen ? [chosenTrait(said)] : newTraits(said) };
    case "loses":
      return {
        of: said.who,
        parts: traitBits(said.traits).map(({ stat, bits }) => ({
          blueprint: { stat, fold: (_m, before) => before & ~bits },
        })),
      };
    case "losesEffects":
      return { of: said.who, parts: [{ blueprint: putMark("noEffects", unlessImmune) }] };
    case "hasEffects":
      throw new WordsError(MEANING.notYet(MEANING.textsOfOthers));
  }
}

type Becomes = Extract<Change, { is: "becomes" }>;
const TRAIT_STATS = { type: TYPES, subtype: SUBTYPES } as const;

/** Types and sub-types as bits of the stats that hold them. */
function traitBits({ type = [], subtype = [] }: Partial<Traits>) {
  const list = <Word extends string>(stat: number, words: readonly Word[], bit: (word: Word) => number) => ({
    stat,
    words: words as readonly string[],
    bits: words.reduce((bits, word) => bits | bit(word), 0),
  });
  const lists = [list(TYPES, taken(type), typeBit), list(SUBTYPES, taken(subtype), subTypeBit)];
  return lists.filter(({ words }) => words.length > 0);
}
const newTraits = ({ traits = {}, also }: Becomes): Part[] =>
  traitBits(traits).map(({ stat, bits, words }) => ({
    blueprint: {
      stat,
      fold: also ? (_m, before) => before | bits : () => bits,
      says: `is ${words.join(" and ")}`,
    },
  }));
/** The word chosen is a number, which the modifier keeps. */
const chosenTrait = ({ chosen, also }: Becomes): Part => ({
  blueprint: {
    stat: TRAIT_STATS[chosen!],
    fold: (m, before, mod) => (also ? before : 0) | (1 << modAmount(m, mod)),
    says: `has the chosen ${chosen}`,
  },
  amount: { chosenWord: chosen } as never,
});
