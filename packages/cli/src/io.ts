/** Everything the command line reads and writes goes through here, so that tests can run it inside themselves. */
import type { Readable } from "node:stream";
import { type Language, languageOf, type TerminalWords, terminalWords } from "./words/index.ts";

export interface Io {
  out(text: string): void;
  err(text: string): void;
  input: Readable;
  /** Whether a person looks at what is written: colours, moving progress. */
  tty: boolean;
  errTty: boolean;
  columns: number;
  /** What the person's surroundings are set to; English where they say nothing. */
  language?: Language;
  /** Calls back when the person at the terminal wants to stop, or is gone; gives a function that ends this. */
  onInterrupt(stop: () => void): () => void;
}

/** Something the person at the terminal asked for cannot be done as it was asked: exit code 2. */
export class Misuse extends Error {
  private readonly say: (words: TerminalWords) => string;
  /** In every language, or in words of its own where it has no others. */
  constructor(said: string | ((words: TerminalWords["misuse"], all: TerminalWords) => string)) {
    const say = (words: TerminalWords): string =>
      typeof said === "string" ? said : said(words.misuse, words);
    super(say(terminalWords("en")));
    this.say = say;
  }
  in(words: TerminalWords): string {
    return this.say(words);
  }
}

/** Something was found wrong, and everything about it has been said: 1 for a check, 2 for a file that cannot be used. */
export class Failed extends Error {
  readonly code: 1 | 2;
  constructor(code: 1 | 2 = 1) {
    super("failed");
    this.code = code;
  }
}

export const terminal: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  get input() {
    return process.stdin;
  },
  tty: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  errTty: process.stderr.isTTY === true,
  get columns() {
    return Math.max(40, process.stdout.columns || 100);
  },
  language: languageOf(process.env),
  onInterrupt(stop) {
    for (const signal of SIGNALS) process.once(signal, stop);
    leaving.add(stop);
    return () => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      leaving.delete(stop);
    };
  },
};

/** Ctrl-C, a terminal that is closed, a machine that is switched off. */
const SIGNALS = ["SIGINT", "SIGHUP", "SIGTERM"] as const;
/** Who wants to know when nobody reads any more. */
const leaving = new Set<() => void>();

/**
 * What becomes of the process when its output goes nowhere: whoever read may have seen enough, or a disk may be full. A game
 * that is kept comes to its end by itself.
 */
export function watchOutput(): void {
  let told = false;
  process.stdout.on("error", ({ code = "" }: NodeJS.ErrnoException) => {
    if (!GONE.includes(code) && !told) {
      told = true;
      terminal.err(`${terminalWords(terminal.language ?? "en").misuse.outputLost(code)}\n`);
      process.on("exit", () => {
        process.exitCode = 2;
      });
    }
    if (leaving.size === 0) process.exit();
    for (const stop of leaving) stop();
  });
  // there is nobody who could be told
  process.stderr.on("error", () => {});
}
const GONE: readonly string[] = ["EPIPE", "EIO", "ERR_STREAM_DESTROYED"];

/** Writes a value as JSON, one document. */
export const outJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);
