/** What a draft says of itself in its `set.yaml`. */
import type { CardForm, Words } from "@tefuda/kernel";
import type { CardPicture } from "@tefuda/referee/card-pictures";
import { withEntryRenamed } from "@tefuda/workshop/by-card";
import { calledIn } from "@tefuda/workshop/called";
import { renamedInDecks } from "@tefuda/workshop/decks";
import { changed, type Draft, type Entry, MANIFEST, removed, withFile } from "@tefuda/workshop/draft";
import { renamedInRulings } from "@tefuda/workshop/kept-rulings";
import { NOTED } from "@tefuda/workshop/notes";
import { PICTURED, withPicture } from "@tefuda/workshop/pictures";
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

/**
 * A draft in which a card's file says something else. Where the card is called otherwise decks, rulings, notes and its picture go with its name; but not
 * as long as it has none, or that of another card, because somebody is still typing it.
 */
export function withCard(draft: Draft, entry: Entry, text: string, form: CardForm): Draft {
  const next = changed(draft, entry.path, text);
  const now = calledIn({ text }, form);
  const from = entry.was ?? calledIn(entry, form);
  if (from === undefined || (from.en === now?.en && from.ja === now.ja))
    return calledBefore(next, entry.path, undefined);
  const isTaken = draft.cards.some((one) => one.path !== entry.path && calledIn(one, form)?.en === now?.en);
  if (!now || isTaken) return calledBefore(next, entry.path, from);
  return (["en", "ja"] as const).reduce(
    (all, language) => renamedEverywhere(all, from[language], now[language]),
    calledBefore(next, entry.path, undefined),
  );
}

const renamedEverywhere = (draft: Draft, from: string, to: string): Draft =>
  from === to ? draft : withRenamed(renamedInRulings(renamedInDecks(draft, from, to), from, to), from, to);

const calledBefore = (draft: Draft, path: string, was: Words | undefined): Draft => ({
  ...draft,
  cards: draft.cards.map((one) => (one.path === path ? { ...one, was } : one)),
});

function withRenamed(draft: Draft, from: string, to: string): Draft {
  try {
    const manifests = draft.others.filter(({ path }) => path === MANIFEST);
    const noted = withEntryRenamed(manifests, [draft.game], NOTED, from, to);
    const [manifest] = withEntryRenamed(noted, [draft.game], PICTURED, from, to);
    return manifest ? withFile(draft, MANIFEST, manifest.text) : draft;
  } catch {
    // a set that cannot be read at the moment has nothing to be moved
    return draft;
  }
}

/** Its cards' own pictures; none as long as it cannot be read. */
export function picturesIn({ game, others }: Draft): readonly CardPicture[] {
  const manifest = others.find(({ path }) => path === MANIFEST);
  try {
    return manifest ? PICTURED.read([game], manifest) : [];
  } catch {
    return [];
  }
}

/** A draft with another picture for a card, or without its own; as it is, as long as it cannot be read, which is told elsewhere. */
export function withOwnPicture(draft: Draft, card: string, file: string | undefined): Draft {
  const manifests = draft.others.filter(({ path }) => path === MANIFEST);
  try {
    const [manifest] = withPicture(manifests, [draft.game], card, file);
    return manifest ? withFile(draft, MANIFEST, manifest.text) : draft;
  } catch {
    return draft;
  }
}

/** A draft without a card; decks do without it. */
export function withoutCard(draft: Draft, entry: Entry, form: CardForm): Draft {
  const next = removed(draft, entry.path);
  const called = entry.was ?? calledIn(entry, form);
  const isThere = next.cards.some((one) => calledIn(one, form)?.en === called?.en);
  if (called === undefined || isThere) return next;
  return [called.en, called.ja].reduce((all, name) => renamedInDecks(all, name, undefined), next);
}

/** A set that is called otherwise; where it has a name in each language, in this one. */
export function renamed(draft: Draft, name: string, language: "en" | "ja"): Draft {
  const document = manifestOf(draft);
  const before: unknown = document.toJS()?.name;
  if (typeof before === "object" && before !== null) document.setIn(["name", language], name);
  else document.set("name", name);
  return withFile(draft, MANIFEST, document.toString({ lineWidth: 0 }));
}
