/** What the tables send to whoever sits at them: the terminal its lines, the browser's host its updates. */
import { Readable } from "node:stream";
import type { Host } from "@tefuda/bots";
import { playSession } from "@tefuda/cli/play/session";
import { drawingFor } from "@tefuda/cli/verbs/play";
import type { Match } from "@tefuda/kernel";
import type { News } from "@tefuda/web/host/host";
import { Room } from "@tefuda/web/host/room";
import { type Arena, setupOf } from "./arena.ts";

/** A table in the browser at which every seat is a person's, and the last news it was sent. */
export interface Table {
  room: Room;
  news: News | undefined;
}

export function tableFor(arena: Arena, number: number, seed: number): Table {
  const { lists, settings } = setupOf(arena, number);
  const { game } = arena.book;
  const record = {
    tefuda: "match" as const,
    game: game.id,
    edition: game.editions.length,
    seed,
    lists: lists.map((list) => [...list]),
    settings: { ...settings },
    choices: [],
  };
  const table: { news: News | undefined } = { news: undefined };
  const room = Room.resume(
    arena.pack,
    arena.book,
    { record, players: lists.map(() => "person" as const), held: [] },
    {
      tell: (news) => {
        table.news = news;
      },
      settings: { autoPass: false, language: "en" },
    },
  );
  return Object.assign(table, { room });
}

/** What an observer is sent of an update: all of it but what is for the eyes of others. */
export function newsFor(news: News | undefined, observer: number): string {
  if (!news) return "";
  const { sights, ...rest } = news;
  return JSON.stringify([rest, sights.filter(({ seat }) => seat === observer)]);
}

/** What a person at the terminal reads who is asked, says some things, looks around and leaves. */
export async function terminalText(
  arena: Arena,
  match: Match,
  host: Host,
  observer: number,
  sayings: readonly string[],
): Promise<string> {
  const legal = new Set(match.view(observer).question!.options.map((o) => o.notation));
  const lines = [
    "table",
    "log 12",
    ...sayings.map((saying) => `why ${saying}`),
    ...sayings.map((saying) => `look ${saying}`),
    // what is none of the options is refused
    ...sayings.filter(
      (saying) =>
        /^[a-z]/i.test(saying) && !legal.has(saying) && match.why(observer, saying).verdict !== "allowed",
    ),
    "quit",
  ];
  let text = "";
  await playSession(
    {
      match,
      hosts: match.setup.lists.map((_, seat) => (seat === observer ? undefined : host)),
      drawing: drawingFor(arena, { tty: false, columns: 100 }),
      save: undefined,
    },
    {
      out: (words) => {
        text += words;
      },
      err: (words) => {
        text += words;
      },
      input: Readable.from(lines.map((line) => `${line}\n`)),
      tty: false,
      errTty: false,
      columns: 100,
      onInterrupt: () => () => {},
    },
  );
  return text;
}
