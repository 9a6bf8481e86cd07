/** A card to be read: large, with all its words. */
import type { CardInfo, CardView } from "@tefuda/kernel";
import { usePrint } from "../art/gallery.ts";
import type { Look } from "../data/look.ts";
import { typeLook, valueLook } from "../data/looks/index.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { shownValues, typeColours, Values } from "./CardFace.tsx";
import { GameIcon } from "./GameIcon.tsx";

interface FullCardProps {
  info: CardInfo;
  look: Look;
  view?: CardView | null;
  /** Level of the heading that its name is. */
  level?: 2 | 3;
}

export function FullCard({ info, look, view = null, level = 3 }: FullCardProps) {
  const words = useWords();
  const say = useSaid();
  const type = typeLook(look, info.type);
  const url = usePrint(info, look);
  const Heading = `h${level}` as const;
  const changed = shownValues(info, view).filter(
    (v) => v.now !== v.printed && valueLook(look, v.id).form !== "none",
  );
  return (
    <article className="full" style={typeColours(type)}>
      <Heading className="full-name">
        <GameIcon name={type.icon} className="face-sign" />
        {info.name}
      </Heading>
      <div className="full-art" aria-hidden="true">
        {url && <img src={url} alt="" draggable={false} />}
        <Values info={info} look={look} view={view} />
      </div>
      <p className="full-type">
        <span>{say(type.says)}</span>
        {info.subtypes.length > 0 && <span> — {info.subtypes.join(", ")}</span>}
        <span className="unseen">
          {shownValues(info, view)
            .filter((v) => valueLook(look, v.id).form !== "none")
            .map((v) => `, ${say(valueLook(look, v.id).says)} ${v.now}`)
            .join("")}
        </span>
      </p>
      <div className="full-text">
        <CardTexts info={info} />
        {info.flavour && <p className="full-flavour">{info.flavour}</p>}
        {info.details && (
          <dl className="full-details">
            {info.details.map((detail) => (
              <div key={detail.id}>
                <dt>{say(detail.name)}</dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {(changed.length > 0 || (view && (view.marks.length > 0 || view.turned))) && (
        <ul className="full-now">
          {view?.turned && <li>{say(look.turned)}</li>}
          {changed.map((v) => (
            <li key={v.id} className={v.now > v.printed ? "is-up" : "is-down"}>
              {v.now > v.printed ? "▲" : "▼"} {say(valueLook(look, v.id).says)}{" "}
              {words.printed(v.now, v.printed)}
            </li>
          ))}
          {view?.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A card's texts; the word before the colon that names a text's kind stands out. */
export function CardTexts({ info }: { info: CardInfo }) {
  const language = useLanguage();
  return (
    <ol className="texts">
      {info.texts.map((text) => {
        const words = text.words[language] ?? text.words.en ?? "";
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
  );
}
