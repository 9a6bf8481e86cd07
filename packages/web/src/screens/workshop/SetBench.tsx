/** A set on the bench: its cards, the one that is written, how that looks and how it plays. On a phone one of them at a time. */
import type { GameData, SavedMatch } from "@tefuda/host/host";
import type { CardForm } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { withWords } from "@tefuda/referee/shown-words";
import { calledIn } from "@tefuda/workshop/called";
import { deckIn, isDeck } from "@tefuda/workshop/decks";
import {
  added,
  type Draft,
  type Entry,
  entryText,
  filesOf,
  withField,
  withFile,
} from "@tefuda/workshop/draft";
import { RULINGS } from "@tefuda/workshop/ruling";
import type { Tried } from "@tefuda/workshop/trying";
import { useEffect, useMemo, useRef, useState } from "react";
import { FullCard } from "../../card/FullCard.tsx";
import type { KeptDraft } from "../../state/drafts.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame, useSession } from "../../state/session.ts";
import { changeSettings, useSettings } from "../../state/settings.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage, useWords } from "../../words/index.tsx";
import { LAB_WORDS } from "../../words/lab.ts";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { CardEditor } from "./CardEditor.tsx";
import { CardNoting } from "./CardNoting.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { CardShelf } from "./CardShelf.tsx";
import { DeckEditor } from "./DeckEditor.tsx";
import { DeckShelf } from "./DeckShelf.tsx";
import { Lab } from "./lab/Lab.tsx";
import { ManySheet } from "./ManySheet.tsx";
import { nameOf, picturesIn, renamed, withOwnPicture, withoutCard } from "./manifest.ts";
import type { Start } from "./PositionEditor.tsx";
import { RulingShelf } from "./RulingShelf.tsx";
import { SharePanel } from "./SharePanel.tsx";
import { TryPanel } from "./TryPanel.tsx";
import { type AtBench, useBench } from "./useBench.ts";
import type { Change } from "./useWriting.ts";
import { useWriting, type Writing } from "./useWriting.ts";
import { WordsSheet } from "./WordsSheet.tsx";

/** Of a game that does not lie there yet. */
const NO_FORM: CardForm = {};

const VIEWS = ["cards", "write", "card", "try", "lab"] as const;
type View = (typeof VIEWS)[number];

