/** Texts that are known to mean something, taken apart: what they say, by symbol, and what else could stand in its place. */

import type { Reading } from "../read.ts";
import type { Call, Token } from "../types.ts";
import type { Piece } from "./pieces.ts";

interface Part {
  piece: Piece;
  before: string;
  after: string;
  start: Call;
}

export class Spoken {
  private readonly byCall = new Map<Call, Part[]>();

  note(text: string, tokens: readonly Token[], whole: Reading): void {
    const start = whole.call!;
    const walk = ({ call, production, node, parts, start: from, end }: Reading): void => {
      if (call && production && end > from) {
        const [first, last] = [tokens[from]!.start, tokens[end - 1]!.end];
        const piece = { cost: end - from, words: [text.slice(first, last)], node, production };
        const known = this.byCall.get(call) ?? [];
        this.byCall.set(call, known);
        known.push({ piece, before: text.slice(0, first), after: text.slice(last), start });
      }
      parts.forEach(walk);
    };
    walk(whole);
  }

  /** What texts say there. */
  pieces(call: Call): readonly Piece[] {
    return (this.byCall.get(call) ?? []).map(({ piece }) => piece);
  }

  /** Whole texts with other words in place of something that stands in them as the same symbol, short ones first. */
  *around(call: Call, words: string): Generator<{ start: Call; text: string }> {
    const length = ({ before, after }: Part): number => before.length + after.length;
    const parts = [...(this.byCall.get(call) ?? [])].sort((a, b) => length(a) - length(b));
    for (const { before, after, start } of parts) yield { start, text: before + words + after };
  }
}
