/** Running the command line inside a test. */
import { Readable } from "node:stream";
import { main } from "../src/cli.ts";
import type { Io } from "../src/io.ts";

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs `tefuda` with these arguments; `input` is what is typed, line by line. */
export async function tefuda(
  argv: readonly string[],
  input: readonly string[] = [],
  more: Partial<Io> = {},
): Promise<Ran> {
  let out = "";
  let err = "";
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: Readable.from(input.map((line) => `${line}\n`)),
    tty: false,
    errTty: false,
    columns: 100,
    onInterrupt: () => () => {},
    ...more,
  };
  const code = await main(argv, io);
  return { code, out, err };
}
