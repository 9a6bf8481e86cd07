/** The rulings of a set while it is written: told by what they are called, taken away, and kept in step with what cards are called. */
import type { SourceFile } from "@tefuda/kernel";
import { isScalar, isSeq, parseDocument, visit } from "yaml";
import { type Draft, withFile } from "./draft.ts";
import { RULINGS } from "./ruling.ts";

export interface KeptRuling {
  /** Its file, and its place there. */
  path: string;
  at: number;
  title: { en?: string; ja?: string };
}

const isRulings = ({ path }: Pick<SourceFile, "path">): boolean => /^scenarios\/.*\.ya?ml$/.test(path);

export function rulingsIn({ others }: Draft): KeptRuling[] {
  return others.filter(isRulings).flatMap(({ path, text }) => {
    const value: unknown = parseDocument(text, { logLevel: "silent" }).toJS({ maxAliasCount: 50 });
    if (!Array.isArray(value)) return [];
    return value.map((ruling: unknown, at): KeptRuling => {
      const { title } = (ruling ?? {}) as { title?: unknown };
      const said = typeof title === "string" ? { en: title } : ((title ?? {}) as KeptRuling["title"]);
      return { path, at, title: said };
    });
  });
}

/** The draft with one more ruling, an entry of a scenario file. No two are called the same: one that would be gets a number. */
export function withRuling(draft: Draft, entry: string): Draft {
  const titles = new Set(rulingsIn(draft).map(({ title }) => title.en));
  const document = parseDocument(entry, { logLevel: "silent" });
  const called = String(document.getIn([0, "title", "en"]));
  for (let n = 2; titles.has(String(document.getIn([0, "title", "en"]))); n++)
    document.setIn([0, "title", "en"], `${called} (${n})`);
  const file = draft.others.find(({ path }) => path === RULINGS);
  return withFile(draft, RULINGS, (file?.text ?? "") + document.toString({ lineWidth: 0 }));
}

/** The draft without one of its rulings. */
export function withoutRuling(draft: Draft, { path, at }: KeptRuling): Draft {
  const file = draft.others.find((one) => one.path === path);
  const document = parseDocument(file?.text ?? "", { logLevel: "silent" });
  if (!isSeq(document.contents)) return draft;
  document.delete(at);
  const isEmpty = document.contents.items.length === 0;
  return withFile(draft, path, isEmpty ? undefined : document.toString({ lineWidth: 0 }));
}

/** All rulings with a card called otherwise, where it lies and where something is done with it. */
export function renamedInRulings(draft: Draft, from: string, to: string): Draft {
  let next = draft;
  for (const { path, text } of draft.others.filter(isRulings)) {
    if (!text.includes(from)) continue;
    const document = parseDocument(text, { logLevel: "silent" });
    visit(document, {
      Scalar(_, node) {
        if (!isScalar(node) || typeof node.value !== "string") return;
        if (node.value === from) node.value = to;
        else if (node.value.endsWith(` ${from}`)) node.value = node.value.slice(0, -from.length) + to;
      },
    });
    next = withFile(next, path, document.toString({ lineWidth: 0 }));
  }
  return next;
}
