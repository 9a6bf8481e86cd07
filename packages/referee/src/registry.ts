/** The list of games. A further game is one more entry. Knows no files, so that it can be read in a browser as well. */
import { type Grammar, type LanguageName, sample } from "@tefuda/cardtext";
import type { GamePackage } from "@tefuda/kernel";

export interface GameEntry {
  id: string;
  title: string;
  load: () => Promise<GamePackage>;
  /** Texts that its phrases can make, for whoever needs many of them. */
  texts?: () => Promise<MakeText>;
  /** Sections of its rulebook whose rules are enforced in rooms that are still to be built. */
  later: readonly string[];
  /** Where its files lie, if not with the others. */
  folder?: string;
}

/** A text of about so many words, by a chooser that gives whole numbers from 0 to below n. */
export type MakeText = (choose: (n: number) => number, words: number, language: string) => string;

export const games: readonly GameEntry[] = [
  {
    id: "ttcg",
    title: "True Trading Card Game",
    load: async () => (await import("@tefuda/ttcg")).ttcg,
    texts: async () => maker((await import("@tefuda/ttcg/text/index")).grammar),
    later: ["ttcg-16", "ttcg-17"],
  },
  {
    id: "tails",
    title: "Tails and Tactics",
    load: async () => (await import("@tefuda/tails")).tails,
    texts: async () => maker((await import("@tefuda/tails/text/index")).grammar),
    later: [],
  },
  {
    id: "trails",
    title: "Trails TCG",
    load: async () => (await import("@tefuda/trails")).trails,
    texts: async () => maker((await import("@tefuda/trails/text/index")).grammar),
    later: [],
  },
  {
    id: "sangoku",
    title: "Three Kingdoms TCG",
    load: async () => (await import("@tefuda/sangoku")).sangoku,
    texts: async () => maker((await import("@tefuda/sangoku/text/index")).grammar),
    later: [],
  },
];

function maker<Node>(grammar: Grammar<Node>): MakeText {
  return (choose, words, language) => sample(grammar, language as LanguageName, choose, words);
}
