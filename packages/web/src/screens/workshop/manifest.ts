/** What a draft says of itself in its `set.yaml`. */
import { renamedInDecks } from "@tefuda/workshop/decks";
import { cardOf, changed, type Draft, type Entry, MANIFEST, removed, withFile } from "@tefuda/workshop/draft";
import { renamedInRulings } from "@tefuda/workshop/kept-rulings";
import { withRenamedNote } from "@tefuda/workshop/notes";
import { parseDocument } from "yaml";

const manifestOf = ({ others }: Draft) =>
  parseDocument(others.find(({ path }) => path === MANIFEST)?.text ?? "", { logLevel: "silent" });

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the set is called, in the language it has a name in. */
export function nameOf(draft: Draft, language: "en" | "ja" = "en"): string {
  const name: unknown = manifestOf(draft).toJS()?.name;
  if (typeof name !== "object" || name === null) return textOf(name) || draft.id;
  const { en, ja } = name as { en?: unknown; ja?: unknown };
  return textOf(language === "ja" ? (ja ?? en) : (en ?? ja)) || draft.id;
}

/** A name as it may be that of a file. */
export const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** What an entry calls its card, by which other files know it; undefined where it has no name. */
export function nameIn(entry: Pick<Entry, "text">): string | undefined {
  const name = cardOf(entry)?.name;
  if (typeof name === "string") return name;
  const both = (name ?? {}) as { en?: unknown; ja?: unknown };
  const said = both.en ?? both.ja;
  return typeof said === "string" ? said : undefined;
}

/**
 * A draft in which a card's file says something else. Where the card is called otherwise decks, rulings and notes go with its name; but not
 * as long as it has none, or that of another card, because somebody is still typing it.
 */
export function withCard(draft: Draft, entry: Entry, text: string): Draft {
  const next = changed(draft, entry.path, text);
  const [from, to] = [entry.was ?? nameIn(entry), nameIn({ text })];
  if (from === undefined || from === to) return calledBefore(next, entry.path, undefined);
  const isTaken = draft.cards.some((one) => one.path !== entry.path && nameIn(one) === to);
  if (!to || isTaken) return calledBefore(next, entry.path, from);
  const named = renamedInRulings(renamedInDecks(next, from, to), from, to);
  return withRenamed(calledBefore(named, entry.path, undefined), from, to);
}

const calledBefore = (draft: Draft, path: string, was: string | undefined): Draft => ({
  ...draft,
  cards: draft.cards.map((one) => (one.path === path ? { ...one, was } : one)),
});

function withRenamed(draft: Draft, from: string, to: string): Draft {
  try {
    const manifests = draft.others.filter(({ path }) => path === MANIFEST);
    const [manifest] = withRenamedNote(manifests, [draft.game], from, to);
    return manifest ? withFile(draft, MANIFEST, manifest.text) : draft;
  } catch {
    // a set that cannot be read at the moment has no notes to be moved
    return draft;
  }
}

/** A draft without a card; decks do without it. */
export function withoutCard(draft: Draft, entry: Entry): Draft {
  const next = removed(draft, entry.path);
  const name = entry.was ?? nameIn(entry);
  const isThere = next.cards.some((one) => nameIn(one) === name);
  return name === undefined || isThere ? next : renamedInDecks(next, name, undefined);
}

/** A set that is called otherwise; where it has a name in each language, in this one. */
export function renamed(draft: Draft, name: string, language: "en" | "ja"): Draft {
  const document = manifestOf(draft);
  const before: unknown = document.toJS()?.name;
  if (typeof before === "object" && before !== null) document.setIn(["name", language], name);
  else document.set("name", name);
  return withFile(draft, MANIFEST, document.toString({ lineWidth: 0 }));
}
