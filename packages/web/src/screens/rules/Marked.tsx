/** A text in which what is sought is marked. */
import { pieces } from "./search.ts";

export function Marked({ text, sought }: { text: string; sought: readonly string[] }) {
  return pieces(text, sought).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text come in their order
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