export function SetBench({ kept, card: asked }: { kept: KeptDraft; card: string | null }) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const common = useWords();
  const session = useSession();
  const writing = useWriting(kept);
  const { draft, change } = writing;
  const data = useGame(draft.game);
  const entry = draft.cards.find(({ path }) => path === asked) ?? null;
  const deck = draft.others.find((file) => file.path === asked && isDeck(file)) ?? null;
  const bench = useBench(draft, entry?.path ?? null);
  const [view, setView] = useState<View>(asked === null ? "cards" : "write");
  const [shares, setShares] = useState(false);
  const [many, setMany] = useState(false);
  const [declares, setDeclares] = useState(false);
  // what has been begun goes on while something else is looked at
  const tries = useRef(false);
  tries.current ||= view === "try";
  const measures = useRef(false);
  measures.current ||= view === "lab";
  const wrong = useMemo(() => new Set(bench.troubles?.map(({ path }) => path)), [bench.troubles]);
  const form = bench.opened?.form ?? NO_FORM;
  const called = entry ? calledIn(entry, form) : undefined;
  const own = picturesIn(draft).find(({ card }) => card === called?.en || card === called?.ja);
  const names = useMemo(
    () => draft.cards.flatMap((one) => calledIn(one, form)?.en ?? []),
    [draft.cards, form],
  );
  const go = (path: string): void => {
    location.hash = addressOf({ at: "workshop", set: draft.id, card: path });
  };
  const add = (text: string, picture?: string): void => {
    const more = added(draft, text);
    const name = calledIn({ text }, form)?.en;
    const next = picture === undefined || name === undefined ? more : withOwnPicture(more, name, picture);
    change(next, "add");
    go(next.cards.at(-1)!.path);
    setView("write");
  };
  if (!data || !bench.opened) return <p className="wait">{words.loading}</p>;
  const { kind } = bench.opened;
  const kinds = form[kind]?.is === "oneOf" ? form[kind].of : [];
  const addNew = (): void => {
    const name = words.newName(draft.cards.length + 1);
    const begin = (fresh: Readonly<Record<string, string | number>>): void =>
      add(entryText({ name, ...(kinds[0] ? { [kind]: kinds[0] } : {}), ...fresh }));
    bench.link.fresh().then(begin, session.failed);
  };
  const copy = ({ text }: Entry): void => {
    // what follows its name stays as it is
    const name = calledIn({ text }, NO_FORM)?.en ?? words.unnamed;
    add(withField(text, ["name"], words.copyName(name)), own?.file);
  };
  const titles = {
    cards: words.cardsTab,
    write: words.writeTab,
    card: words.cardTab,
    try: words.tryTab,
    lab: LAB_WORDS[language].title,
  };
  return (
    <main className={`workshop workshop--${view}`} id="main">
      <Head
        {...{ writing, bench }}
        onShare={() => setShares(true)}
        lab={view === "lab"}
        onLab={() => setView(view === "lab" ? "write" : "lab")}
      />
      {shares && (
        <SharePanel
          {...{ data, draft, form }}
          path={entry?.path ?? null}
          link={bench.link}
          onChange={change}
          onClose={() => setShares(false)}
        />
      )}
      {declares && (
        <WordsSheet
          {...{ draft, troubles: bench.troubles }}
          onChange={change}
          onClose={() => setDeclares(false)}
        />
      )}
      {many && <ManySheet {...{ draft, form }} onChange={change} onClose={() => setMany(false)} />}
      <fieldset className="workshop-views">
        <legend className="unseen">{words.views}</legend>
        {VIEWS.map((one) => (
          <button
            type="button"
            className="button"
            key={one}
            aria-pressed={view === one}
            onClick={() => setView(one)}
          >
            {titles[one]}
          </button>
        ))}
      </fieldset>
      <div className="workshop-panes">
        {measures.current && <Lab {...{ draft, form, bench }} onChange={change} />}
        <CardShelf {...{ draft, form, kind, wrong }} path={entry?.path ?? null} onAdd={addNew}>
          <button type="button" className="button" onClick={() => setMany(true)}>
            {words.many}
          </button>
          <button type="button" className="button" onClick={() => setDeclares(true)}>
            {words.ownWords}
          </button>
          <DeckShelf
            {...{ draft, form, wrong, link: bench.link }}
            path={deck?.path ?? null}
            onChange={change}
          />
          <RulingShelf draft={draft} told={bench.rulings} onChange={change} />
        </CardShelf>
        <section className="workshop-write" aria-label={words.writeTab}>
          {entry ? (
            <>
              <CardNoting
                key={`note ${entry.path}`}
                {...{ draft, name: calledIn(entry, form)?.en }}
                onChange={change}
              />
              <CardEditor key={entry.path} {...{ draft, entry, bench }} onChange={change} />
              <div className="row-buttons">
                <button type="button" className="button" onClick={() => copy(entry)}>
                  {words.copyCard}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => change(withoutCard(draft, entry, form), "remove")}
                >
                  {words.removeCard}
                </button>
              </div>
            </>
          ) : deck ? (
            <DeckEditor
              key={deck.path}
              {...{ draft, troubles: bench.troubles }}
              file={deck}
              names={[...names, ...data.cards.map(({ name }) => name)]}
              onChange={change}
            />
          ) : (
            <p>{words.noCard}</p>
          )}
        </section>
        <section className="workshop-side" aria-label={words.cardTab}>
          {tries.current && entry && (
            <div className="workshop-try" hidden={view !== "try"}>
              <Try {...{ data, draft, entry, bench, names }} onChange={change} />
              <button type="button" className="button try-back" onClick={() => setView("card")}>
                {common.close}
              </button>
            </div>
          )}
          {(view !== "try" || !entry) && (
            <>
              {entry && <Preview key={entry.path} data={data} bench={bench} />}
              {entry && called && (
                <CardPicture
                  key={`picture ${entry.path}`}
                  name={called.en}
                  has={own !== undefined}
                  onChange={change}
                />
              )}
              {entry && (
                <button type="button" className="button button--main" onClick={() => setView("try")}>
                  <Glyph name="play" /> {words.tryIt}
                </button>
              )}
              <Troubles {...{ draft, form, bench }} />
            </>
          )}
        </section>
      </div>
    </main>
  );
}

interface HeadProps {
  writing: Writing;
  bench: AtBench;
  onShare: () => void;
  /** Whether the lab is shown. */
  lab: boolean;
  onLab: () => void;
}

