/** A card's texts: those that have a number, and before them those that are headed by a word of their own. */

import type { Look } from "@tefuda/kernel";
import { type CardInfo, type CardText, textNumber } from "@tefuda/kernel";
import { splitHead } from "@tefuda/print/printed";
import { Fragment } from "react";
import { useLanguage, useSaid } from "../words/index.tsx";
import { Term } from "./Term.tsx";

/** The text of a card that an option or an effect means. */
export const textNamed = (info: CardInfo, index: number): CardText | undefined =>
  info.texts.find(({ number }) => number === textNumber(index));

export function CardTexts({ info, look }: { info: CardInfo; look: Look }) {
  const language = useLanguage();
  const say = useSaid();
  const headed = info.texts.filter(({ kind }) => look.heads?.[kind]);
  const others = info.texts.filter(({ kind }) => !look.heads?.[kind]);
  return (
    <>
      {headed.length > 0 && (
        <ul className="heads">
          {headed.map(({ kind, words }) => (
            <li key={kind + words.en} className={`head head--${kind}`}>
              <b>{say(look.heads?.[kind])}</b> {say(words)}
            </li>
          ))}
        </ul>
      )}
      <ol className="texts">
        {others.map((text) => {
          const words = text.words[language] ?? text.words.en ?? "";
          const title = look.titles?.[text.kind];
          if (title) {
            return (
              <li key={words} className="text-title">
                <b className="text-kind">{say(title)}</b> {words}
              </li>
            );
          }
          // the word before the colon that names a text's kind stands out
          const { head, rest } = splitHead(words);
          return (
            <li key={words}>
              {head && (
                <>
                  <b className="text-kind">
                    <Terms words={head} look={look} />
                  </b>{" "}
                </>
              )}
              <Terms words={rest} look={look} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Words in which those that a rule explains lead to it. */
function Terms({ words, look }: { words: string; look: Look }) {
  const language = useLanguage();
  const terms = new Map(look.terms?.map(({ word, rule }) => [word[language] ?? word.en, rule]));
  if (terms.size === 0) return words;
  const places = new RegExp(`(${[...terms.keys()].join("|")})`);
  return words.split(places).map((part, i) => {
    const rule = terms.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    return <Fragment key={i}>{rule ? <Term word={part} rule={rule} /> : part}</Fragment>;
  });
}
