/** What a deck is made of, drawn: its curve by cost or level, and its types. */

import type { GameData } from "@tefuda/host/host";
import { lookOf } from "@tefuda/print/looks";
import type { CSSProperties } from "react";
import { GameIcon } from "../../card/GameIcon.tsx";
import { capital } from "../../ui/text.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { type Bar, type Group, partsOf } from "./stats.ts";
import { weightNames } from "./weights.ts";

/** Bars are as high as that at least: one card is no full bar. */
const LEAST_TOP = 8;

export function Curve({ data, curve }: { data: GameData; curve: readonly Bar[] }) {
  const words = WORDS[useLanguage()];
  const say = useSaid();
  const what = weightNames(data.cards, lookOf(data.id, data.layout))
    .map((name) => say(name))
    .join(" / ");
  const top = Math.max(LEAST_TOP, ...curve.map(({ n }) => n));
  const labelOf = ({ weight, more }: Bar): string =>
    weight === null ? words.without : `${weight}${more ? "+" : ""}`;
  return (
    <figure className="curve">
      <figcaption>{words.curve(what)}</figcaption>
      <ul>
        {curve.map((bar) => (
          <li key={bar.weight}>
            <span className="unseen">{words.curveBar(`${what} ${labelOf(bar)}`, bar.n)}</span>
            <span className="curve-n" aria-hidden="true">
              {bar.n > 0 && bar.n}
            </span>
            <span className="curve-bar" aria-hidden="true" style={{ "--h": bar.n / top } as CSSProperties}>
              {bar.parts.map(({ frame, n }) => (
                <i key={frame} style={{ flexGrow: n, background: frame }} />
              ))}
            </span>
            <span className="curve-label" aria-hidden="true">
              {labelOf(bar)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** How many cards of each type, as a list with their signs. */
export function Types({ groups }: { groups: readonly Group[] }) {
  const words = WORDS[useLanguage()];
  const say = useSaid();
  return (
    <>
      <TypeBar groups={groups} />
      <ul className="deck-types" aria-label={words.byType}>
        {groups.map((group) => (
          <li key={group.type} style={{ "--frame": group.frame } as CSSProperties}>
            <GameIcon name={group.icon} />
            <span>{group.type === "" ? words.unknown : capital(say(group.says))}</span>
            <b>{group.n}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The colours of a deck as a stripe, which says nothing by itself. */
export function TypeBar({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="type-bar" aria-hidden="true">
      {partsOf(groups.flatMap(({ entries }) => entries)).map(({ frame, n }) => (
        <i key={frame} style={{ flexGrow: n, background: frame }} />
      ))}
    </div>
  );
}
