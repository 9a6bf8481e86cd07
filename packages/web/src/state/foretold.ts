/** A fight in the words of its game: what the engine has foretold of it, line by line, put as the look has it. */
import type {
  CardInfo,
  CardView,
  CountLook,
  FateLook,
  FightLook,
  FollowLook,
  Forecast,
  Foretold,
  LogPart,
  PlaceView,
  RowLook,
  Said,
  SideLook,
} from "@tefuda/kernel";

export interface Fighter {
  info: CardInfo;
  view: CardView;
  place: PlaceView;
}

export interface Fight {
  strikers: readonly Fighter[];
  /** null: a player is struck. */
  struck: Fighter | null;
  /** The one of the strikers that is struck back, once that has been chosen. */
  back: Fighter | null;
  /** Whether what is struck is known. */
  aimed: boolean;
}

/** One thing that follows, and the player whom it harms. */
export interface Row {
  words: string;
  seat?: number;
}

/** How names and words are given in the language that is set. */
export interface Speech {
  say: (said: Said) => string;
  called: (card: string) => string;
  seatName: (seat: number) => string;
}

/** Whether a card has some of what is counted. */
export function counts({ count, bits }: CountLook, view: CardView | null): boolean {
  const n = view?.counts[count] ?? 0;
  return bits === undefined ? n > 0 : (n & bits) !== 0;
}

const numberIn = (part: LogPart | undefined): number => Number(part && "text" in part ? part.text : NaN);

/** The lines of a name, in their order; with a fighter those that are about it. */
function linesOf(forecast: Forecast, name: string, card?: number, fighter?: Fighter): Foretold[] {
  return forecast.lines.filter(({ message, named }) => {
    if (message !== name) return false;
    const part = card === undefined ? undefined : named[card];
    return !fighter || card === undefined || (part && "card" in part && part.card === fighter.info.name);
  });
}

/** The line that is about a fighter: the latest, but where both bear one name the one that is struck comes first. */
function lineOf(forecast: Forecast, fight: Fight, name: string, card?: number, fighter?: Fighter) {
  const all = linesOf(forecast, name, card, fighter);
  const { struck, strikers } = fight;
  const doubled = strikers.some(({ info }) => info.name === struck?.info.name);
  return doubled && fighter === struck ? all[0] : all.at(-1);
}

/** Strength and wall as the engine sets them against each other; null where it does not, or has not been heard yet. */
export function weighed(
  look: FightLook,
  fight: Fight,
  forecast: Forecast | null,
): { strength: number | null; wall: number | null } {
  const { strikers, struck, aimed } = fight;
  const one = strikers.length === 1 ? strikers[0] : undefined;
  const told = (side: SideLook, fighter: Fighter | undefined): number | null => {
    for (const { line, card, n } of forecast ? side.told : []) {
      const found = lineOf(forecast!, fight, line, card, fighter);
      if (found && (card === undefined || fighter)) return numberIn(found.named[n]);
    }
    return side.shown && fighter && (forecast || !aimed)
      ? (fighter.view.values[side.value]?.now ?? null)
      : null;
  };
  if (struck) return { strength: told(look.strength, one), wall: told(look.wall, struck) };
  return { strength: told((aimed && look.breaks) || look.strength, one), wall: null };
}

/** What follows, in the order of the look, and then in the words of the log what else there is. */
export function rowsOf(look: FightLook, fight: Fight, forecast: Forecast, speech: Speech): Row[] {
  const rows = look.rows.flatMap((row) => rowsFor(row, look, fight, forecast, speech));
  const also = forecast.lines
    .filter(({ message, sure }) => sure && look.also.includes(message))
    .map(({ text }) => ({ words: text }));
  const seen = new Set<string>();
  return [...rows, ...also].filter(({ words }) => !seen.has(words) && seen.add(words));
}

function rowsFor(row: RowLook, look: FightLook, fight: Fight, forecast: Forecast, speech: Speech): Row[] {
  const { strikers } = fight;
  if ("zone" in row)
    return forecast.seats.flatMap(({ seat, zones: { [row.zone]: changed } }) => {
      const n = changed ? changed.was - changed.now : 0;
      return n > 0 ? [{ words: filled(speech.say(row.says), { n, seat: speech.seatName(seat) }), seat }] : [];
    });
  if ("count" in row)
    return strikers
      .filter(({ view }) => counts(row, view))
      .map(({ info }) => ({ words: filled(speech.say(row.says), { card: speech.called(info.name) }) }));
  return fateRows(row, look, fight, forecast, speech);
}

function fateRows(row: FateLook, look: FightLook, fight: Fight, forecast: Forecast, speech: Speech): Row[] {
  const { strikers, struck, back } = fight;
  const whom =
    row.of === "strikers" ? (back ? [back] : strikers) : row.of === "struck" ? [struck] : [undefined];
  // where several could be meant nothing is said of what does not happen, nor of what breaks off
  const stops = look.stops.some((name) => linesOf(forecast, name).length > 0);
  const { strength, wall } = weighed(look, fight, forecast);
  const beyond = strength !== null && wall !== null && strength > wall;
  const quiet = stops || !struck || whom.length > 1 || (row.beyond === true && !beyond);
  return whom.flatMap((fighter): Row[] => {
    if (fighter === null) return [];
    const card = fighter ? speech.called(fighter.info.name) : speech.called(struck?.info.name ?? "");
    for (const follows of row.first) {
      const lines = follows.lines.map(({ line, card }) => lineOf(forecast, fight, line, card, fighter));
      const last = lines.at(-1);
      if (!last || lines.includes(undefined)) continue;
      const sure = lines.every((line) => line?.sure);
      // of what is about no fighter there may be several
      const all = fighter ? [last] : linesOf(forecast, last.message);
      return all.flatMap((line) => {
        const said = sure && line.sure ? follows.says : follows.may;
        const words = said
          ? filled(speech.say(said), { ...namedIn(line, speech), card })
          : sure
            ? line.text
            : "";
        const seat = harmedBy(follows, line, fighter);
        return words === "" ? [] : [{ words, ...(seat === null ? {} : { seat }) }];
      });
    }
    return row.none && !quiet ? [{ words: filled(speech.say(row.none), { card }) }] : [];
  });
}

function harmedBy({ harms }: FollowLook, { named }: Foretold, fighter: Fighter | undefined): number | null {
  if (harms === undefined) return null;
  if (harms === "own") return fighter?.place.seat ?? null;
  const part = named[harms];
  return part && "seat" in part ? part.seat : null;
}

/** What a line names, by its places. */
function namedIn({ named }: Foretold, { called, seatName }: Speech): Record<string, string> {
  const words = (part: LogPart): string =>
    "card" in part ? called(part.card) : "seat" in part ? seatName(part.seat) : part.text;
  return Object.fromEntries(named.map((part, i) => [String(i), words(part)]));
}

const filled = (words: string, named: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (_, word: string) => String(named[word] ?? ""));
