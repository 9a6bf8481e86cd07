/** A thread that thinks for programs: it makes a match anew from its answers, or goes on with one that it knows. */
import { parentPort } from "node:worker_threads";
import { type Player, playerOf } from "@tefuda/host/players";
import type { Shelf } from "@tefuda/host/shelf";
import { Match, sameData } from "@tefuda/kernel";
import { openGame } from "../games.ts";
import type { Job, Thought } from "./job.ts";

/** So many matches are known at once. */
const KNOWN = 30;

interface Known {
  match: Match;
  streams: Job["streams"];
  players: Map<string, Player>;
}

const known = new Map<string, Known>();

parentPort!.on("message", async (job: Job) => {
  let thought: Thought;
  try {
    thought = { id: job.id, say: think(await openGame(job.game), job) };
  } catch (error) {
    known.delete(job.match);
    thought = { id: job.id, failed: String(error) };
  }
  parentPort!.postMessage(thought);
});

function think({ book, pack }: Shelf, job: Job): Job["choices"][number]["say"] {
  const mine = goneOn(job) ?? {
    match: new Match(book.game, { ...job.setup, streams: job.streams }, 2),
    streams: job.streams,
    players: new Map(),
  };
  known.delete(job.match);
  known.set(job.match, mine);
  if (known.size > KNOWN) known.delete(known.keys().next().value!);
  mine.match.follow(job.choices.slice(mine.match.length));
  const player = mine.players.get(job.kind) ?? playerOf(job.kind, pack, () => performance.now());
  mine.players.set(job.kind, player);
  return player(mine.match);
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
