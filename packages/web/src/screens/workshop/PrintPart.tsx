/** The cards of a set on paper, or one of them as an image. They are drawn beside the page, by what draws them in a terminal. */
import type { CardInfo, Words } from "@tefuda/kernel";
import type { Language } from "@tefuda/print/card-words";
import type { Bleed, Paper } from "@tefuda/print/geometry";
import { pixelsWide } from "@tefuda/print/images";
import { lookOf } from "@tefuda/print/looks";
import type { Backs } from "@tefuda/print/pdf/places";
import { PRINT_WORDS } from "@tefuda/print/words";
import { withWords } from "@tefuda/referee/shown-words";
import { calledIn } from "@tefuda/workshop/called";
import { useEffect, useRef, useState } from "react";
import { drawnIcons } from "../../art/drawn-icons.ts";
import { type Drawn, type Flaws, type PrintLink, printLink } from "../../host/print.ts";
import { keptPictures } from "../../pictures/kept.ts";
import { download } from "../../state/download.ts";
import { pngOf } from "../../state/png.ts";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { fileName, nameOf } from "./manifest.ts";
import type { PartProps } from "./SharePanel.tsx";

const MOST_COPIES = 20;

/** What came of it: that it is there, and what is not as it should be. */
interface Told {
  says: string;
  flaws: readonly string[];
}

export function PrintPart({ data, draft, form, path, link, tell }: PartProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [paper, setPaper] = useState<Paper>("a4");
  const [bleed, setBleed] = useState<Bleed>(0);
  const [backs, setBacks] = useState<Backs>("none");
  const [copies, setCopies] = useState(1);
  const [speech, setSpeech] = useState<Language>(language);
  const [one, setOne] = useState(path ?? draft.cards[0]?.path ?? "");
  const [going, setGoing] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const press = usePress();

  /** One thing after the other: what is asked for waits until what was asked before has come. */
  const work = (made: () => Promise<Told>): void => {
    setGoing(true);
    setTold(null);
    tell(
      made()
        .then(setTold)
        .finally(() => setGoing(false)),
    );
  };
  const drawn = async (cards: readonly CardInfo[], own: readonly Words[]): Promise<Drawn> => ({
    look: lookOf(data.id, withWords(data.layout, own)),
    icons: await drawnIcons(data.id),
    language: speech,
    pictures: await keptPictures(cards),
  });
  const flawsIn = ({ overflows, missing }: Flaws, cards: readonly CardInfo[]): string[] => {
    const called = (name: string): string =>
      cards.find((card) => card.name === name)?.names?.[language] ?? name;
    const { overflow, noLetter } = PRINT_WORDS[language];
    return [
      ...overflows.map(({ card, part, over }) => overflow(called(card), part, over.toFixed(1))),
      ...(missing.length > 0 ? [noLetter(missing.join(" "))] : []),
    ];
  };
  const printSet = async (): Promise<Told> => {
    const cards: CardInfo[] = [];
    const unread: string[] = [];
    let own: readonly Words[] = [];
    for (const entry of draft.cards) {
      const told = await link.card(entry.path);
      own = told.words;
      if (told.info) cards.push(told.info);
      else unread.push(calledIn(entry, form)?.[language] ?? words.unnamed);
    }
    const left = unread.length > 0 ? [words.notDrawn(unread.join(", "))] : [];
    if (cards.length === 0) return { says: words.noneDrawn, flaws: left };
    const title = PRINT_WORDS[speech].title(data.title, nameOf(draft, speech));
    const made = await press().document(cards, copies, await drawn(cards, own), {
      paper,
      bleed,
      backs,
      title,
      language: speech,
    });
    download(`${fileName(nameOf(draft, "en"))}.pdf`, new Uint8Array(made.bytes), "application/pdf");
    const says = `${words.printed(made.cards, made.pages)} ${PRINT_WORDS[language].how[backs]}`;
    return { says, flaws: [...left, ...flawsIn(made, cards)] };
  };
  const saveImage = async (format: "svg" | "png"): Promise<Told> => {
    const { info: card, words: own } = await link.card(one);
    if (!card) return { says: words.notUnderstood, flaws: [] };
    const title = card.names?.[speech] ?? card.name;
    const width = format === "png" ? { width: pixelsWide(bleed) } : {};
    const made = await press().image(card, await drawn([card], own), { title, bleed, ...width });
    const name = `${fileName(card.name)}.${format}`;
    if (format === "svg") download(name, made.svg, "image/svg+xml");
    else download(name, await pngOf(made.svg), "image/png");
    return { says: words.imageMade, flaws: flawsIn(made, [card]) };
  };

  return (
    <section className="print-part">
      <h3>{words.print}</h3>
      <p>{words.printNote}</p>
      <div className="print-fields">
        <Choice label={words.paper} of={words.papers} value={paper} onChange={setPaper} />
        <Choice<`${Bleed}`>
          label={words.bleed}
          of={words.bleeds}
          value={`${bleed}`}
          onChange={(to) => setBleed(Number(to) as Bleed)}
        />
        <Choice label={words.backs} of={words.backsOf} value={backs} onChange={setBacks} />
        <Choice
          label={words.printLanguage}
          of={{ en: words.english, ja: words.japanese }}
          value={speech}
          onChange={setSpeech}
        />
        <label>
          {words.copies}
          <input
            className="field"
            type="number"
            min={1}
            max={MOST_COPIES}
            value={copies}
            onChange={({ target }) =>
              setCopies(Math.min(MOST_COPIES, Math.max(1, Math.round(target.valueAsNumber) || 1)))
            }
          />
        </label>
      </div>
      <div className="row-buttons">
        <button
          type="button"
          className="button button--main"
          disabled={going || draft.cards.length === 0}
          onClick={() => work(printSet)}
        >
          {words.printSet}
        </button>
      </div>
      {draft.cards.length > 0 && (
        <div className="row-buttons">
          <select
            className="field"
            aria-label={words.oneCard}
            value={one}
            onChange={({ target }) => setOne(target.value)}
          >
            {draft.cards.map((entry) => (
              <option key={entry.path} value={entry.path}>
                {calledIn(entry, form)?.[language] ?? words.unnamed}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            disabled={going}
            onClick={() => work(() => saveImage("svg"))}
          >
            {words.asSvg}
          </button>
          <button
            type="button"
            className="button"
            disabled={going}
            onClick={() => work(() => saveImage("png"))}
          >
            {words.asPng}
          </button>
        </div>
      )}
      <div role="status">
        {going && <p>{words.drawing}</p>}
        {told && <p>{told.says}</p>}
        {told?.flaws.map((flaw) => (
          <p className="fault" key={flaw}>
            {flaw}
          </p>
        ))}
      </div>
    </section>
  );
}

/** What draws, begun with the first drawing that is asked for, and ended with the sheet. */
function usePress(): () => PrintLink {
  const press = useRef<PrintLink | null>(null);
  useEffect(
    () => () => {
      press.current?.end();
      press.current = null;
    },
    [],
  );
  return () => {
    press.current ??= printLink();
    return press.current;
  };
}

interface ChoiceProps<T extends string> {
  label: string;
  /** What each value is called. */
  of: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, of, value, onChange }: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select className="field" value={value} onChange={({ target }) => onChange(target.value as T)}>
        {Object.entries<string>(of).map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
