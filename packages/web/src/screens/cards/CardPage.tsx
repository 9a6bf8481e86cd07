/** One card: large, with what explains it, the rulings that name it and the decks that play it; and on to its neighbours. */

import type { GameData, RulingEntry } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { useLayoutEffect, useMemo } from "react";
import { FullCard } from "../../card/FullCard.tsx";
import { Term } from "../../card/Term.tsx";
import { addressOf } from "../../state/screen.ts";
import { useJapaneseType } from "../../ui/useJapaneseType.ts";
import { CARD_WORDS } from "../../words/cards.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { RULE_WORDS } from "../../words/rules.ts";
import { RULING_WORDS } from "../../words/rulings.ts";
import { useRules } from "../rules/useRules.ts";
import { RulingFold } from "../rulings/RulingFold.tsx";
import { RulingList } from "../rulings/RulingList.tsx";
import { useRulings } from "../rulings/useRulings.ts";
import { CardWay } from "./CardWay.tsx";
import { lookAt } from "./kept-sift.ts";
import { termsOf } from "./terms.ts";
import type { Shelved } from "./useShelf.ts";

interface CardPageProps {
  data: GameData;
  shelf: Shelved;
  info: CardInfo;
}

export function CardPage({ data, shelf, info }: CardPageProps) {
  const language = useLanguage();
  const say = useSaid();
  const words = CARD_WORDS[language];
  const { look, setNameOf } = shelf;
  const { rulings, again } = useRulings(data.id);
  const set = setNameOf(info);
  const other = language === "en" ? "ja" : "en";
  const named = other === "en" ? info.name : info.names?.[other];
  useJapaneseType(other === "ja" && named !== undefined);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    lookAt(data.id, info.name);
  }, [data.id, info.name]);
  return (
    <main className="page card-page" id="main">
      <CardWay game={data.id} shelf={shelf} info={info} all={data.cards} />
      <h1>
        {say(info.names, info.name)}
        {named !== undefined && named !== say(info.names, info.name) && <small lang={other}>{named}</small>}
      </h1>
      <div className="card-page-card">
        <FullCard info={info} look={look} level={2} />
        {set !== undefined && <p className="card-page-set">{words.from(set)}</p>}
      </div>
      <div className="card-page-about">
        {again && (
          <p className="fault" role="alert">
            {RULE_WORDS[language].rulingsFailed}{" "}
            <button type="button" className="button" onClick={again}>
              {RULE_WORDS[language].again}
            </button>
          </p>
        )}
        <Terms data={data} info={info} look={look} rulings={rulings} />
        <Decks data={data} info={info} />
        <InOther info={info} language={other} />
        <Rulings game={data.id} info={info} rulings={rulings} />
      </div>
    </main>
  );
}

type Told = Pick<CardPageProps, "data" | "info"> & { rulings: readonly RulingEntry[] | null };

function Terms({ data, info, look, rulings }: Told & Pick<Shelved, "look">) {
  const language = useLanguage();
  const say = useSaid();
  const words = CARD_WORDS[language];
  const rules = useRules(data.id);
  const terms = useMemo(() => termsOf(info, look, rules ?? []), [info, look, rules]);
  if (terms.length === 0) return null;
  return (
    <section>
      <h2>{words.terms}</h2>
      <dl className="card-terms">
        {terms.map(({ word, rule }) => (
          <div key={rule.id}>
            <dt>
              <Term word={say(word)} rule={rule.id} /> <span className="card-terms-id">{rule.id}</span>
            </dt>
            <dd>
              <p lang={rule.language === language ? undefined : rule.language}>{rule.rule}</p>
              <RulingFold game={data.id} rulings={rulings?.filter(({ rules }) => rules.includes(rule.id))} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Most cards are named by none; it stands last, so that nothing moves when they come. */
function Rulings({ game, info, rulings }: Pick<Told, "info" | "rulings"> & { game: string }) {
  const language = useLanguage();
  const words = CARD_WORDS[language];
  const naming = useMemo(
    () => (rulings ?? []).filter(({ cards }) => cards.includes(info.name)),
    [rulings, info.name],
  );
  if (naming.length === 0) return null;
  return (
    <section>
      <h2>{words.rulings}</h2>
      <RulingList game={game} rulings={naming} />
      <a href={addressOf({ at: "rulings", game, about: info.name })}>{RULING_WORDS[language].ofCard}</a>
    </section>
  );
}

function Decks({ data, info }: Pick<CardPageProps, "data" | "info">) {
  const say = useSaid();
  const words = CARD_WORDS[useLanguage()];
  const decks = data.lists.flatMap((list) => {
    const copies = list.cards.filter((name) => name === info.name).length;
    return copies > 0 ? [{ list, copies }] : [];
  });
  return (
    <section>
      <h2>{words.decks}</h2>
      {decks.length === 0 && <p className="card-page-none">{words.noDecks}</p>}
      <ul className="card-decks">
        {decks.map(({ list, copies }) => (
          <li key={list.id}>
            <a href={addressOf({ at: "decks", game: data.id, deck: list.id })}>
              {say(list.names, list.name)}
            </a>{" "}
            <span>{words.copies(copies)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All its words in the language that is not set. */
function InOther({ info, language }: { info: CardInfo; language: string }) {
  const words = CARD_WORDS[useLanguage()];
  const texts = info.texts.flatMap(({ words: said }) => said[language] ?? []);
  const flavour = info.flavour?.[language];
  if (texts.length === 0 && flavour === undefined) return null;
  return (
    <details className="fold card-other">
      <summary>{words.inOther}</summary>
      <div lang={language}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {flavour !== undefined && <p className="card-other-flavour">{flavour}</p>}
      </div>
    </details>
  );
}
