/** A snapshot as bytes: a line of JSON with what is small, then the numbers of the state and of the journal; deflated. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Snapshot } from "./play.ts";

/** The fastest level: most of a state is nothing. */
const LEVEL = 1;

interface Front extends Omit<Snapshot, "packed"> {
  steps: readonly number[];
  state: number;
  journal: number;
}

export function packSnapshot({ packed, ...rest }: Snapshot): Buffer {
  const { state, journal, steps } = packed;
  const front: Front = { ...rest, steps, state: state.byteLength, journal: journal.byteLength };
  const text = Buffer.from(`${JSON.stringify(front)}\n`);
  const numbers = [journal, state].map((of) => Buffer.from(of.buffer, of.byteOffset, of.byteLength));
  return deflateRawSync(Buffer.concat([text, ...numbers]), { level: LEVEL });
}

/** Throws where the bytes are not a snapshot. */
export function unpackSnapshot(bytes: Uint8Array): Snapshot {
  const all = inflateRawSync(bytes);
  const end = all.indexOf(10);
  const { steps, state, journal, ...rest } = JSON.parse(all.toString("utf8", 0, end)) as Front;
  // copied, as numbers have to lie at even places
  const numbers = all.buffer.slice(all.byteOffset + end + 1, all.byteOffset + end + 1 + journal + state);
  return {
    ...rest,
    packed: {
      journal: new Int32Array(numbers, 0, journal / 4),
      state: new Int16Array(numbers, journal, state / 2),
      steps,
    },
  };
}
