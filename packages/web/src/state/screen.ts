/** Which screen an address names, and the address of a screen: nowhere else are addresses made or read. */

/** What there is to do and to see in a circle; the first is where it is entered. */
export const CIRCLE_PARTS = ["now", "packs", "collection", "trades", "round", "people", "ledger"] as const;
export type CirclePart = (typeof CIRCLE_PARTS)[number];

export type Screen =
  /** The first page; `setUp`: a new game is put together there. */
  | { at: "start"; setUp?: true }
  | { at: "table" }
  | { at: "packs" }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "cards"; game: string; card: string | null }
  /** Rulings: all of a game, or those about a rule or chapter, by its id, or naming a card, by its English name. */
  | { at: "rulings"; game: string; about: string | null }
  | { at: "decks"; game: string; deck: string | null; list?: string }
  | { at: "replay"; link: string }
  | { at: "how"; game: string }
  | { at: "puzzles"; game: string }
  | { at: "credits" }
  /** Sets that somebody writes: all of them, one, and a card of it by its file. Where their cards are tried stands in a frame of its own. */
  | { at: "workshop"; set: string | null; card: string | null }
  | { at: "tryout" }
  /** A set that lies in the link. */
  | { at: "set"; link: string }
  /** Where people meet: all of them, at one table before a match, and at the match. */
  | { at: "lobby" }
  | { at: "people"; table: string }
  | { at: "match"; match: string }
  /** What moderators look at. */
  | { at: "moderate" }
  /** A match of others, for whoever looks on. */
  | { at: "watch"; match: string }
  /** Somebody who plays on this server, and who plays a game best. */
  | { at: "person"; person: string }
  | { at: "leaders"; game: string }
  /** Tournaments: all of them, one, and a match of one before its judge. */
  | { at: "tournaments" }
  | { at: "cup"; cup: string }
  | { at: "judge"; cup: string; match: string }
  /** Circles: all of them, and a part of one; of its trades those with one member. */
  | { at: "circles" }
  | { at: "circle"; circle: string; part: CirclePart; member: string | null }
  /** An address that leads nowhere, as it was typed. */
  | { at: "nowhere"; address: string };

/**
 * `#rules-<game>` and `#rule-<id>`, `#rulings-<game>` and `#rulings-<game>/<rule or card>`, `#cards-<game>` and `#card-<game>/<name>`, `#decks-<game>` and `#deck-<game>/<id>`,
 * `#deck-<game>?list=<link>` for a deck and `#replay=<link>` for a replay that lie in the link, `#how-<game>`,
 * `#puzzles-<game>`, `#workshop`, `#workshop-<set>/<card>` and `#tryout`, `#set=<link or hash>`, `#credits`, `#table`, `#packs`, `#lobby`, `#t-<table>`, `#m-<match>` and `#moderate` among people on a
 * server, `#watch-<match>` for onlookers, `#person-<id>`, `#leaders-<game>`, `#tournaments`, `#cup-<tournament>`,
 * `#judge-<tournament>/<match>`, `#circles`, `#circle-<id>`, `#circle-<id>/<part>`, `#circle-<id>/trades/<member>`, and `#start` or nothing for the first page.
 */
