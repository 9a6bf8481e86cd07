/**
 * The words with which a scenario speaks of a game: its zones, numbers, values, phases and questions. Each may be
 * written as the program calls it or as a player reads it at the table, in either language.
 */
import { CONCEDE, type Game, type TableLayout } from "@tefuda/kernel";

/** Something that can be named: what the program calls it, and by language what a player reads. */
export interface Named {
  id: string;
  names: Readonly<Record<string, string>>;
  /** Kept by the rules for themselves, and shown to nobody. */
  hidden?: true;
}

export interface GameWords {
  /** Zones of each player, and those that all share. */
  zones: readonly Named[];
  shared: readonly Named[];
  /** Numbers of a player, of the game, and of a card; values printed on cards. */
  playerNumbers: readonly Named[];
  gameNumbers: readonly Named[];
  cardNumbers: readonly Named[];
  values: readonly Named[];
  phases: readonly Named[];
  questions: readonly Named[];
  /** What answers begin with, or are. */
  answers: readonly Named[];
  settings: readonly Named[];
  /** How long a change in a position may last. */
  terms: readonly Named[];
}

/** A place outside of the game for cards that no position names, at the end of a game's zones. */
export const AWAY = "away";

const cache = new WeakMap<Game, GameWords>();
/** All words of a game, in the order in which it has them itself. */
export function wordsOf(game: Game, layout: TableLayout): GameWords {
  let words = cache.get(game);
  if (!words) {
    words = collect(game, layout);
    cache.set(game, words);
  }
  return words;
}

function collect(
  { shape, prompts, code, actions, definitions, terms }: Game,
  layout: TableLayout,
): GameWords {
  const zoneNames = new Map(layout.rows.flatMap(({ zones }) => zones.map(({ zone, name }) => [zone, name])));
  const seatNames = new Map(layout.seatNumbers.map(({ id, name }) => [id, name]));
  const word = (id: string): Named => ({ id, names: layout.words?.[id] ?? {} });
  const hiddenUnless = (shown: boolean): { hidden?: true } => (shown ? {} : { hidden: true });
  const zones = (per: "seat" | "shared"): Named[] =>
    shape.zones
      .filter((zone) => zone.per === per && zone.id !== AWAY)
      .map(({ id }) => ({ id, names: zoneNames.get(id) ?? {} }));
  const asked = new Set([
    ...Object.keys(prompts),
    ...code.asks.flatMap((spec) => (spec ? [spec.prompt] : [])),
  ]);
  const verbs = new Set([
    CONCEDE,
    ...[...actions, ...code.asks.flatMap((spec) => spec?.groups ?? [])].map(({ verb }) => verb),
  ]);
  verbs.delete("");
  return {
    zones: zones("seat"),
    shared: zones("shared"),
    playerNumbers: shape.seatNumbers.map((id) => ({ id, names: seatNames.get(id) ?? {} })),
    gameNumbers: shape.numbers.map((id) => ({ ...word(id), ...hiddenUnless(!shape.unseen?.includes(id)) })),
    cardNumbers: shape.columns.map((id) => ({
      ...word(id),
      ...hiddenUnless(shape.counts?.includes(id) ?? false),
    })),
    values: shape.stats.map(({ id }, stat) => ({
      ...word(id),
      ...hiddenUnless(definitions.some(({ has }) => has[stat])),
    })),
    // a phase is called by the word that the others do not have as well: "main" is the "Main phase"
    phases: layout.phases.map((names) => ({ id: (names.en ?? "").toLowerCase(), names })),
    questions: [...asked].map((id) => ({ id, names: prompts[id] ?? {} })),
    answers: [...verbs].map((id) => ({ id, names: layout.verbs[id] ?? layout.buttons[id] ?? {} })),
    terms: Object.entries(terms ?? {}).map(([id, { names }]) => ({ id, names })),
    settings: Object.keys(shape.settings).map((id) => ({ id, names: {} })),
  };
}

/** Large and small letters are one, and "skip turn" is skipTurn. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");

/** Which of them somebody means: its number, or -1. What the program calls it comes before what players read. */
export function indexOf(list: readonly Named[], said: string): number {
  const wanted = plain(said);
  const byId = list.findIndex(({ id }) => plain(id) === wanted);
  if (byId >= 0) return byId;
  return list.findIndex(({ names }) => Object.values(names).some((name) => plain(name) === wanted));
}

/** The same by what the program calls it. */
export const idOf = (list: readonly Named[], said: string): string | undefined =>
  list[indexOf(list, said)]?.id;

/** Everything that could be written, ids first, for whoever mistyped one. */
export function spellings(list: readonly Named[]): string[] {
  const all = [...list.map(({ id }) => id), ...list.flatMap(({ names }) => Object.values(names))];
  return all.filter((word, i) => word !== "" && all.findIndex((other) => plain(other) === plain(word)) === i);
}

/** Number of the phase that is called so: "main" is the "Main phase", and so is "メインフェイズ". */
export function phaseOf(phases: readonly Named[], said: string): number | undefined {
  const whole = indexOf(phases, said);
  if (whole >= 0) return whole;
  const part = phases.findIndex(({ id }) => id !== "" && id.split(" ").includes(said.trim().toLowerCase()));
  return part >= 0 ? part : undefined;
}
