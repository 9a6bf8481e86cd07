/**
 * States and roles: what a card is at the moment, said as an adjective - "tapped", "attacking", "face-down". A vocabulary
 * has them in groups, of each of which a card is in one state at a time; a description says them under `is`, by group.
 *
 * Example: `{ noun: "general", is: { position: "tapped" } }` - "tapped general", 「疲弊状態の武将」.
 */
import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import type { Has } from "../lowering/phrases.ts";
import { being } from "../phrases/asking.ts";
import { bare, deAru, iru, ofIt } from "../phrases/inflect.ts";

/** One state in words; of each list the first is printed. */
export interface StateWords {
  /** Before a noun, and behind "is". */
  en: readonly string[];
  /** Before a noun. */
  ja: readonly string[];
  /** Behind a card that was spoken of, with its inflections: "スタン状態である". */
  being: readonly string[];
  /** What is printed of a card that was spoken of, if that is not "is" with its word: "is underneath another card". */
  is?: readonly string[];
  /** What is read as "is" with its word: "has a reinforcement". */
  has?: readonly string[];
  /** False where a text may not say it of its own card by the word alone, as it may others: "while tapped". */
  alone?: false;
  /** What is read as its word behind the noun, and behind "is": "being attacked". */
  behind?: readonly string[];
  /** Of a role in a fight: what something lasts during in Japanese, "攻撃中", and how else it is said behind "while" and "when". */
  during?: string;
  whenever?: { en?: readonly string[]; ja?: readonly string[] };
}

/** A role that a card has in a fight: "attacking", "攻撃中"; what is said of it besides. */
export function inFight(
  en: string,
  ja: string,
  more: Partial<Pick<StateWords, "ja" | "being" | "behind" | "whenever">> = {},
): StateWords {
  const [noun, doing] = [ja.replace(/中$/, ""), ja.replace(/中$/, "して")];
  const when = "(とき|時|際|場合|間)";
  return {
    en: [en],
    ja: [`${ja}の`, `${ja}である`, `${doing}いる`, ...(more.ja ?? [])],
    being: [`${ja}${deAru}`, `${ja}(${ofIt}|${bare}|${deAru})`, `${doing}${iru}`, ...(more.being ?? [])],
    ...(more.behind && { behind: more.behind }),
    during: ja,
    whenever: {
      en: more.whenever?.en ?? [],
      ja: [`${noun}時`, `${noun}する${when}`, `${doing}いる${when}`, ...(more.whenever?.ja ?? [])],
    },
  };
}

/** The states of a game by group and name, in the order in which several of them are said. */
export type States = Readonly<Record<string, Readonly<Record<string, StateWords>>>>;

/** What a description says of states: one of a group. */
export type Is<Table extends States = States> = { [Group in keyof Table]?: keyof Table[Group] & string };

/** Each state of a table as the part of a description that says it, with its words. */
export const partsOfStates = (table: States): { part: { is: Is }; words: StateWords }[] =>
  Object.entries(table).flatMap(([group, states]) =>
    Object.entries(states).map(([state, words]) => ({ part: { is: { [group]: state } }, words })),
  );

/** The phrases of states: before the noun, behind it, and of a card that was spoken of. */
export const statePhrases = (table: States): Production[] =>
  partsOfStates(table).flatMap(
    ({
      part,
      words: { en, ja, being: asked, is = [], has = [], alone = true, behind = [], during, whenever },
    }) => [
      say("Adj", part, en, ja),
      read("Rel", part, [
        ...en.flatMap((word) => [
          `that <num:is/are> ${word}`,
          `lying ${word}`,
          `that <num:lies/lie> ${word}`,
        ]),
        ...behind.map((word) => `[that <num:is/are>] ${word}`),
      ]),
      being(part, [...is, ...[...en, ...behind].map((word) => `is ${word}`), ...has], asked),
      ...(alone && during === undefined ? [read("Being", { noun: "card", ...part }, en)] : []),
      ...(during === undefined
        ? []
        : [
            say("Combat", part, en.slice(0, 1), during),
            read("Combat", part, [...behind, ...(whenever?.en ?? [])], whenever?.ja),
          ]),
    ],
  );

/** A description without what it says of the states of a group. */
export function withoutState<What extends { is?: Is }>(what: What, group: string): What {
  const { [group]: _, ...is } = what.is ?? {};
  const { is: __, ...rest } = what;
  return (Object.keys(is).length > 0 ? { ...rest, is } : rest) as What;
}

/** What stands behind states: each asked of a card that is looked at as `At` has it, now or as it last was. */
export type StateTests<Table, At> = {
  readonly [Group in keyof Table]: Readonly<Record<Table[Group] & string, (at: At) => Has>>;
};

/** Whether a card is in all states that a description says. */
export const statesHold = <Table, At>(
  tests: StateTests<Table, At>,
  is: Partial<Table> | undefined,
  at: At,
): Has[] =>
  Object.entries((is ?? {}) as Record<string, string>).map(([group, state]) =>
    (tests as unknown as StateTests<Record<string, string>, At>)[group]![state]!(at),
  );

/** What a description says of states, a part for each, in the order of the table. */
export const statesIn = (table: States, is: Is | undefined): { is: Is }[] =>
  Object.keys(table).flatMap((group) => (is?.[group] === undefined ? [] : [{ is: { [group]: is[group] } }]));
