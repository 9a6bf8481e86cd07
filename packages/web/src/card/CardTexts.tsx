/** A card's texts: those that have a number, and before them those that are headed by a word of their own. */
import type { CardInfo } from "@tefuda/kernel";
import type { Look } from "../data/look.ts";
import { useLanguage, useSaid } from "../words/index.tsx";

/** The texts that an option can name by their number. */
export const numberedTexts = (info: CardInfo, look: Look): CardInfo["texts"] =>
  info.texts.filter(({ kind }) => !look.heads?.[kind]);

export function CardTexts({ info, look }: { info: CardInfo; look: Look }) {
  const language = useLanguage();
  const say = useSaid();
  const headed = info.texts.filter(({ kind }) => look.heads?.[kind]);
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
        {numberedTexts(info, look).map((text) => {
          const words = text.words[language] ?? text.words.en ?? "";
          // the word before the colon that names a text's kind stands out
          const head = /^([^:：.]{2,24})[:：]\s*/.exec(words);
          return (
            <li key={words}>
              {head ? (
                <>
                  <b className="text-kind">{head[1]}</b> {words.slice(head[0].length)}
                </>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
