/** A tournament as somebody is shown it: plain data in, plain data out. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { viewOfDraft } from "@tefuda/market";
import { type BracketMatch, bracket } from "./elimination.ts";
import { eliminationOf, nextStep } from "./next.ts";
import { playedNow, roundsOf, tournamentOf, type Whole } from "./rows.ts";
import { standings } from "./standings.ts";
import type { Tournament } from "./tournament.ts";

/** What is the same for everybody. */
export type Shown = Omit<TournamentView, "mine">;

export function shownOf(whole: Whole): Shown {
  const { row, entrants } = whole;
  const { id, plan, state, hash, host_name: host, judge_name: judge } = row;
  const tournament = tournamentOf(whole);
  const swiss = swissRoundsOf(tournament);
  return {
    ...{ id, plan, state, host, judge, hash },
    opened: state === "over" ? { secret: row.secret, numbers: entrants.map(({ number }) => number) } : null,
    entrants: entrants.map(({ id, name, kind, dropped }) => ({ id, name, kind, dropped })),
    rounds: roundsShown(whole, swiss),
    standings: standings(tournament.entrants, tournament.rounds.slice(0, swiss || undefined)).map(placed),
    bracket: bracketOf(whole, tournament),
    limited: limitedSeen(whole),
    next: nextOf(whole, tournament),
  };
}

/** A rank as a page is told of it. */
const placed = <T extends { rank: number }>({ rank, ...rest }: T): Omit<T, "rank"> & { place: number } => ({
  ...rest,
  place: rank,
});

/** With what it is to somebody. */
export function viewFor(shown: Shown, whole: Whole, user: string): TournamentView {
  const { host, judge } = whole.row;
  const entrant = whole.entrants.find((one) => one.user === user)?.id ?? null;
  const match = entrant === null ? null : (playedNow(whole, entrant)?.match ?? null);
  const roles = { entrant, host: host === user, judge: judge === user, match };
  return { ...shown, mine: { ...roles, ...openedFor(whole, entrant) } };
}

/** What a seat of limited play sees: put together from what is its own. */
function openedFor(
  { row, opened }: Whole,
  entrant: string | null,
): Pick<TournamentView["mine"], "draft" | "pool" | "deck"> {
  const own = entrant === null ? undefined : opened.pools.find((one) => one.entrant === entrant);
  const { packs: pool = null, deck = null } = own ?? {};
  if (!own || row.state !== "drafting" || !opened.draft) return { draft: null, pool, deck };
  const { round, rounds, pick, pack, picked, picks, givesTo } = viewOfDraft(opened.draft, own.seat);
  return { draft: { round, rounds, pick, pack, picked, picks, givesTo }, pool, deck };
}

/** Who sits where, and who is ready: nothing of what they have. */
function limitedSeen({ row, opened }: Whole): Shown["limited"] {
  const { draft, pools } = opened;
  if (pools.length === 0) return null;
  const waits = row.state === "drafting" || row.state === "building";
  return {
    due: waits ? row.due : null,
    seats: pools.map(({ entrant, seat, deck }) => {
      return { entrant, ready: row.state === "drafting" ? draft?.picked[seat] !== null : deck !== null };
    }),
  };
}

const swissRoundsOf = ({ plan }: Tournament): number => (plan.form === "swiss" ? plan.rounds : 0);

function roundsShown({ pairings }: Whole, swiss: number): Shown["rounds"] {
  return [...Map.groupBy(pairings, ({ round }) => round)].map(([number, of]) => ({
    number,
    part: number <= swiss ? "swiss" : "elimination",
    pairings: of.map(({ table, first, second, match, result }) => {
      return { table, players: [first, second], match, result };
    }),
  }));
}

function bracketOf({ row }: Whole, tournament: Tournament): Shown["bracket"] {
  const elimination = row.state === "open" ? null : eliminationOf(tournament);
  if (!elimination) return null;
  const { rounds, third } = bracket(elimination);
  const plain = ({ players: [one, other], bye, winner }: BracketMatch) => {
    return { players: [one, other] as [string | null, string | null], bye, winner };
  };
  return { rounds: rounds.map((matches) => matches.map(plain)), third: third && plain(third) };
}

function nextOf(whole: Whole, tournament: Tournament): Shown["next"] {
  const { state } = whole.row;
  if (state === "open") return { step: "start" };
  const next = nextStep(tournament);
  if (state === "cancelled" || next.step === "over")
    return { step: "over", ranking: next.step === "over" ? next.ranking.map(placed) : [] };
  const tables = next.step === "wait" ? [...next.tables, ...next.rematches] : [];
  return { step: "wait", round: roundsOf(whole), tables };
}
