/** Text that came over the wire, before anything of it is believed. */

type Revive = (key: string, value: unknown) => unknown;

/** Undefined for what is no JSON, and for text that no database keeps: with a NUL, or half of a letter. */
export const parsed = (text: string): unknown =>
  json(text, (key, value) => {
    for (const said of [key, value])
      if (typeof said === "string" && (said.includes("\0") || !said.isWellFormed()))
        throw new Error("not kept");
    return value;
  });

/** The number of a message that is not one otherwise, so that whoever waits is answered. */
export function idIn(text: string): number {
  const { id } = (json(text) ?? {}) as { id?: unknown };
  return typeof id === "number" && Number.isSafeInteger(id) ? id : -1;
}

function json(text: string, revive?: Revive): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}
