/** The words and keywords that a set brings: told, added, changed and taken away. */
import { type Draft, MANIFEST } from "@tefuda/workshop/draft";
import { type TypedKeyword, type TypedWord, typedWords, withTypedWords } from "@tefuda/workshop/own-words";
import type { Trouble } from "@tefuda/workshop/told";
import { useState } from "react";
import { Glyph } from "../../ui/Glyph.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface WordsSheetProps {
  draft: Draft;
  troubles: readonly Trouble[] | null;
  onChange: Change;
  onClose: () => void;
}

const LONGEST_WORD = 60;
const LONGEST_TEXT = 500;

export function WordsSheet({ draft, troubles, onChange, onClose }: WordsSheetProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const typed = typedWords(draft);
  const put = (next: Partial<typeof typed>, place: string): void =>
    onChange(withTypedWords(draft, { ...typed, ...next }), place);
  return (
    <Sheet title={words.ownWords} onClose={onClose} form="wide">
      <div className="words-sheet">
        <div role="status">
          {troubles
            ?.filter(({ path }) => path === MANIFEST)
            .map(({ says }) => (
              <p className="fault" key={says.en}>
                {says[language]}
              </p>
            ))}
        </div>
        <section aria-labelledby="own-words-title">
          <h3 id="own-words-title">{words.ownWordsTitle}</h3>
          <p>{words.ownWordsNote}</p>
          <Rows<TypedWord>
            list={typed.words}
            fields={["en", "ja"]}
            fresh={{ en: "", ja: "" }}
            add={words.addWord}
            onPut={(list, place) => put({ words: list }, `words/${place}`)}
          />
        </section>
        <section aria-labelledby="own-keywords-title">
          <h3 id="own-keywords-title">{words.keywordsTitle}</h3>
          <p>{words.keywordsNote}</p>
          <Rows<TypedKeyword>
            list={typed.keywords}
            fields={["en", "ja", "text"]}
            fresh={{ en: "", ja: "", text: "" }}
            add={words.addKeyword}
            onPut={(list, place) => put({ keywords: list }, `keywords/${place}`)}
          />
        </section>
      </div>
    </Sheet>
  );
}

interface RowsProps<Row> {
  list: readonly Row[];
  fields: readonly ("en" | "ja" | "text")[];
  fresh: Row;
  add: string;
  onPut: (list: readonly Row[], place: string) => void;
}

/** Rows of fields; one that is begun is put among them when it is said to be whole. */
function Rows<Row extends { en: string; ja: string; text?: string }>({
  list,
  fields,
  fresh,
  add,
  onPut,
}: RowsProps<Row>) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const [begun, setBegun] = useState<Row>(fresh);
  const isWhole =
    (begun.en.trim() !== "" || begun.ja.trim() !== "") &&
    (begun.text === undefined || begun.text.trim() !== "");
  const called = { en: words.english, ja: words.japanese, text: words.standsFor };
  const row = (one: Row, change: (next: Row) => void) =>
    fields.map((field) => (
      <input
        key={field}
        className="field"
        lang={field === "text" ? undefined : field}
        maxLength={field === "text" ? LONGEST_TEXT : LONGEST_WORD}
        aria-label={called[field]}
        placeholder={called[field]}
        value={one[field] ?? ""}
        onChange={({ target }) => change({ ...one, [field]: target.value })}
      />
    ));
  return (
    <>
      <ul className="word-rows">
        {list.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place
          <li key={i} className="word-row">
            {row(one, (next) =>
              onPut(
                list.map((other, n) => (n === i ? next : other)),
                String(i),
              ),
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={words.removeWord(one.en || one.ja)}
              onClick={() =>
                onPut(
                  list.filter((_, n) => n !== i),
                  "remove",
                )
              }
            >
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form
        className="word-row"
        aria-label={add}
        onSubmit={(event) => {
          event.preventDefault();
          onPut([...list, begun], "add");
          setBegun(fresh);
        }}
      >
        {row(begun, setBegun)}
        <button type="submit" className="button" disabled={!isWhole}>
          <Glyph name="plus" /> {add}
        </button>
      </form>
    </>
  );
}
