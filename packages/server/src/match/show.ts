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
  const { head, clocks, offer } = play;
  return {
    names: head.seats.map(({ name }) => name),
    players: play.kinds,
    rated: head.rated,
    clock:
      head.clock && clocks ? { plan: head.clock, left: [...clocks.left], runs: runsOf(play, now) } : null,
    offer: offer && { by: offer.by, ...offer.offered, agreed: [...offer.agreed] },
    paused: play.paused !== null,
    ended: play.ended,
  };
}

type Runs = NonNullable<TableState["clock"]>["runs"];

/** Whose time it is; in a pause whose it will be again. */
function runsOf({ head, match, since, paused, over }: Play, now: number): Runs {
  const seat = match.asked;
  if (over || seat === null || head.seats[seat]!.kind !== "person") return null;
  return { seat, since: Math.max(0, (paused ?? now) - since), stands: paused !== null };
}
