/** What `tefuda lab` says, in English. */
export const lab = {
  players: "players",
  edition: "rules and cards",
  heads: {
    "ttcg-17.1": "What players complain of (ttcg-17.1)",
    "ttcg-17.3": "What players praise (ttcg-17.3)",
    beside: "Beside these",
  },
  decks: "Decks",
  gamesPlayed: "games",
  watch: (games: string) => `; watch ${games}`,
  reason: (n: number) => `[${n}]`,
  between: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  unsure: (value: string) => `${value} (too few games for an interval)`,
  none: (because: string) => `- ${because}`,
  compared: "compared",
  comparedOf: (n: number, rate: string) =>
    `${n} figures; of versions that are alike, ${rate} of runs tell of a change`,
  nothingChanged: "No change is to be told from chance.",
  changes: "Changed",
  changed: {
    deck: (name: string) => `wins of deck ${name}`,
    card: (name: string) => `wins of who draws ${name}`,
    first: (_: string) => "wins of who goes first",
    length: (_: string) => "turns a game",
  },
  change: (before: string, after: string, by: string, low: string, high: string) =>
    `${before}, now ${after}: ${by} (${low} to ${high})`,
  moreCards: (n: number) => `and ${n} more cards by less (--json names them)`,
  inBalance: "Nothing is surely out of balance.",
  points: (x: string) => `${x} points`,
  number: "number",
  printedAs: (card: string, field: string, value: number) => `${card}, ${field}; printed ${value}`,
  decksAsked: "wins of",
  curve: "By the number: wins of the deck, and of who drew the card",
  atValue: (wins: string, drawn: string) => `${wins}, drawn ${drawn}`,
  even: (value: string, low: string, high: string) => `Even at ${value} (${low} to ${high}).`,
  noEven: (from: number, to: number) => `No number from ${from} to ${to} makes them even.`,
  looking: (part: string) => `${part} of the search`,
  nothingFound: "Nothing was found.",
  kinds: {
    useless: "Never does anything",
    neverPlayable: "Can never be played",
    strictlyBetter: "Another card is better in everything",
    endless: "Goes on without end",
  },
  textOf: (card: string, text: number) => `${card}, text ${text}`,
  workReady: (cores: number) =>
    `Plays what is laid out in the database, ${cores} ${cores === 1 ? "game" : "games"} at a time, until it is stopped.`,
  workBegins: (game: string, games: number, players: string) =>
    `Takes part in ${games} games of ${game} (${players}).`,
  workRefused: (why: string) => `A run is left to others. ${why}.`,
  worked: (games: number, batches: number) =>
    `${games} games in ${batches} batches were played and put back.`,
  unproven: " [looked for, not proven]",
};
