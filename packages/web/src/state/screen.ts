/** Which screen an address names. */
export type Screen =
  | { at: "start" }
  | { at: "table" }
  | { at: "packs" }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "cards"; game: string }
  | { at: "how"; game: string }
  | { at: "credits" }
  /** An address that leads nowhere, as it was typed. */
  | { at: "nowhere"; address: string };

/** `#rule-<id>`, `#rules-<game>`, `#cards-<game>`, `#how-<game>`, `#credits`, `#table`, `#packs`, and `#start` or nothing for the first page. */
export function screenOf(hash: string): Screen {
  const name = decoded(hash.replace(/^#/, ""));
  const [, kind, rest] = /^(rule|rules|cards|how)-(.+)$/.exec(name) ?? [];
  if (kind === "rule" && rest) return { at: "rules", game: rest.split("-")[0]!, rule: rest };
  if (kind === "rules" && rest) return { at: "rules", game: rest, rule: null };
  if ((kind === "cards" || kind === "how") && rest) return { at: kind, game: rest };
  if (name === "credits" || name === "table" || name === "packs") return { at: name };
  return name === "" || name === "start" ? { at: "start" } : { at: "nowhere", address: name };
}

/** What stands in an address with its signs written out; as it is where they make no letters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
