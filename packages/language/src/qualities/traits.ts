/**
 * Traits: what a card is by its nature, out of lists of words - nations, unit types, organizations. A description names any
 * of a list under `traits`, list by list, and under `not` none of them; lists may be closed or grow with the cards of a set.
 *
 * Example: `{ noun: "general", traits: { nation: ["wei", "shu"] } }` - "Wei or Shu general", 「魏または蜀の武将」.
 */
import type { WordLists } from "@tefuda/cardtext/set-words";
import type { Production, Slots, SymbolInfo } from "@tefuda/cardtext/types";
import { both, openTo, read, say, some } from "@tefuda/cardtext/write";
import type { Has } from "../lowering/phrases.ts";
import type { Described } from "../phrases/bones.ts";
import { type Joins, series } from "../phrases/lists.ts";
import { saysOnly } from "../phrases/parts.ts";

/** A list of traits in words; of each list of words the first is printed, all others are read. */
export interface TraitWords {
  /** The symbol of one of them; that of several of them, any of which will do, ends with an s. */
  symbol: string;
  /** What a message calls one. */
  says: readonly [en: string, ja: string];
  words: Readonly<Record<string, { en: readonly string[]; ja: readonly string[] }>>;
  /** In Japanese before a noun; N stands for the words. */
  ja: readonly string[];
  /** Said of a card that was spoken of, with N for the words; left out where it is not. */
  being?: { en: readonly string[]; ja: readonly string[] };
  /** Said of a card that gets some beside its own, with N for the words; left out where texts do not give it. */
  joins?: { en: readonly string[]; ja: readonly string[] };
  /** Said behind the noun of cards that have none of them, with N for the words; left out where it is not. */
  not?: { en: readonly string[]; ja?: readonly string[] };
  /** How several are joined, if in another way than all lists. */
  joined?: Joins;
  /** Cards may bring words of their own; by which fields they bear them. */
  open?: readonly string[];
}

/** The lists of a game, in the order in which traits of several are said. */
export type Traits = Readonly<Record<string, TraitWords>>;

/** What a description says of traits: any one of these, of each list. */
export type AnyOf<Table extends Traits = Traits> = { [List in keyof Table]?: readonly string[] };

/** How several are joined of which any will do. */
const either: Joins = { en: [" or", ", or", "/", " or a"], more: [","], ja: ["または", "か", "・", "/"] };

/** What a list is called: "type". */
const named = ([en]: TraitWords["says"]): string => en.replace(/^an? /, "");

/** The phrases of traits: each word, several of a list, before a noun, and of a card that was spoken of. */
export const traitPhrases = (table: Traits): Production[] =>
  Object.entries(table).flatMap(([list, { symbol, says, words, ja, being, not, joined = either }]) => {
    const several = `{v:${symbol}s}`;
    const fill = (patterns: readonly string[]) => patterns.map((pattern) => pattern.replace("N", several));
    return [
      // in Japanese its English name means the same
      ...Object.entries(words).map(([trait, { en, ja: said }]) => say(symbol, trait, en, [...said, ...en])),
      ...series(`${symbol}s`, symbol, joined),
      say("Adj", { traits: { [list]: "$v" } }, several, fill(ja)),
      read("Adj", { traits: { [list]: "$v" } }, `${several} ${named(says)}`),
      read("Rel", { traits: { [list]: "$v" } }, [
        `(of|from) [the] ${several}`,
        `(that <num:belongs/belong>|belonging) to [the] ${several}`,
        `(of|with) [the] ${named(says)} [of] ${several}`,
        `in [the] ${several}`,
        `of the ${several} ${named(says)}`,
        `whose ${named(says)} is ${several}`,
      ]),
      ...(not
        ? [
            say("Rel", { not: { [list]: "$v" } }, fill(not.en), fill(not.ja ?? [])),
            read("Adj", { not: { [list]: ["$v"] } }, `non {v:${symbol}}`),
            notAgain(list, several, fill(ja)),
          ]
        : []),
      ...(being
        ? [
            both(
              "IsIt",
              ({ v }) => ({ noun: "card", traits: { [list]: v } }),
              (it: Described & { traits?: AnyOf }) =>
                it.noun === "card" && saysOnly(it, ["noun", "traits"]) && isOnly(it.traits, list)
                  ? { v: it.traits![list] }
                  : undefined,
              [...fill(being.en), `(belongs|belong) to [the] ${several}`],
              fill(being.ja),
            ),
          ]
        : []),
    ];
  });

/** What a card is not, with its noun said again: "a unit that is not a Heath unit". */
export const notAgain = (list: string, en: string, ja: readonly string[]): Production =>
  read(
    "Rel",
    ({ v, n }: Slots) => {
      const { noun, ...further } = n as { noun: string };
      return Object.keys(further).length > 0 ? undefined : { not: { [list]: v }, again: noun };
    },
    `that <num:is not a/are not> ${en} {n:Noun}`,
    ja.map((words) => `${words}{n:Noun}(でない|ではない|以外の)`),
  );

export const traitSymbols = (table: Traits): Record<string, SymbolInfo> =>
  Object.assign(
    {},
    ...Object.entries(table).map(([list, { symbol, says, open }]) => ({
      ...(open ? openTo(some(symbol, [], says), list) : some(symbol, [], says)),
      ...some(`${symbol}s`, []),
      ...some(`${symbol}sAnd`, []),
    })),
  ) as Record<string, SymbolInfo>;

/** The lists that cards may add words to. */
export const openLists = (table: Traits): WordLists =>
  Object.fromEntries(
    Object.entries(table).flatMap(([list, { open, words }]) =>
      open ? [[list, { fields: open, words }]] : [],
    ),
  );

const isOnly = (traits: AnyOf | undefined, list: string): boolean =>
  traits?.[list] !== undefined && Object.keys(traits).length === 1;

/** What stands behind traits: whether a card, looked at as `At` has it, has any of these of a list. */
export type TraitTests<Table, At> = {
  readonly [List in keyof Table]: (words: Table[List] & readonly string[], at: At) => Has;
};

/** Whether a card has what a description says of each list. */
export const traitsHold = <Table, At>(
  tests: TraitTests<Table, At>,
  traits: Partial<Table> | undefined,
  at: At,
): Has[] =>
  Object.entries((traits ?? {}) as Record<string, readonly string[]>).map(([list, words]) =>
    (tests as unknown as TraitTests<Record<string, readonly string[]>, At>)[list]!(words, at),
  );

/** What a description says of traits, a part for each list, in the order of the table. */
export const traitsIn = (table: Traits, traits: AnyOf | undefined): { traits: AnyOf }[] =>
  Object.keys(table).flatMap((list) =>
    traits?.[list] === undefined ? [] : [{ traits: { [list]: traits[list] } }],
  );
