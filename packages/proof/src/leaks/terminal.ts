/** What somebody at the terminal is given. */
import { Readable } from "node:stream";
import { botNamed, Host } from "@tefuda/bots";
import { playSession } from "@tefuda/cli/play/session";
import { drawingFor } from "@tefuda/cli/verbs/play";
import type { Language } from "@tefuda/cli/words/index";
import { CONCEDE, type Match } from "@tefuda/kernel";
import type { Arena } from "./arena.ts";

/** What a person at the terminal reads who is asked, says some things, looks around, goes back and forth and leaves. */
export async function terminalText(
  arena: Arena,
  match: Match,
  host: Host,
  observer: number,
  sayings: readonly string[],
  language: Language,
  back: boolean,
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
    ...(back ? ["undo", "table", "redo", "log 4"] : []),
    "quit",
  ];
  const hosts = match.setup.lists.map((_, seat) => (seat === observer ? undefined : host));
  return sessionText(arena, match, hosts, lines, language);
}

/** What people at one terminal read when one of them, who is asked, gives up; the match stands as it stood afterwards. */
export async function endText(arena: Arena, match: Match, language: Language): Promise<string> {
  const { length } = match;
  const people = match.setup.lists.map(() => undefined);
  const text = await sessionText(arena, match, people, [CONCEDE, "log 4", "quit"], language);
  while (match.length > length) match.undo();
  return text;
}

async function sessionText(
  arena: Arena,
  match: Match,
  hosts: readonly (Host | undefined)[],
  lines: readonly string[],
  language: Language,
): Promise<string> {
  let text = "";
  await playSession(
    {
      match,
      hosts,
      drawing: drawingFor(arena, { tty: false, columns: 100 }, language),
      adviser: new Host(arena.pack, botNamed("master")!),
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
