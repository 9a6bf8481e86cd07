/** What has changed since the match that is watched was played. */
import { useLanguage, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function SinceText() {
  const { shown, called } = useTable();
  const words = useWords().since;
  const language = useLanguage();
  const { since } = shown.update;
  if (!since) return null;
  const { edition, now, changes, cards, asSeen, parts, broken, otherEnd } = since;
  return (
    <>
      {broken && <p>{words.broken(broken[language])}</p>}
      {otherEnd && <p>{words.otherEnd}</p>}
      {parts !== null && <p>{words.parts(parts)}</p>}
      {asSeen && <p>{words.asSeen}</p>}
      {edition !== now && <p>{words.edition(edition, now)}</p>}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ edition, says }) => (
            <li key={edition}>{words.change(edition, says[language])}</li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <>
          <p>{words.cards}</p>
          <ul>
            {cards.map(({ name, now }) => (
              <li key={name}>{now === "gone" ? words.gone(called(name)) : called(name)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
