/** Text folded small enough to travel in an address: compressed, then written in letters that every address may have. */

/** So long a link may be: longer ones are cut off or refused on their way. */
export const LONGEST_LINK = 2000;
/** What so many letters hold is text of a game, a deck or a set; more is not meant well. */
const LONGEST_TEXT = 200_000;
const FORM = "deflate-raw";

export async function folded(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream(FORM)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What was folded; null where it is no such thing, is longer than its kind of link is, or holds too much. */
export async function unfolded(link: string, longest = LONGEST_LINK): Promise<string | null> {
  if (link.length > longest || !/^[\w-]+$/.test(link)) return null;
  try {
    const binary = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM)));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Throws for more than a text may have. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > LONGEST_TEXT) {
      await reader.cancel();
      throw new Error("this is longer than any text in a link");
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
