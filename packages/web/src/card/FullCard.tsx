/** A card to be read: large, with all its words. */
import type { CardInfo, CardView, Look } from "@tefuda/kernel";
import { called, typeLook, valueLook } from "@tefuda/print/look";
import { usePrint } from "../art/gallery.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { Costs, typeColours, Values } from "./CardFace.tsx";
import { CardTexts } from "./CardTexts.tsx";
import { GameIcon } from "./GameIcon.tsx";
import { fallenBy, shownPairs, shownValues, statesOf } from "./values.ts";

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
  const type = typeLook(look, info.type, info.subtypes);
  const url = usePrint(info, look);
  const Heading = `h${level}` as const;
  const values = shownValues(info, view, look).filter((v) => valueLook(look, v.id).form !== "none");
  const fallen = fallenBy(look, view);
  const suffers = look.wounds ? (view?.counts[look.wounds.count] ?? 0) : 0;
  const states = statesOf(view, look);
  const changed = values.filter((v) => v.now !== v.printed);
  const pairs = shownPairs(info, view, look);
  const details = info.details?.filter(({ id }) => !pairs.some(({ pair }) => pair.detail === id)) ?? [];
  return (
    <article className="full" style={typeColours(type)}>
      <Heading className="full-name">
        <GameIcon name={type.icon} className="face-sign" />
        {say(info.names, info.name)}
      </Heading>
      <div className="full-art" aria-hidden="true">
        {url && <img src={url} alt="" draggable={false} />}
        <Costs info={info} look={look} view={view} />
        <Values info={info} look={look} view={view} />
      </div>
      <p className="full-type">
        <span>{say(type.says)}</span>
        {info.subtypes.length > 0 && (
          <span> — {info.subtypes.map((subtype) => say(called(look, subtype))).join(words.comma)}</span>
        )}
        <span className="unseen">
          {values.map((v) => `, ${say(valueLook(look, v.id).says)} ${v.now}`).join("")}
          {pairs.map((p) => `, ${say(p.pair.says)} ${p.values.map((v) => v.now).join("/")}`).join("")}
        </span>
      </p>
      <div className="full-text">
        <CardTexts info={info} look={look} />
        {info.flavour && <p className="full-flavour">{say(info.flavour)}</p>}
        {details.length > 0 && (
          <dl className="full-details">
            {details.map((detail) => (
              <div key={detail.id}>
                <dt>{say(detail.name)}</dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {(changed.length > 0 ||
        suffers > 0 ||
        states.length > 0 ||
        (view && (view.marks.length > 0 || view.turned))) && (
        <ul className="full-now">
          {view?.turned && <li>{say(look.turned)}</li>}
          {fallen && <li>{say(called(look, fallen))}</li>}
          {look.wounds && suffers > 0 && (
            <li className="is-down">
              {say(called(look, look.wounds.count))} {suffers}
            </li>
          )}
          {states.map(({ count }) => (
            <li key={count}>{say(called(look, count))}</li>
          ))}
          {changed.map((v) => (
            <li key={v.id} className={v.now > v.printed ? "is-up" : "is-down"}>
              {v.now > v.printed ? "▲" : "▼"} {say(valueLook(look, v.id).says)}{" "}
              {words.printed(v.now, v.printed)}
            </li>
          ))}
          {view?.marks.map((mark) => (
            <li key={mark}>{say(called(look, mark))}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
