/** A ring of a round: people in a circle, and the card that goes from each to the next; the same as a list beside it. */
import type { CircleRing } from "@tefuda/host/online/circle-schemas";
import type { CSSProperties } from "react";
import { CardFace } from "../../../card/CardFace.tsx";
import { useInside } from "./inside.ts";
import { type Point, RADIUS, ringPlaces } from "./ring-places.ts";
import { useTradeWords } from "./useCircleWords.ts";

/** In a larger ring there is no room for cards and names: numbers stand for them. */
const MOST_DRAWN = 6;

const at = ({ x, y }: Point): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

export function Ring({ ring: { steps, copies } }: { ring: CircleRing }) {
  const { called, infoOf, look } = useInside();
  const words = useTradeWords();
  const places = ringPlaces(steps.length);
  const isLarge = steps.length > MOST_DRAWN;
  const nameOf = (i: number): string => {
    const step = steps[i % steps.length]!;
    return step.me ? words.ringYou : step.name;
  };
  const says = (i: number): string => {
    const { card, me, name } = steps[i]!;
    const next = steps[(i + 1) % steps.length]!;
    if (me) return words.ringStepMe(called(card), next.name);
    return next.me ? words.ringStepToMe(name, called(card)) : words.ringStep(name, called(card), next.name);
  };
  return (
    <figure className="ring">
      <figcaption>
        {words.ringOf(steps.length)}
        {copies > 1 && ` ${words.times(copies)}`}
      </figcaption>
      <div className="ring-parts">
        <div className="ring-picture" aria-hidden="true">
          <svg viewBox="0 0 100 100">
            <title>{words.ringOf(steps.length)}</title>
            <circle cx="50" cy="50" r={RADIUS} />
            {places.map(({ arrow, turn }, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: steps of a ring stay where they are
                key={i}
                d="M-1.600 -2 1.600 0-1.600 2"
                transform={`translate(${arrow.x} ${arrow.y}) rotate(${turn * 360})`}
              />
            ))}
          </svg>
          {steps.map(({ card, me }, i) => {
            const info = infoOf(card);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a ring stay where they are
              <div key={i}>
                {!isLarge && (
                  <div className={`ring-card${me ? " is-mine" : ""}`} style={at(places[i]!.card)}>
                    {info && <CardFace info={info} look={look} />}
                  </div>
                )}
                <b className={`ring-person${me ? " is-mine" : ""}`} style={at(places[i]!.person)}>
                  {isLarge ? i + 1 : nameOf(i)}
                </b>
              </div>
            );
          })}
        </div>
        <ol className="ring-list">
          {steps.map(({ me }, i) => {
            const next = steps[(i + 1) % steps.length]!;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a ring stay where they are
              <li key={i} className={me || next.me ? "is-mine" : undefined}>
                {says(i)}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}
