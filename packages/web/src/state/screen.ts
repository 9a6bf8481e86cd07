/** Which screen an address names, and the address of a screen: nowhere else are addresses made or read. */
export type Screen =
  | { at: "start" }
  | { at: "table" }
  | { at: "packs" }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "cards"; game: string; card: string | null }
  | { at: "decks"; game: string; deck: string | null; list?: string }
  | { at: "replay"; link: string }
  | { at: "how"; game: string }
  | { at: "puzzles"; game: string }
  | { at: "credits" }
  /** Where people meet: all of them, at one table before a match, and at the match. */
  | { at: "lobby" }
  | { at: "people"; table: string }
  | { at: "match"; match: string }
  /** What moderators look at. */
  | { at: "moderate" }
  /** An address that leads nowhere, as it was typed. */
  | { at: "nowhere"; address: string };

/**
 * `#rules-<game>` and `#rule-<id>`, `#cards-<game>` and `#card-<game>/<name>`, `#decks-<game>` and `#deck-<game>/<id>`,
 * `#deck-<game>?list=<link>` for a deck and `#replay=<link>` for a replay that lie in the link, `#how-<game>`,
 * `#puzzles-<game>`, `#credits`, `#table`, `#packs`, `#lobby`, `#t-<table>`, `#m-<match>` and `#moderate` among people on a
 * server, and `#start` or nothing for the first page.
 */
export function screenOf(hash: string): Screen {
  const name = decoded(hash.replace(/^#/, ""));
  const [, sent] = /^replay=(.*)$/.exec(name) ?? [];
  if (sent !== undefined) return { at: "replay", link: sent };
  const [, of, list] = /^deck-([^/?]+)\?list=(.*)$/.exec(name) ?? [];
  if (of !== undefined) return { at: "decks", game: of, deck: null, list: list! };
  const [, one, id] = /^([tm])-([\w-]{1,64})$/.exec(name) ?? [];
  if (id !== undefined) return one === "t" ? { at: "people", table: id } : { at: "match", match: id };
  const [, kind, rest = ""] = /^(rule|rules|cards|card|decks|deck|how|puzzles)-(.+)$/.exec(name) ?? [];
  const [, game = rest, thing = null] = /^([^/]+)\/(.+)$/.exec(rest) ?? [];
  switch (kind) {
    case "rule":
      return { at: "rules", game: rest.split("-")[0]!, rule: rest };
    case "rules":
      return { at: "rules", game: rest, rule: null };
    case "card":
    case "cards":
      return { at: "cards", game, card: thing };
    case "deck":
    case "decks":
      return { at: "decks", game, deck: thing };
    case "how":
    case "puzzles":
      return { at: kind, game: rest };
  }
  if (name === "credits" || name === "table" || name === "packs" || name === "lobby" || name === "moderate")
    return { at: name };
  return name === "" || name === "start" ? { at: "start" } : { at: "nowhere", address: name };
}

export function addressOf(screen: Screen): string {
  const within = (kind: string, game: string, thing: string): string =>
    `#${kind}-${game}/${encodeURIComponent(thing)}`;
  switch (screen.at) {
    case "rules":
      return screen.rule === null ? `#rules-${screen.game}` : `#rule-${screen.rule}`;
    case "cards":
      return screen.card === null ? `#cards-${screen.game}` : within("card", screen.game, screen.card);
    case "replay":
      return `#replay=${screen.link}`;
    case "decks":
      if (screen.list !== undefined) return `#deck-${screen.game}?list=${screen.list}`;
      return screen.deck === null ? `#decks-${screen.game}` : within("deck", screen.game, screen.deck);
    case "how":
    case "puzzles":
      return `#${screen.at}-${screen.game}`;
    case "people":
      return `#t-${screen.table}`;
    case "match":
      return `#m-${screen.match}`;
    case "nowhere":
      return `#${screen.address}`;
    default:
      return `#${screen.at}`;
  }
}

/** The address of a rule, whose id says whose it is. */
export const ruleAddress = (rule: string): string => addressOf({ at: "rules", game: "", rule });

/** What stands in an address with its signs written out; as it is where they make no letters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
