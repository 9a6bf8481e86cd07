/** Made at build time by vite.icons.ts. */
declare module "virtual:icons" {
  interface Icons {
    /** The outline of each icon, in a square of 512. */
    readonly icons: Readonly<Record<string, string>>;
    /** The icons that a word in a card's name suggests. */
    readonly byWord: Readonly<Record<string, readonly string[]>>;
    /** The cards that it has all icons for: "type/name". */
    readonly cards: readonly string[];
  }
  /** By the id of a game, "door" for the cards of the first page, and "all" for any card. */
  export const groups: Readonly<Record<string, () => Promise<Icons>>>;
}
/** Made at build time by vite.files.ts. */
declare module "virtual:files" {
  /** By the id of a game what it is put together from. */
  export const byGame: Readonly<
    Record<string, () => Promise<{ default: import("@tefuda/host/shelf").GameFiles }>>
  >;
}
/** What its texts are read as, for each of its grammars. */
declare module "virtual:readings" {
  export const byGame: Readonly<
    Record<string, () => Promise<{ default: readonly import("@tefuda/cardtext/readings").Readings[] }>>
  >;
}
/** What sets of one's own begin with, and where their cards are tried. */
declare module "virtual:starters" {
  export const byGame: Readonly<
    Record<string, () => Promise<{ default: import("@tefuda/workshop/begin").Starting }>>
  >;
}
/** The same of rulebooks. */
declare module "virtual:rules" {
  export const byGame: Readonly<
    Record<string, () => Promise<{ default: readonly import("@tefuda/kernel").RuleInfo[] }>>
  >;
}
/** The puzzles of all games, by their ids. */
declare module "virtual:puzzles" {
  export const puzzles: Readonly<Record<string, readonly import("@tefuda/referee/puzzle").PuzzleInfo[]>>;
}
/** Made at build time by vite.seal.ts. */
declare module "virtual:seal.css";
