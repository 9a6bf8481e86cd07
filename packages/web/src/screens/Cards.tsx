/** All cards of a game, to be sifted by type, value and text. */
import type { CardInfo } from "@tefuda/kernel";
import { useDeferredValue, useState } from "react";
import { CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { FullCard } from "../card/FullCard.tsx";
import { lookOf, typeLook, valueLook } from "../data/looks.ts";
import { useGame } from "../state/session.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { capital } from "../ui/text.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";

export function CardBrowser({ game }: { game: string; card: string | null }) {
  const data = useGame(game);
  const words = useWords();
  const say = useSaid();
  const language = useLanguage();
  const look = lookOf(game, data?.layout);
  const [sought, setSought] = useState("");
  const [type, setType] = useState("");
  const [star, setStar] = useState("");
  const [set, setSet] = useState("");
  const [opened, setOpen] = useState<CardInfo | null>(null);
  const search = useDeferredValue(sought.trim().toLowerCase());
  const cards = data?.cards ?? [];
  // What a card is called counts: cards of one colour are found together.
  const nameOf = (card: CardInfo): string => say(typeLook(look, card.type).says);
  const types = [...new Set(cards.map(nameOf))];
  const starred = Object.entries(look.values).find(([, value]) => value.form === "stars")?.[0];
  const starsOf = (card: CardInfo) => card.values.find((v) => v.id === starred)?.value;
  const stars = [...new Set(cards.map(starsOf).filter((v) => v !== undefined))].sort((a, b) => a - b);
  const setOf = (card: CardInfo) => data?.sets.find(({ cards }) => cards.includes(card.name));
  const shown = cards.filter(
    (card) =>
      (set === "" || (setOf(card)?.id ?? OF_GAME) === set) &&
      (type === "" || nameOf(card) === type) &&
      (star === "" || String(starsOf(card)) === star) &&
      (search === "" || textOf(card).includes(search)),
  );
  if (!data) return <p className="wait">{words.loading}</p>;
  return (
    <main className="page" id="main">
      <h1>{words.cardsTitle(data.title)}</h1>
      <form className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="search">
          {words.cardSearch}
          <input
            type="search"
            className="field"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
        <label>
          {words.filterType}
          <select className="field" value={type} onChange={(event) => setType(event.target.value)}>
            <option value="">{words.anyType}</option>
            {types.map((t) => (
              <option key={t} value={t}>
                {t}
              </option>
            ))}
          </select>
        </label>
        {starred && (
          <label>
            {capital(say(valueLook(look, starred).says))}
            <select className="field" value={star} onChange={(event) => setStar(event.target.value)}>
              <option value="">{words.anyValue(say(valueLook(look, starred).says))}</option>
              {stars.map((s) => (
                <option key={s} value={s}>
                  {s}
                </option>
              ))}
            </select>
          </label>
        )}
        {data.sets.length > 0 && (
          <label>
            {words.sets.filter}
            <select className="field" value={set} onChange={(event) => setSet(event.target.value)}>
              <option value="">{words.sets.any}</option>
              <option value={OF_GAME}>{words.sets.ofGame}</option>
              {data.sets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="found" aria-live="polite">
          {shown.length === 0 ? words.noCards : words.cardsCount(shown.length)}
        </p>
      </form>
      <ul className="gallery gallery--page">
        {shown.map((card) => (
          <li key={card.name}>
            <button type="button" className="spot" onClick={() => setOpen(card)}>
              <span className="unseen">{describeCard(card, null, look, words, say)}</span>
              <CardFace info={card} look={look} />
            </button>
            {setOf(card) && <span className="gallery-note">{setOf(card)?.name[language]}</span>}
          </li>
        ))}
      </ul>
      {opened && (
        <Sheet title={say(opened.names, opened.name)} onClose={() => setOpen(null)}>
          <FullCard info={opened} look={look} />
        </Sheet>
      )}
    </main>
  );
}

/** No folder and no file is called that. */
const OF_GAME = "/";

const textOf = (card: CardInfo): string =>
  [
    card.name,
    ...Object.values(card.names ?? {}),
    card.type,
    ...card.subtypes,
    ...card.texts.flatMap((t) => Object.values(t.words)),
    ...Object.values(card.flavour ?? {}),
    ...(card.details ?? []).map((detail) => detail.value),
  ]
    .join(" ")
    .toLowerCase();
