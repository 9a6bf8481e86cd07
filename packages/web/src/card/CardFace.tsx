/** A card as it lies on the table: picture, name, stars and values. Everything here is said again in words elsewhere. */
import type { CardInfo, CardView, Look, TypeLook } from "@tefuda/kernel";
import { called, typeLook, valueLook } from "@tefuda/print/look";
import { type CSSProperties, memo } from "react";
import { usePrint } from "../art/gallery.ts";
import { useSaid } from "../words/index.tsx";
import { GameIcon } from "./GameIcon.tsx";
import { Pairs } from "./Pairs.tsx";
import { Price } from "./Price.tsx";
import { drift, fallenBy, type ShownValue, shownValues } from "./values.ts";

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

const badge = (value: ShownValue): string => `${drift(value)}${value.less ? ` is-${value.less}` : ""}`;

/** Whether a name needs small letters: as a whole, or for one word that cannot be broken. */
const isLong = (name: string): boolean =>
  widthOf(name) > 19 || name.split(/[\s-]+/).some((word) => widthOf(word) > 12);

/** In letters; those of Japanese are as wide as two. */
const widthOf = (words: string): number => words.replace(/[\u3000-\u9fff]/g, "--").length;

interface FaceProps {
  info: CardInfo;
  look: Look;
  view?: CardView | null;
  /** It lies face down before its own player. */
  covered?: boolean;
}

export const CardFace = memo(function CardFace({ info, look, view = null, covered = false }: FaceProps) {
  const say = useSaid();
  const type = typeLook(look, info.type, info.subtypes);
  const name = say(info.names, info.name);
  const url = usePrint(info, look);
  const fallen = fallenBy(look, view);
  return (
    <div className="face" style={typeColours(type)} aria-hidden="true">
      <div className="face-art">{url && <img src={url} alt="" draggable={false} decoding="async" />}</div>
      <div className="face-head">
        <div className={`face-name${isLong(name) ? " face-name--long" : ""}`}>
          <GameIcon name={type.icon} className="face-sign" />
          <span>{name}</span>
        </div>
        <Costs info={info} look={look} view={view} />
      </div>
      <Values info={info} look={look} view={view} />
      {covered && <div className="face-cover" />}
      {fallen && <div className="face-fallen">{say(called(look, fallen))}</div>}
    </div>
  );
});

const drawn = (info: CardInfo, view: CardView | null, look: Look) =>
  shownValues(info, view, look).map((value) => {
    const { form, icon, tone } = valueLook(look, value.id);
    return { ...value, form, icon, tone };
  });

/** What it costs, under the name. */
export function Costs({ info, look, view = null }: FaceProps) {
  const costs = drawn(info, view, look).filter(({ form }) => form === "cost");
  return (
    <div className="face-costs">
      {costs.map((value) => (
        <div
          key={value.id}
          className={`face-cost${drift(value)}`}
          style={{ "--tone": value.tone } as CSSProperties}
        >
          <GameIcon name={value.icon} />
          <b>{value.now}</b>
        </div>
      ))}
      {look.price && <Price info={info} look={look.price} />}
    </div>
  );
}

/** Stars and badges; where a value is not what is printed a small arrow says so besides the colour. */
export function Values({ info, look, view = null }: FaceProps) {
  const values = drawn(info, view, look);
  return (
    <>
      <Wound view={view} look={look} />
      <div className="face-foot">
        {values.map((value) => {
          // drawn one by one where there is room, else counted
          if (value.form === "stars")
            return (
              <div key={value.id} className={`face-stars${drift(value)}`}>
                {value.now <= 5 && <span className="face-stars-all">{"★".repeat(value.now)}</span>}
                <span className={value.now <= 5 ? "face-stars-count" : undefined}>★{value.now}</span>
              </div>
            );
          if (value.form === "cost" || value.form === "none") return null;
          return (
            <div key={value.id} className={`face-badge face-badge--${value.form}${badge(value)}`}>
              <GameIcon name={value.icon} />
              <b>{value.now}</b>
            </div>
          );
        })}
        <Pairs info={info} look={look} view={view} />
      </div>
    </>
  );
}

/** What a card has suffered, by the value that it is weighed against. */
function Wound({ view, look }: { view: CardView | null; look: Look }) {
  const n = look.wounds ? (view?.counts[look.wounds.count] ?? 0) : 0;
  if (!look.wounds || n === 0) return null;
  return (
    <div className="face-wound">
      <GameIcon name={look.wounds.icon} />
      <b>{n}</b>
    </div>
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
