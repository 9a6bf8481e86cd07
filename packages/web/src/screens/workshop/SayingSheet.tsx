/** What a text can say, for whoever writes one: sought by words, and taken over. */
import { useEffect, useMemo, useState } from "react";
import { Sheet } from "../../ui/Sheet.tsx";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { sayingsOf } from "./saying-pages.ts";
import { type Saying, sought } from "./sayings.ts";

/** So many are shown at most: more words find fewer. */
const SHOWN = 80;

interface SayingSheetProps {
  game: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

export function SayingSheet({ game, onUse, onClose }: SayingSheetProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const common = useWords();
  const [all, setAll] = useState<readonly Saying[] | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const [wanted, setWanted] = useState("");
  const [chapter, setChapter] = useState("");
  useEffect(() => {
    sayingsOf(game, language).then(setAll, setFault);
  }, [game, language]);
  const chapters = useMemo(() => [...new Set(all?.map((one) => one.chapter))], [all]);
  const found = useMemo(
    () => sought(all ?? [], wanted).filter((one) => chapter === "" || one.chapter === chapter),
    [all, wanted, chapter],
  );
  return (
    <Sheet title={words.sayings} onClose={onClose} form="wide">
      <div className="sayings">
        <p>{words.sayingsAbout}</p>
        {fault && <p className="fault">{faultIn(common, fault)}</p>}
        <div className="row-buttons">
          <input
            type="search"
            className="field"
            aria-label={words.seekSaying}
            placeholder={words.seekSaying}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <select
            className="field"
            aria-label={words.chapter}
            value={chapter}
            onChange={({ target }) => setChapter(target.value)}
          >
            <option value="">{words.allChapters}</option>
            {chapters.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        <p role="status">{all ? words.sayingsFound(found.length) : words.loading}</p>
        <ul>
          {found.slice(0, SHOWN).map((one, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read; two may say the same
            <li key={n}>
              <span>
                {one.pieces.map((piece, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their place
                  i % 2 === 1 ? <b key={i}>{piece}</b> : piece,
                )}
                {one.as && <small>{words.sayingAs(one.as)}</small>}
                {one.other && <small lang={language === "en" ? "ja" : "en"}>{one.other}</small>}
              </span>
              <button type="button" className="button" onClick={() => onUse(one.pieces.join(""))}>
                {words.useSaying}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
