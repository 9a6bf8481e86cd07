/** What the page asks of the worker that keeps its files, and what it is told. */
export type Asked =
  /** To keep all that belongs to these - games, or type -, and these addresses, which were used already. */
  | { ask: "keep"; groups: readonly string[]; used: readonly string[] }
  /** To take the place of the version before. */
  | { ask: "use" }
  /** To fetch no more, as another version is about to take its place: that waits for all that it has begun. */
  | { ask: "rest" };

export type Told = "done" | "elsewhere";
