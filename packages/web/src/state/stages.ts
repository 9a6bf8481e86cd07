/**
 * A step of a match, cut into what is shown one after the other. The host tells how the table stands before a step and
 * after it; the log tells what went on between. From these come the tables in between: cards lie where the log has moved
 * them by then, and what else has changed about a card or a player changes with the deed that names them.
 */

import type { Act } from "@tefuda/host/host";
import type { CardView, LogEntry, Look, PlaceView, TableLayout, View, ZoneView } from "@tefuda/kernel";
import { bare } from "./bare.ts";
import { type Beat, beatsOf, type Deed, deedOf, meansSeat, names, placeOf } from "./deeds.ts";
import { cardsOf, follow, type Tracked, track, zoneId } from "./track.ts";

export interface Stage {
  view: View;
  tracked: Tracked;
  log: readonly LogEntry[];
  act: Act | null;
  deed: Deed | null;
}

export interface Step {
  log: readonly LogEntry[];
  act: Act | null;
  /** The table after it. */
  view: View;
}

type Lies = Pick<Stage, "view" | "tracked">;

/** The last stage is the table after the step; all are shown without a question. */
export function stagesOf(from: Lies, step: Step, look: Look, layout: TableLayout): Stage[] {
  const { view: after } = step;
  const beats = beatsOf(step.log, look);
  const tracks: Tracked[] = [];
  for (const { log } of beats.slice(0, -1)) tracks.push(follow(tracks.at(-1) ?? from.tracked, log));
  const end = track(tracks.at(-1) ?? from.tracked, beats.at(-1)?.log ?? [], after);
  const between = betweenOf(from, { view: after, tracked: end }, beats);
  const stages = beats.map((beat, i): Stage => {
    const tracked = tracks[i] ?? end;
    const deed = deedOf(
      beat,
      { before: tracks[i - 1] ?? from.tracked, after: tracked, act: step.act },
      look,
      layout,
    );
    return {
      view: { ...(i < tracks.length ? between(i, tracked) : after), question: null },
      tracked,
      log: beat.log,
      act: strikeOf(deed, tracked) ?? (i === 0 ? step.act : null),
      deed,
    };
  });
  if (stages.length > 0) return stages;
  return [{ view: { ...after, question: null }, tracked: end, log: [], act: step.act, deed: null }];
}

function strikeOf({ kind, seat, by, on }: Deed, tracked: Tracked): Act | null {
  const from = kind === "strike" && by !== null ? placeOf(by, tracked) : null;
  if (!from || seat === null) return null;
  const to = on[0] === undefined ? null : placeOf(on[0], tracked);
  return { seat, from, to };
}

/** The tables between two, as they stand when so many beats have passed. */
function betweenOf(from: Lies, to: Lies, beats: readonly Beat[]): (done: number, tracked: Tracked) => View {
  const then = cardsOf(from);
  const now = cardsOf(to);
  const when = (test: (beat: Beat) => boolean, kinds?: readonly Beat["kind"][]): number => {
    const told = beats.findIndex((beat) => kinds?.includes(beat.kind) && test(beat));
    return told >= 0 ? told : beats.findIndex(test);
  };
  const changesAt = ({ name }: CardView): number => {
    const at = when((beat) => names(beat, name), ["hurt"]);
    return at < 0 ? beats.length : at;
  };
  const turns = beats.findIndex(({ kind }) => kind === "turn");

  return (done, tracked) => {
    const cardOf = (key: string, name: string | null): CardView | null => {
      const old = then.get(key);
      const next = now.get(key);
      const card = old && next ? (changesAt(next) <= done ? next : old) : (next ?? old);
      if (!card) return name === null ? null : bare(name);
      const host = card.host && moved(card.host, card === next ? to.tracked : from.tracked, tracked);
      return host === card.host ? card : { ...card, host };
    };
    const zoneOf = (id: string, shown: ZoneView): ZoneView => {
      const held = tracked.zones.get(id) ?? [];
      const cards = held.map(({ key, name }) => cardOf(key, name));
      return shown.cards ? { count: held.length, cards } : { count: held.length };
    };
    const zones = (seat: number | null, all: Readonly<Record<string, ZoneView>>) =>
      Object.fromEntries(
        Object.entries(all).map(([zone, shown]) => [zone, zoneOf(zoneId(zone, seat), shown)]),
      );
    return {
      ...to.view,
      numbers: turns >= 0 && turns <= done ? to.view.numbers : from.view.numbers,
      over: null,
      links: from.view.links,
      shared: zones(null, to.view.shared),
      seats: to.view.seats.map((seat, i) => {
        const told = when((beat) => ["lose", "gain"].includes(beat.kind ?? "") && meansSeat(beat, seat.seat));
        const { numbers } = told >= 0 && told <= done ? seat : (from.view.seats[i] ?? seat);
        return { ...seat, numbers, zones: zones(seat.seat, seat.zones) };
      }),
    };
  };
}

/** Where what a card hangs on lies by then. */
function moved(host: PlaceView, then: Tracked, now: Tracked): PlaceView | null {
  const held = then.zones.get(zoneId(host.zone, host.seat))?.[host.place ?? -1];
  const place = held && placeOf(held.key, now);
  if (!place) return null;
  return place.zone === host.zone && place.seat === host.seat && place.place === host.place ? host : place;
}
