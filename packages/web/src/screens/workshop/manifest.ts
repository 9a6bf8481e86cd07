/** What a draft says of itself in its `set.yaml`. */
import { cardIn, changed, type Draft, type Entry, MANIFEST, withFile } from "@tefuda/workshop/draft";
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
export function nameIn({ text }: Pick<Entry, "text">): string | undefined {
  const name = cardIn(text)?.name;
  if (typeof name === "string") return name;
  const both = (name ?? {}) as { en?: unknown; ja?: unknown };
  const said = both.en ?? both.ja;
  return typeof said === "string" ? said : undefined;
}

/** A draft in which a card's file says something else; what is noted of the card goes with its name. */
export function withCard(draft: Draft, entry: Entry, text: string): Draft {
  const next = changed(draft, entry.path, text);
  const [from, to] = [nameIn(entry), nameIn({ text })];
  if (from === undefined || to === undefined || from === to) return next;
  try {
    const manifests = next.others.filter(({ path }) => path === MANIFEST);
    const [manifest] = withRenamedNote(manifests, [draft.game], from, to);
    return manifest ? withFile(next, MANIFEST, manifest.text) : next;
  } catch {
    // a set that cannot be read at the moment has no notes to be moved
    return next;
  }
}

/** A set that is called otherwise; where it has a name in each language, in this one. */
export function renamed(draft: Draft, name: string, language: "en" | "ja"): Draft {
  const document = manifestOf(draft);
  const before: unknown = document.toJS()?.name;
  if (typeof before === "object" && before !== null) document.setIn(["name", language], name);
  else document.set("name", name);
  return withFile(draft, MANIFEST, document.toString({ lineWidth: 0 }));
}