export function screenOf(hash: string): Screen {
  const name = decoded(hash.replace(/^#/, ""));
  const [, sent] = /^replay=(.*)$/.exec(name) ?? [];
  if (sent !== undefined) return { at: "replay", link: sent };
  const [, set] = /^set=(.*)$/.exec(name) ?? [];
  if (set !== undefined) return { at: "set", link: set };
  const [, of, list] = /^deck-([^/?]+)\?list=(.*)$/.exec(name) ?? [];
  if (of !== undefined) return { at: "decks", game: of, deck: null, list: list! };
  const among = amongPeople(name) ?? circleOf(name);
  if (among) return among;
  const [, kind, rest = ""] =
    /^(rule|rules|rulings|cards|card|decks|deck|how|puzzles|leaders|workshop)-(.+)$/.exec(name) ?? [];
  const [, game = rest, thing = null] = /^([^/]+)\/(.+)$/.exec(rest) ?? [];
  switch (kind) {
    case "rule":
      return { at: "rules", game: rest.split("-")[0]!, rule: rest };
    case "rules":
      return { at: "rules", game: rest, rule: null };
    case "card":
    case "cards":
      return { at: "cards", game, card: thing };
    case "rulings":
      return { at: "rulings", game, about: thing };
    case "deck":
    case "decks":
      return { at: "decks", game, deck: thing };
    case "workshop":
      return { at: "workshop", set: game, card: thing };
    case "how":
    case "puzzles":
    case "leaders":
      return { at: kind, game: rest };
  }
  if (name === "workshop") return { at: "workshop", set: null, card: null };
  if (isPlain(name)) return { at: name };
  if (name === "new-game") return { at: "start", setUp: true };
  return name === "" || name === "start" ? { at: "start" } : { at: "nowhere", address: name };
}

const PLAIN = ["credits", "tryout", "table", "packs", "lobby", "tournaments", "circles", "moderate"] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] => PLAIN.some((one) => one === name);

/** Tables, matches, people and tournaments of a server, by their ids. */
function amongPeople(name: string): Screen | null {
  const [, kind, id, match] =
    /^(t|m|watch|person|cup|judge)-([\w-]{1,64})(?:\/([\w-]{1,64}))?$/.exec(name) ?? [];
  if (id === undefined || (kind === "judge") !== (match !== undefined)) return null;
  switch (kind) {
    case "t":
      return { at: "people", table: id };
    case "m":
      return { at: "match", match: id };
    case "watch":
      return { at: "watch", match: id };
    case "person":
      return { at: "person", person: id };
    case "cup":
      return { at: "cup", cup: id };
    default:
      return { at: "judge", cup: id, match: match! };
  }
}

function circleOf(name: string): Screen | null {
  const [, circle, named = "now", member = null] =
    /^circle-([\w-]{1,64})(?:\/(\w+)(?:\/([\w-]{1,64}))?)?$/.exec(name) ?? [];
  const part = CIRCLE_PARTS.find((one) => one === named);
  if (circle === undefined || part === undefined || (member !== null && part !== "trades")) return null;
  return { at: "circle", circle, part, member };
}

export function addressOf(screen: Screen): string {
  const within = (kind: string, game: string, thing: string): string =>
    `#${kind}-${game}/${encodeURIComponent(thing)}`;
  switch (screen.at) {
    case "start":
      return screen.setUp ? "#new-game" : "#start";
    case "rules":
      return screen.rule === null ? `#rules-${screen.game}` : `#rule-${screen.rule}`;
    case "cards":
      return screen.card === null ? `#cards-${screen.game}` : within("card", screen.game, screen.card);
    case "rulings":
      return screen.about === null ? `#rulings-${screen.game}` : within("rulings", screen.game, screen.about);
    case "replay":
      return `#replay=${screen.link}`;
    case "decks":
      if (screen.list !== undefined) return `#deck-${screen.game}?list=${screen.list}`;
      return screen.deck === null ? `#decks-${screen.game}` : within("deck", screen.game, screen.deck);
    case "how":
    case "puzzles":
    case "leaders":
      return `#${screen.at}-${screen.game}`;
    case "people":
      return `#t-${screen.table}`;
    case "match":
      return `#m-${screen.match}`;
    case "watch":
      return `#watch-${screen.match}`;
    case "person":
      return `#person-${screen.person}`;
    case "cup":
      return `#cup-${screen.cup}`;
    case "judge":
      return `#judge-${screen.cup}/${screen.match}`;
    case "set":
      return `#set=${screen.link}`;
    case "workshop":
      if (screen.set === null) return "#workshop";
      return screen.card === null ? `#workshop-${screen.set}` : within("workshop", screen.set, screen.card);
    case "circle":
      return circleAddress(screen);
    case "nowhere":
      return `#${screen.address}`;
    default:
      return `#${screen.at}`;
  }
}

function circleAddress({ circle, part, member }: Extract<Screen, { at: "circle" }>): string {
  const whole = part === "now" ? `#circle-${circle}` : `#circle-${circle}/${part}`;
  return member === null ? whole : `${whole}/${member}`;
}

/** Whether a match lies on the table of a screen. */
export const isAtTable = ({ at }: Pick<Screen, "at">): boolean =>
  at === "table" || at === "match" || at === "watch" || at === "judge";

/** Whether a screen is one of those where people of a server meet. */
export const isAmong = ({ at }: Screen): boolean =>
  /^(lobby|people|match|watch|judge|person|leaders|tournaments|cup|circles|circle|moderate)$/.test(at);

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
