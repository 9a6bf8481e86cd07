/** The words and keywords that a set brings, as its `set.yaml` says them, while it is written. */
import { isMap, parseDocument } from "yaml";
import { type Draft, MANIFEST, withFile } from "./draft.ts";

/** A word as it is typed; `of` says of what it is one where its file does. */
export interface TypedWord {
  en: string;
  ja: string;
  of?: string;
}
/** A keyword, and the text that it stands for, in either language; `{n}` in it is the number behind the keyword. */
export interface TypedKeyword {
  en: string;
  ja: string;
  text: string;
}
export interface TypedWords {
  words: readonly TypedWord[];
  keywords: readonly TypedKeyword[];
}

type Said = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** What is said once for both languages stands under the first. */
function bothOf(value: unknown): { en: string; ja: string } {
  if (typeof value !== "object" || value === null) return { en: textOf(value), ja: "" };
  const { en, ja } = value as Said;
  return { en: textOf(en), ja: textOf(ja) };
}

export function typedWords({ others }: Draft): TypedWords {
  const text = others.find(({ path }) => path === MANIFEST)?.text ?? "";
  const { words, keywords } = (parseDocument(text, { logLevel: "silent" }).toJS({ maxAliasCount: 50 }) ??
    {}) as Said;
  return {
    words: listIn(words).map((one) => {
      const of = textOf((one as Said | null)?.of);
      return { ...bothOf(one), ...(of === "" ? {} : { of }) };
    }),
    keywords: listIn(keywords).map((one) => {
      const { name, text } = (one ?? {}) as Said;
      const said = bothOf(text);
      return { ...bothOf(name), text: said.en || said.ja };
    }),
  };
}

/** The draft with other words and keywords; of a list that is as it was nothing is written anew. */
export function withTypedWords(draft: Draft, next: TypedWords): Draft {
  const file = draft.others.find(({ path }) => path === MANIFEST);
  const document = parseDocument(file?.text ?? "", { logLevel: "silent" });
  if (!isMap(document.contents)) return draft;
  const before = typedWords(draft);
  const put = (key: keyof TypedWords, list: readonly unknown[]): void => {
    if (JSON.stringify(before[key]) === JSON.stringify(next[key])) return;
    if (list.length === 0) document.delete(key);
    else document.set(key, document.createNode(list));
  };
  put(
    "words",
    next.words.map(({ en, ja, of }) => {
      if (of === undefined) return called(en, ja);
      return { ...(en === "" ? {} : { en }), ...(ja === "" ? {} : { ja }), of };
    }),
  );
  put(
    "keywords",
    next.keywords.map(({ en, ja, text }) => ({ name: called(en, ja), text })),
  );
  return withFile(draft, MANIFEST, document.toString({ lineWidth: 0 }));
}

const called = (en: string, ja: string): unknown => {
  if (ja === "") return en;
  return en === "" ? { ja } : { en, ja };
};
