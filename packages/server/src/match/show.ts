/** What one observer is shown of a play: built up from what that observer may see. */
import type { Act } from "@tefuda/host/host";
import type { MatchNews, TableState } from "@tefuda/host/online/match-schemas";
import { chanceOf } from "@tefuda/host/preparing";
import { SPECTATOR } from "@tefuda/kernel";
import type { Play } from "./play.ts";

export type { MatchNews };

/** What an entry has changed. */
export interface Change {
  /** How many answers there were before it. */
  since: number;
  act: Act | null;
}

export interface Eyes {
  observer: number;
  language: string;
}

/**
 * With `change` the log begins behind what was shown before, else it is whole. A question that is `forced` is put to
 * nobody. `now` is the time by the shared clock.
 */
export function newsOf(
  play: Play,
  { observer, language }: Eyes,
  change: Change | null,
  forced: boolean,
  now: number,
): MatchNews {
  const { match } = play;
  const view = match.view(observer, language);
  // what was taken back was told: everything is told anew
  const fresh = change === null || match.length < change.since;
  const log = fresh ? match.log(observer, language) : match.logSince(observer, change.since, language);
  return {
    number: play.number,
    asked: play.asked,
    seat: observer === SPECTATOR ? null : observer,
    step: match.length,
    fresh,
    act: change?.act ?? null,
    sight: {
      seat: observer,
      view: forced || play.waitsFor === null ? { ...view, question: null } : view,
      log,
    },
    table: tableOf(play, now),
    chance: chanceOf(match.setup.seed, play.over),
  };
}

function tableOf(play: Play, now: number): TableState {
  const { head, clocks, offer, waitsFor } = play;
  const runs = play.due === null ? null : { seat: waitsFor!, since: Math.max(0, now - play.since) };
  return {
    names: head.seats.map(({ name }) => name),
    players: play.kinds,
    rated: head.rated,
    clock: head.clock && clocks ? { plan: head.clock, left: [...clocks.left], runs } : null,
    offer: offer && { by: offer.by, ...offer.offered, agreed: [...offer.agreed] },
    paused: play.paused !== null,
    ended: play.ended,
  };
}
