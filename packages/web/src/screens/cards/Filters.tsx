/** What somebody wants to see of the cards: a text, kinds, words and numbers, and in which order. */

import type { GameData } from "@tefuda/host/host";
import type { ReactNode } from "react";
import { useState } from "react";
import { GameIcon } from "../../card/GameIcon.tsx";
import { capital } from "../../ui/text.ts";
import { phone, small, useMedia } from "../../ui/useMedia.ts";
import { CARD_WORDS } from "../../words/cards.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { ALL, BY_NAME, OF_GAME, wishesIn } from "./sift.ts";
import type { Facet } from "./traits.ts";
import type { Shelved } from "./useShelf.ts";

interface FiltersProps {
  data: GameData;
  shelf: Shelved;
  /** On a small screen all but the text is folded away, so that cards are seen at once. */
  brief?: boolean;
}

export function Filters({ data, shelf, brief = false }: FiltersProps) {
  const common = useWords();
  const language = useLanguage();
  const say = useSaid();
  const words = CARD_WORDS[language];
  const narrow = useMedia(brief ? small : phone);
  const folds = brief && narrow;
  const { traits, wanted, change, shown } = shelf;
  const wishes = wishesIn(wanted);
  // what is wished for already is not folded away
  const [open, setOpen] = useState(wishes > 0);

  const order = (
    <Choice name={words.sort} value={wanted.sort} onChange={(sort) => change({ sort })}>
      <option value="">{words.sorts.set}</option>
      <option value={BY_NAME}>{words.sorts.name}</option>
      {traits.measures.map(({ id, name }) => (
        <option key={id} value={id}>
          {words.byNumber(say(name))}
        </option>
      ))}
    </Choice>
  );
  const further = (
    <div className="sift-further">
      {narrow && order}
      {traits.facets.map((facet) => (
        <FacetChoice key={facet.id} facet={facet} shelf={shelf} />
      ))}
      <Bounds shelf={shelf} />
    </div>
  );
  const clear = (wishes > 0 || wanted.text !== "") && (
    <button type="button" className="button" onClick={() => change({ ...ALL, sort: wanted.sort })}>
      {words.clear}
    </button>
  );
  return (
    <form className={`sift${folds ? " sift--brief" : ""}`} onSubmit={(event) => event.preventDefault()}>
      <div className="sift-first">
        <label className="search">
          <span className={folds ? "unseen" : ""}>{common.cardSearch}</span>
          <input
            type="search"
            className="field"
            placeholder={folds ? common.cardSearch : undefined}
            value={wanted.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
        {data.sets.length > 0 && (
          <Choice name={common.sets.filter} value={wanted.set} onChange={(set) => change({ set })}>
            <option value="">{common.sets.any}</option>
            <option value={OF_GAME}>{common.sets.ofGame}</option>
            {data.sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Choice>
        )}
        {!narrow && order}
      </div>
      {!folds && <Types shelf={shelf} />}
      {!narrow && further}
      <div className="sift-result">
        {narrow && (
          <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.more(wishes)}
          </button>
        )}
        <p className={`found${folds && shown.length > 0 ? " unseen" : ""}`} aria-live="polite">
          {shown.length === 0 ? common.noCards : common.cardsCount(shown.length)}
        </p>
        {!folds && clear}
      </div>
      {folds && open && <Types shelf={shelf} />}
      {narrow && open && further}
      {folds && open && clear}
    </form>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, value, onChange, children }: ChoiceProps) {
  return (
    <label>
      {name}
      <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

/** Several kinds can be wanted at once. */
function Types({ shelf: { traits, wanted, change } }: { shelf: Shelved }) {
  const say = useSaid();
  const words = CARD_WORDS[useLanguage()];
  const { types } = wanted;
  return (
    <fieldset className="sift-types">
      <legend className="unseen">{words.types}</legend>
      {traits.types.map(({ value, name, icon }) => {
        const on = types.includes(value);
        return (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={on}
            onClick={() => change({ types: on ? types.filter((type) => type !== value) : [...types, value] })}
          >
            <GameIcon name={icon} />
            {capital(say(name))}
          </button>
        );
      })}
    </fieldset>
  );
}

function FacetChoice({ facet, shelf }: { facet: Facet; shelf: Shelved }) {
  const say = useSaid();
  const words = CARD_WORDS[useLanguage()];
  const { wanted, change } = shelf;
  const choose = (word: string): void => {
    const { [facet.id]: _, ...others } = wanted.words;
    change({ words: word === "" ? others : { ...others, [facet.id]: word } });
  };
  return (
    <Choice
      name={facet.name ? say(facet.name) : words.subtype}
      value={wanted.words[facet.id] ?? ""}
      onChange={choose}
    >
      <option value="">{words.any}</option>
      {facet.choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {capital(say(name))}
        </option>
      ))}
    </Choice>
  );
}

/** From one number to another, of whichever number is chosen. */
function Bounds({ shelf: { traits, main, wanted, change } }: { shelf: Shelved }) {
  const say = useSaid();
  const words = CARD_WORDS[useLanguage()];
  const [first] = traits.measures;
  if (!first) return null;
  const bound = (key: "least" | "most", label: string) => (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        className="field"
        value={wanted[key] ?? ""}
        onChange={(event) => {
          const n = event.target.valueAsNumber;
          change({ [key]: Number.isNaN(n) ? null : n });
        }}
      />
    </label>
  );
  return (
    <div className="sift-bounds">
      <Choice
        name={words.number}
        value={wanted.measure || main}
        onChange={(measure) => change({ measure, least: null, most: null })}
      >
        {traits.measures.map(({ id, name }) => (
          <option key={id} value={id}>
            {capital(say(name))}
          </option>
        ))}
      </Choice>
      {bound("least", words.least)}
      {bound("most", words.most)}
    </div>
  );
}
