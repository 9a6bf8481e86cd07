/** Writing a line into the journal, and reading the journal as one observer may. */
import { knownTo } from "./cards.ts";
import type { CardDefinition } from "./game.ts";
import { type Journal, type Message, MOVE, RESTORE, SAYS, SHUFFLE } from "./log.ts";
import type { Machine } from "./machine.ts";
import { tellsPlaces } from "./order.ts";
import { NONE } from "./shape.ts";

/** Notes a line. Arguments are seats, cards, numbers, or numbers of entries in the game's `texts`. */
export function say(m: Machine, message: Message, a = NONE, b = NONE, c = NONE, d = NONE): void {
  if (m.trace && message.rule) m.cite(message.rule);
  if (m.journal.on) note(m, message, a, b, c, d);
}

function note(m: Machine, message: Message, a: number, b: number, c: number, d: number): void {
  const { journal } = m;
  const { args } = message;
  let size = args.length;
  for (let i = 0; i < args.length; i++) if (args[i] === "card") size++;
  let at = journal.beginLine(message.id, size);
  for (let i = 0; i < args.length; i++) {
    const n = i === 0 ? a : i === 1 ? b : i === 2 ? c : d;
    journal.data[at++] = args[i] === "card" ? m.definition(n) : n;
    if (args[i] === "card") journal.data[at++] = knownTo(m, n);
  }
}

/** A place on the table as an observer sees it; `place` is left out where nobody may tell the order. */
export interface PlaceView {
  zone: string;
  seat: number | null;
  place?: number;
  under?: boolean;
}

/** `called` is what a card is called in the language of the log, where that is another name than `card`. */
export type LogPart = { text: string } | { card: string; called?: string } | { seat: number };
export interface LogLine {
  kind: "line";
  message: string;
  rule?: string;
  parts: LogPart[];
  text: string;
}
export type LogEntry =
  | { kind: "move"; card: string | null; from: PlaceView; to: PlaceView }
  | { kind: "shuffle"; zone: string; seat: number | null }
  | LogLine;

export const seatName = (seat: number): string => "ABCD"[seat] ?? "?";

/** A card that an observer does not know, in a line of words. */
const HIDDEN: Record<string, string> = { en: "a card", ja: "カード" };

/** Where the records begin that are told, from place `from` on. */
export function toldIn({ data, length }: Journal, from = 0): number[] {
  const places: number[] = [];
  for (let at = from; at < length; at += data[at]!) if (data[at + 1] !== RESTORE) places.push(at);
  return places;
}

/** The entries of the journal from place `from` on, in one observer's eyes. */
export function readJournal(m: Machine, observer: number, language: string, from = 0): LogEntry[] {
  const { data } = m.journal;
  const bit = 1 << observer;
  return toldIn(m.journal, from).map((at): LogEntry => {
    const type = data[at + 1]!;
    if (type === MOVE) {
      const known = ((data[at + 3]! | data[at + 7]!) & bit) !== 0;
      return {
        kind: "move",
        card: known ? m.game.definitions[data[at + 2]!]!.name : null,
        from: placeView(m, observer, data[at + 4]!, data[at + 5]!, data[at + 6]!),
        to: placeView(m, observer, data[at + 8]!, data[at + 9]!, data[at + 10]!),
      };
    }
    if (type === SHUFFLE) {
      const zone = data[at + 2]!;
      return { kind: "shuffle", zone: m.zoneShape(zone).id, seat: zoneSeat(m, zone) };
    }
    return line(m, bit, language, m.game.messages[type - SAYS]!, at + 2);
  });
}

function zoneSeat(m: Machine, zone: number): number | null {
  return m.zoneShape(zone).per === "seat" ? m.seatOf(zone) : null;
}

function placeView(m: Machine, observer: number, zone: number, place: number, under: number): PlaceView {
  const shape = m.zoneShape(zone);
  const tells = tellsPlaces(m, observer, zone);
  return {
    zone: shape.id,
    seat: zoneSeat(m, zone),
    ...(tells ? { place } : {}),
    ...(under ? { under: true } : {}),
  };
}

/** A line by itself: all that it names, in the order in which the game's message has it, and its words. */
export interface Told {
  message: string;
  named: LogPart[];
  text: string;
}

/** The lines of the journal in one observer's eyes. */
export function readLines(m: Machine, observer: number, language: string): Told[] {
  const { data, length } = m.journal;
  const found: Told[] = [];
  for (let at = 0; at < length; at += data[at]!) {
    const msg = m.game.messages[data[at + 1]! - SAYS];
    if (!msg) continue;
    const { message, text } = line(m, 1 << observer, language, msg, at + 2);
    found.push({ message, named: namedIn(m, 1 << observer, language, msg, at + 2), text });
  }
  return found;
}

function namedIn(m: Machine, bit: number, language: string, msg: Message, start: number): LogPart[] {
  const { data } = m.journal;
  const values: LogPart[] = [];
  let at = start;
  for (const form of msg.args) {
    const n = data[at++]!;
    if (form === "card") {
      const known = (data[at++]! & bit) !== 0;
      values.push(
        known ? cardPart(m.game.definitions[n]!, language) : { text: HIDDEN[language] ?? HIDDEN.en! },
      );
    } else if (form === "seat") values.push({ seat: n });
    else if (form === "text")
      values.push({ text: m.game.texts[n]?.[language] ?? m.game.texts[n]?.en ?? "?" });
    else values.push({ text: String(n) });
  }
  return values;
}

/** A piece of a template: words, or the place of an argument, maybe with the words for one of it and for any other number. */
type Piece = { text: string } | { arg: number; forms: readonly [one: string, other: string] | undefined };

/** The templates of messages in their pieces: a log is read often, and its lines are of few sorts. */
const pieces = new WeakMap<Message, Map<string, readonly Piece[]>>();

function piecesOf(msg: Message, template: string): readonly Piece[] {
  const known = pieces.get(msg) ?? new Map<string, readonly Piece[]>();
  pieces.set(msg, known);
  const found = known.get(template) ?? cut(template);
  known.set(template, found);
  return found;
}

/** {1} is the argument; {1:card|cards} the word for one, or for any other number, of it. */
function cut(template: string): Piece[] {
  return template.split(/(\{\d(?::[^}]*)?\})/).flatMap((piece): Piece[] => {
    if (piece === "") return [];
    const hole = /^\{(\d)(?::(.*)\|(.*))?\}$/.exec(piece);
    if (!hole) return [{ text: piece }];
    return [{ arg: Number(hole[1]), forms: hole[2] === undefined ? undefined : [hole[2], hole[3]!] }];
  });
}

function line(m: Machine, bit: number, language: string, msg: Message, start: number): LogLine {
  const values = namedIn(m, bit, language, msg, start);
  const template = msg.words[language] ?? msg.words.en ?? msg.name;
  const parts = piecesOf(msg, template).map((piece): LogPart => {
    if ("text" in piece) return { text: piece.text };
    const value = values[piece.arg]!;
    if (!piece.forms) return value;
    return { text: plain(value) === "1" ? piece.forms[0] : piece.forms[1] };
  });
  return { kind: "line", message: msg.name, rule: msg.rule, parts, text: parts.map(plain).join("") };
}

function cardPart({ name, names }: CardDefinition, language: string): LogPart {
  const called = names?.[language];
  return called === undefined ? { card: name } : { card: name, called };
}

export const plain = (part: LogPart): string =>
  "text" in part ? part.text : "card" in part ? (part.called ?? part.card) : seatName(part.seat);