function Head({ writing, bench, onShare, lab, onLab }: HeadProps) {
  const { draft, change, undo, redo, kept, takeOver } = writing;
  const session = useSession();
  const { decks } = useSettings();
  const [refused, setRefused] = useState(false);
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const play = async (): Promise<void> => {
    const files = filesOf(draft).map(({ path, text }) => ({ path: `${draft.id}/${path}`, text }));
    const { on, problems } = await session.host.takeSet(files, false);
    setRefused(problems.length > 0);
    if (!on || problems.length > 0) return;
    const [deck] = on.decks;
    changeSettings({
      game: on.game,
      ...(deck === undefined ? {} : { decks: { ...decks, [on.game]: deck } }),
    });
    location.hash = addressOf({ at: "start", setUp: true });
  };
  return (
    <header className="workshop-head">
      <a className="button" href={addressOf({ at: "workshop", set: null, card: null })}>
        {words.toWorkshop}
      </a>
      <h1>
        <input
          className="field"
          aria-label={words.name}
          maxLength={60}
          value={nameOf(draft, language)}
          onChange={({ target }) => change(renamed(draft, target.value, language), "name")}
        />
      </h1>
      <p
        role="status"
        className={
          kept === "failed" || kept === "elsewhere" ? "fault" : `workshop-kept workshop-kept--${kept}`
        }
      >
        {(kept === "kept" || kept === "keeping") && words.kept}
        {kept === "failed" && words.notKept}
        {kept === "elsewhere" && words.elsewhere}
      </p>
      {kept === "elsewhere" && (
        <button type="button" className="button" onClick={takeOver}>
          {words.takeOver}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={words.undo}
        disabled={!undo}
        onClick={undo ?? undefined}
      >
        <Glyph name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.redo}
        disabled={!redo}
        onClick={redo ?? undefined}
      >
        <Glyph name="redo" />
      </button>
      <button type="button" className="button" aria-pressed={lab} onClick={onLab}>
        {LAB_WORDS[language].title}
      </button>
      <button type="button" className="button" onClick={onShare}>
        <Glyph name="save" /> {words.share}
      </button>
      <button type="button" className="button" onClick={() => play().catch(session.failed)}>
        <Glyph name="play" /> {words.play}
      </button>
      {refused && bench.troubles?.length !== 0 && (
        <p className="fault" role="alert">
          {words.mendFirst}
        </p>
      )}
    </header>
  );
}

function Preview({ data, bench: { told } }: { data: GameData; bench: AtBench }) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const own = told?.words;
  const look = useMemo(() => lookOf(data.id, withWords(data.layout, own ?? [])), [data, own]);
  // as long as it cannot be read, it is shown as it was
  const [last, setLast] = useState(told?.info);
  useEffect(() => {
    if (told?.info) setLast(told.info);
  }, [told]);
  const info = told?.info ?? last;
  if (!info) return <p>{words.notUnderstood}</p>;
  return (
    <div className={`workshop-card${told && !told.info ? " is-old" : ""}`}>
      {told && !told.info && <p>{words.asItWas}</p>}
      <FullCard info={info} look={look} level={2} />
    </div>
  );
}

interface TroublesProps {
  draft: Draft;
  form: CardForm;
  bench: AtBench;
}

function Troubles({ draft, form, bench: { troubles } }: TroublesProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  return (
    <section className="workshop-troubles" aria-labelledby="set-troubles">
      <h2 id="set-troubles">{words.troubles}</h2>
      <div role="status">
        {troubles === null ? <p>{words.checking}</p> : troubles.length === 0 && <p>{words.allRight}</p>}
      </div>
      <ul>
        {troubles?.slice(0, 30).map(({ path, says }) => {
          const entry = draft.cards.find((one) => one.path === path);
          const deck = draft.others.find((one) => one.path === path && isDeck(one));
          const name = entry ? calledIn(entry, form)?.[language] : deck && deckIn(deck).name[language];
          return (
            <li key={`${path} ${says.en}`}>
              {(entry ?? deck) && (
                <a href={addressOf({ at: "workshop", set: draft.id, card: path })}>{name || words.unnamed}</a>
              )}{" "}
              {says[language]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TryProps {
  data: GameData;
  draft: Draft;
  entry: Entry;
  bench: AtBench;
  names: readonly string[];
  onChange: Change;
}

/** A card is tried where something can be done with it. */
function Try({ data, draft, entry, bench: { link, told }, names, onChange }: TryProps) {
  const session = useSession();
  const words = WORKSHOP_WORDS[useLanguage()];
  const name = told?.info?.name;
  /** The position of a card, by its file: that of the one before is none of this one's. */
  const [found, setFound] = useState<{ path: string; begin: Tried; called: string } | null>(null);
  const position = found?.path === entry.path ? found : null;
  const sought = useRef<string | null>(null);
  useEffect(() => {
    const { path } = entry;
    // another name is not another card: the position that is there goes on
    if (name === undefined || sought.current === path) return;
    sought.current = path;
    const take = (begin: Tried): void => {
      if (sought.current === path) setFound({ path, begin, called: name });
    };
    link.positionFor(name).then(take, session.failed);
  }, [link, name, entry, session]);
  const keepRuling = (from: Start, { record: { choices, opening } }: SavedMatch): void => {
    const given = choices.slice(opening?.after ?? 0);
    const keep = (text: string): void => onChange((now) => withFile(now, RULINGS, text), "ruling");
    link.ruling(from, given, name ?? "").then(keep, session.failed);
  };
  if (!position) return <p>{name === undefined ? words.notYet : words.opening}</p>;
  const { begin, called } = position;
  return <TryPanel key={entry.path} {...{ data, draft, begin, called, name, names }} onRuling={keepRuling} />;
}
