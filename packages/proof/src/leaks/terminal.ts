/** What somebody at the terminal is given. */
import { Readable } from "node:stream";
import type { Host } from "@tefuda/bots";
import { playSession } from "@tefuda/cli/play/session";
import { drawingFor } from "@tefuda/cli/verbs/play";
import type { Language } from "@tefuda/cli/words/index";
import type { Match } from "@tefuda/kernel";
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
  let text = "";
  await playSession(
    {
      match,
      hosts: match.setup.lists.map((_, seat) => (seat === observer ? undefined : host)),
      drawing: drawingFor(arena, { tty: false, columns: 100 }, language),
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
