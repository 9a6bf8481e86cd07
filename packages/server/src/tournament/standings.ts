/** Who stands where after some rounds, with whatever decides between those who have as many points. */
import { type Past, POINTS, pastOf, pointsOf } from "./past.ts";
import type { Entrant, Round } from "./tournament.ts";

/** A row of the standings; shares are from 0 to 1. */
export interface Standing {
  readonly id: string;
  /** From 1; shared by those between whom nothing decides. */
  readonly rank: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  /** The share of match points that their opponents won, on average; each at least a third. */
  readonly opponentsMatches: number;
  /** The share of games won, at least a third. */
  readonly games: number;
  /** The same of their opponents, on average. */
  readonly opponentsGames: number;
  readonly dropped: number | null;
}

/** No opponent counts for less than this, so that nobody is punished for having met somebody who lost everything. */
const LEAST = 1 / 3;

/**
 * Everybody who entered, those who left as well, the best first: by points, opponents' matches, games, opponents' games, and
 * by the matches between the two where two are alike in all that. A bye counts for points alone. Those who share a rank
 * stand by rating, then by id.
 */
export function standings(entrants: readonly Entrant[], rounds: readonly Round[]): Standing[] {
  const ids = entrants.map(({ id }) => id);
  const past = pastOf(ids, rounds);
  const matches = new Map([...past].map(([id, own]) => [id, matchShare(own)]));
  const games = new Map([...past].map(([id, own]) => [id, gameShare(own)]));
  const rows = [...entrants]
    .sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1))
    .map(({ id, dropped }): Standing => {
      const own = past.get(id) ?? { met: [], byes: 0 };
      const having = (points: number): number => own.met.filter((one) => one.points === points).length;
      return {
        id,
        rank: 0,
        points: pointsOf(own),
        won: having(POINTS.win),
        drawn: having(POINTS.draw),
        lost: having(POINTS.loss),
        byes: own.byes,
        opponentsMatches: ofOpponents(own, matches),
        games: games.get(id) ?? LEAST,
        opponentsGames: ofOpponents(own, games),
        dropped,
      };
    })
    .sort(compare);
  const alike = Map.groupBy(rows, (row) => rows.findIndex((one) => compare(one, row) === 0));
  return [...alike].flatMap(([before, group]) => ranked(group, before + 1, past));
}

const compare = (a: Standing, b: Standing): number =>
  b.points - a.points ||
  b.opponentsMatches - a.opponentsMatches ||
  b.games - a.games ||
  b.opponentsGames - a.opponentsGames;

/** Those who are alike in everything else. */
function ranked(group: Standing[], rank: number, past: ReadonlyMap<string, Past>): Standing[] {
  const [one, other] = group;
  if (group.length !== 2 || !one || !other) return group.map((row) => ({ ...row, rank }));
  const against = (id: string, from: string): number =>
    (past.get(id)?.met ?? [])
      .filter(({ opponent }) => opponent === from)
      .reduce((sum, { points }) => sum + points, 0);
  const lead = against(one.id, other.id) - against(other.id, one.id);
  if (lead === 0) return group.map((row) => ({ ...row, rank }));
  const [ahead, behind] = lead > 0 ? [one, other] : [other, one];
  return [
    { ...ahead, rank },
    { ...behind, rank: rank + 1 },
  ];
}

function matchShare({ met }: Past): number {
  return share(
    met.reduce((sum, { points }) => sum + points, 0),
    met.length * POINTS.win,
  );
}

function gameShare({ met }: Past): number {
  return share(
    met.reduce((sum, { won }) => sum + won, 0),
    met.reduce((sum, { played }) => sum + played, 0),
  );
}

const share = (won: number, all: number): number => (all === 0 ? LEAST : rounded(Math.max(LEAST, won / all)));

function ofOpponents({ met }: Past, shares: ReadonlyMap<string, number>): number {
  if (met.length === 0) return LEAST;
  return rounded(met.reduce((sum, { opponent }) => sum + (shares.get(opponent) ?? LEAST), 0) / met.length);
}

/** The same fractions added up in another order are equal. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
