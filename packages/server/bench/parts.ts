/** What an answer costs the processor, part by part, without network and database: a recorded match, played again and again. */
import { newNumber, newSecret } from "@tefuda/host/drawn";
import { envelope } from "@tefuda/host/online/wire";
import { Passing } from "@tefuda/host/passing";
import { playerOf } from "@tefuda/host/players";
import { openGame } from "../src/games.ts";
import type { Entry } from "../src/match/entry.ts";
import type { Head } from "../src/match/head.ts";
import { Play } from "../src/match/play.ts";
import { newsOf } from "../src/match/show.ts";

const ROUNDS = 5;

interface Part {
  name: string;
  ms: number;
}

/** Milliseconds an answer of each part, for one game. */
async function partsOf(id: string): Promise<{ answers: number; parts: Part[] }> {
  const { book, pack, data } = await openGame(id);
  const { secret, hash } = newSecret();
  const head: Head = {
    ...{ id: "m", game: id, engine: "here", clock: null, rated: false, watch: null, began: 0 },
    setup: {
      seed: { secret, hash, numbers: [newNumber(), newNumber()] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: [
      { user: "a", name: "A", kind: "person" },
      { user: "b", name: "B", kind: "person" },
    ],
  };
  const entries = record(book.game, head, pack);
  const spent = new Map<string, number>();
  const time = <T>(name: string, run: () => T): T => {
    const before = performance.now();
    const result = run();
    spent.set(name, (spent.get(name) ?? 0) + performance.now() - before);
    return result;
  };
  const play1 = (counted: boolean): void => {
    if (!counted) spent.clear();
    const play = Play.begin(book.game, head);
    const passing = new Passing(play.match, pack.layout, play.people);
    for (const entry of entries) {
      const request = JSON.stringify({
        id: 1,
        request: {
          ask: "do",
          match: "m",
          command: "0123456789",
          asked: play.asked,
          move: { kind: "answer", say: (entry.deed as { say: string }).say },
        },
      });
      time("read the message", () => envelope.parse(JSON.parse(request)));
      const since = play.match.length;
      const act = time("what it brings together", () => play.actOf(entry.deed));
      time("judge and carry out", () => play.take(entry));
      time("whether the next is forced", () => {
        const seat = play.waitsFor;
        if (seat !== null) passing.forced(play.match.view(seat), { autoPass: true }, false);
      });
      const news = time("two views with their lines", () =>
        [0, 1].map((observer) => newsOf(play, { observer, language: "en" }, { since, act }, false, 0)),
      );
      time("two messages as JSON", () => news.map((one) => JSON.stringify(one)));
      time("the entry as JSON", () => JSON.stringify(entry));
    }
  };
  play1(false);
  play1(false);
  spent.clear();
  for (let i = 0; i < ROUNDS; i++) play1(true);
  const answers = entries.length * ROUNDS;
  return { answers: entries.length, parts: [...spent].map(([name, ms]) => ({ name, ms: ms / answers })) };
}

function record(
  game: Parameters<typeof Play.begin>[0],
  head: Head,
  pack: Parameters<typeof playerOf>[1],
): Entry[] {
  const play = Play.begin(game, head);
  const player = playerOf("greedy", pack);
  const entries: Entry[] = [];
  while (!play.over && entries.length < 400) {
    const number = entries.length + 1;
    const deed = { kind: "answer" as const, seat: play.waitsFor!, say: player(play.match) };
    const entry = { number, command: `c${number}`, deed, used: 5, lag: 0, at: number };
    if (play.take(entry)) break;
    entries.push(entry);
  }
  return entries;
}

const games = process.argv.slice(2);
for (const id of games.length > 0 ? games : ["dew", "ttcg", "tails", "sangoku", "trails"]) {
  const { answers, parts } = await partsOf(id);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${id}: ${all.toFixed(3)} ms an answer (${answers} answers)`);
  for (const { name, ms } of parts) console.log(`   ${ms.toFixed(3)}  ${name}`);
}
