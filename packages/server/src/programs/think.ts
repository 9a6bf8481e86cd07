/** What a program answers: a match is made anew from its answers, or goes on where it is known. */
import { type Player, playerOf } from "@tefuda/host/players";
import { Match, sameData } from "@tefuda/kernel";
import { openGame } from "../games.ts";
import type { Job } from "./job.ts";

/** So many matches are known at once. */
const KNOWN = 30;

interface Known {
  match: Match;
  streams: Job["streams"];
  players: Map<string, Player>;
}

const known = new Map<string, Known>();

/** Throws where the match cannot be made from what the job says. */
export async function think(job: Job): Promise<Job["choices"][number]["say"]> {
  const { book, pack } = await openGame(job.game);
  const mine = goneOn(job) ?? {
    match: new Match(book.game, { ...job.setup, streams: job.streams }, 2),
    streams: job.streams,
    players: new Map(),
  };
  // known again once it has come so far
  known.delete(job.match);
  mine.match.follow(job.choices.slice(mine.match.length));
  const player = mine.players.get(job.kind) ?? playerOf(job.kind, pack, () => performance.now());
  mine.players.set(job.kind, player);
  const said = player(mine.match);
  known.set(job.match, mine);
  if (known.size > KNOWN) known.delete(known.keys().next().value!);
  return said;
}

/** What is known of the match, where that is how it began and nothing was taken back since. */
function goneOn({ match, choices, streams }: Job): Known | null {
  const mine = known.get(match);
  if (!mine || !sameData(plain(mine.streams), plain(streams))) return null;
  const given = mine.match.choices;
  if (given.length > choices.length) return null;
  return sameData(plain(given), plain(choices.slice(0, given.length))) ? mine : null;
}

const plain = (data: unknown) => JSON.parse(JSON.stringify(data));
