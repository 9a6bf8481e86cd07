/** A card as it lies on the table: picture, name, stars and values. Everything here is said again in words elsewhere. */
import type { CardInfo, CardView } from "@tefuda/kernel";
import type { CSSProperties } from "react";
import { usePrint } from "../art/gallery.ts";
import type { Look, TypeLook } from "../data/look.ts";
import { typeLook, valueLook } from "../data/looks/index.ts";
import { GameIcon } from "./GameIcon.tsx";

/** The colours of a type, for the style sheet. */
export function typeColours(type: TypeLook): CSSProperties {
  return {
    "--frame": type.frame,
    "--frame-ink": type.ink,
    "--land": type.land,
    "--light": type.light,
    "--sky-a": type.sky[0],
    "--sky-b": type.sky[1],
  } as CSSProperties;
}

export interface ShownValue {
  id: string;
  now: number;
  printed: number;
}

/** The values of a card as they stand now. */
export function shownValues(info: CardInfo, view: CardView | null): ShownValue[] {
  return info.values.map(({ id, value }) => {
    const seen = view?.values[id];
    return { id, now: seen?.now ?? value, printed: seen?.printed ?? value };
  });
}

const drift = ({ now, printed }: ShownValue): string =>
  now > printed ? " is-up" : now < printed ? " is-down" : "";

export function CardFace({
  info,
  look,
  view = null,
}: {
  info: CardInfo;
  look: Look;
  view?: CardView | null;
}) {
  const type = typeLook(look, info.type);
  const url = usePrint(info, look);
  return (
    <div className="face" style={typeColours(type)} aria-hidden="true">
      <div className="face-art">{url && <img src={url} alt="" draggable={false} decoding="async" />}</div>
      <div className={`face-name${info.name.length > 19 ? " face-name--long" : ""}`}>
        <GameIcon name={type.icon} className="face-sign" />
        <span>{info.name}</span>
      </div>
      <Values info={info} look={look} view={view} />
    </div>
  );
}

/** Stars and badges; where a value is not what is printed a small arrow says so besides the colour. */
export function Values({ info, look, view }: { info: CardInfo; look: Look; view: CardView | null }) {
  const values = shownValues(info, view);
  return (
    <>
      {values.map((value) => {
        const { form, icon } = valueLook(look, value.id);
        if (form === "none") return null;
        if (form === "stars") {
          return (
            <div key={value.id} className={`face-stars${drift(value)}`}>
              {value.now <= 5 ? "★".repeat(value.now) : `★${value.now}`}
            </div>
          );
        }
        return (
          <div key={value.id} className={`face-badge face-badge--${form}${drift(value)}`}>
            <GameIcon name={icon} />
            <b>{value.now}</b>
          </div>
        );
      })}
    </>
  );
}

/** The back that all cards have. */
export function CardBack() {
  return (
    <div className="back" aria-hidden="true">
      <span className="back-seal">手札</span>
    </div>
  );
}
