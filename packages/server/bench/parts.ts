/** What an answer costs the processor, part by part, without network and database: a recorded match, played again and again. */
import { envelope } from "@tefuda/host/online/wire";
import { Passing } from "@tefuda/host/passing";
import { openGame } from "../src/games.ts";
import { Play } from "../src/match/play.ts";
import { newsOf } from "../src/match/show.ts";
import { GAMES, recordOf } from "./record.ts";

const ROUNDS = 5;

interface Part {
  name: string;
  ms: number;
}

/** Milliseconds an answer of each part, for one game. */
async function partsOf(id: string): Promise<{ answers: number; parts: Part[] }> {
  const shelf = await openGame(id);
  const { book, pack } = shelf;
  const { head, entries } = recordOf(shelf);
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

const games = process.argv.slice(2);
for (const id of games.length > 0 ? games : GAMES) {
  const { answers, parts } = await partsOf(id);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${id}: ${all.toFixed(3)} ms an answer (${answers} answers)`);
  for (const { name, ms } of parts) console.log(`   ${ms.toFixed(3)}  ${name}`);
}
