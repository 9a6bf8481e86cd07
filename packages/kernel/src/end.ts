/**
 * How a match ended, or where it stands: one number for all that anybody could see of it. It is made of names, numbers
 * and places alone, so neither a language nor a prompt has a part in it, nor where the machine keeps what; and what is
 * nothing is left out, so that a zone or a number that a later edition adds, and nobody used, changes nothing.
 */
import type { Data } from "./data.ts";
import { SAYS } from "./log.ts";
import type { Machine } from "./machine.ts";
import type { LogEntry, PlaceView } from "./say.ts";
import { readJournal, toldIn } from "./say.ts";
import { hex, sha256, utf8 } from "./sha256.ts";
import { SPECTATOR } from "./shape.ts";
import { type CardView, type View, viewOf, type ZoneView } from "./view.ts";

/** Everybody who sees a match: its seats, and whoever looks on. */
export const observersOf = (seats: number): number[] => [...Array(seats).keys(), SPECTATOR];

/** SHA-256 over the result, what every observer sees last, and what each was told. */
export function endOf(m: Machine): string {
  const seen = observersOf(m.layout.seats).map((observer) => [
    plainView(viewOf(m, observer)),
    plainLog(m, observer),
  ]);
  return hex(sha256(utf8(JSON.stringify(seen))));
}

/** What a view says without any words. */
export function plainView(view: View): Data {
  const { asked, question, over } = view;
  return [
    over && [over.winner, over.rule],
    asked,
    filled(view.numbers),
    view.seats.map(({ numbers, zones }) => [filled(numbers), zonesOf(zones)]),
    zonesOf(view.shared),
    view.links.map(({ seat, card, text, stopped, targets }) => [
      seat,
      card,
      text,
      stopped,
      targets.map(placeOf),
    ]),
    question && [
      question.shape,
      question.min,
      question.max,
      question.options.map(({ notation }) => notation),
    ],
  ];
}

/** By name, in the order of the names, what is not 0. */
const filled = (numbers: Readonly<Record<string, number>>): Data =>
  Object.entries(numbers)
    .filter(([, value]) => value !== 0)
    .sort(byName);

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const zonesOf = (zones: Readonly<Record<string, ZoneView>>): Data =>
  Object.entries(zones)
    .filter(([, { count }]) => count > 0)
    .sort(byName)
    .map(([name, { count, cards }]) => [name, count, cards?.map((card) => card && cardOf(card)) ?? null]);

/** Of marks, which are words, only how many there are. */
const cardOf = ({ name, turned, faceDown, values, counts, marks, host, under }: CardView): Data => [
  name,
  turned,
  faceDown,
  Object.entries(values)
    .sort(byName)
    .map(([stat, { now, printed }]) => [stat, now, printed]),
  filled(counts),
  marks.length,
  host && placeOf(host),
  under.map(cardOf),
];

const placeOf = ({ zone, seat, place, under }: PlaceView): Data => [
  zone,
  seat,
  place ?? null,
  under ?? false,
];

/** The journal in one observer's eyes: who, what and where. */
function plainLog(m: Machine, observer: number): Data {
  const places = toldIn(m.journal);
  return readJournal(m, observer, "en").map((entry, i) =>
    entry.kind === "line" ? plainLine(m, observer, places[i]!) : plainMove(entry),
  );
}

const plainMove = (entry: Exclude<LogEntry, { kind: "line" }>): Data =>
  entry.kind === "move" ? [entry.card, placeOf(entry.from), placeOf(entry.to)] : [entry.zone, entry.seat];

/** The name of a line, and what it is about. */
function plainLine(m: Machine, observer: number, start: number): Data {
  const { data } = m.journal;
  const { name, args } = m.game.messages[data[start + 1]! - SAYS]!;
  let at = start + 2;
  return [
    name,
    ...args.map((form) => {
      const n = data[at++]!;
      if (form !== "card") return n;
      return (data[at++]! & (1 << observer)) === 0 ? null : m.game.definitions[n]!.name;
    }),
  ];
}
