/** The cards of a set: found, counted by kind, added, copied and taken away. */
import type { CardForm } from "@tefuda/kernel";
import { calledIn } from "@tefuda/workshop/called";
import { cardOf, type Draft, type Entry } from "@tefuda/workshop/draft";
import { memo, type ReactNode, useMemo, useState } from "react";
import { addressOf } from "../../state/screen.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";

interface CardShelfProps {
  draft: Draft;
  form: CardForm;
  /** The field that says of what kind a card is. */
  kind: string;
  path: string | null;
  /** The files in which something is wrong. */
  wrong: ReadonlySet<string>;
  onAdd: () => void;
  /** What stands below the cards. */
  children: ReactNode;
}

interface Listed {
  path: string;
  name: string;
  kind: string;
}

/** What the list tells of an entry. */
function toldOf(entry: Entry, form: CardForm, kindField: string, language: "en" | "ja"): Listed {
  const kind = cardOf(entry)?.[kindField];
  const name = calledIn(entry, form)?.[language] ?? "";
  return { path: entry.path, name, kind: typeof kind === "string" ? kind : "" };
}

export function CardShelf({ draft, form, kind, path, wrong, onAdd, children }: CardShelfProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [sought, setSought] = useState("");
  const cards = useMemo(
    () => draft.cards.map((entry) => toldOf(entry, form, kind, language)),
    [draft.cards, form, kind, language],
  );
  const found = cards.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.kind, (counts.get(card.kind) ?? 0) + 1);
  return (
    <nav className="card-shelf" aria-label={words.cardsTab}>
      <div className="card-shelf-head">
        <button type="button" className="button button--main" onClick={onAdd}>
          <Glyph name="plus" /> {words.newCard}
        </button>
        <input
          type="search"
          className="field"
          aria-label={words.filter}
          placeholder={words.filter}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <ul>
        {found.map((card) => (
          <Row
            key={card.path}
            set={draft.id}
            {...card}
            isHere={card.path === path}
            isWrong={wrong.has(card.path)}
            unnamed={words.unnamed}
          />
        ))}
      </ul>
      {found.length === 0 && sought !== "" && <p>{words.noCards}</p>}
      <dl className="card-counts" aria-label={words.counts}>
        {[...counts].map(([name, n]) => (
          <div key={name}>
            <dt>{name || words.notSet}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      {children}
    </nav>
  );
}

interface RowProps extends Listed {
  set: string;
  isHere: boolean;
  isWrong: boolean;
  unnamed: string;
}

const Row = memo(function Row({ set, path, name, kind, isHere, isWrong, unnamed }: RowProps) {
  return (
    <li className={isWrong ? "is-wrong" : undefined}>
      <a href={addressOf({ at: "workshop", set, card: path })} aria-current={isHere ? "page" : undefined}>
        <span>{name || unnamed}</span>
        <small>{kind}</small>
        {isWrong && <Glyph name="warn" />}
      </a>
    </li>
  );
});
