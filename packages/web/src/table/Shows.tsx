/** Where what is being done is shown: the card beside the table, and on the table itself. */
import type { RefObject } from "react";
import "../styles/shown.css";
import { FullCard } from "../card/FullCard.tsx";
import { useSession } from "../state/session.ts";
import { useWords } from "../words/index.tsx";
import { Changes } from "./Changes.tsx";
import { type Looked, useTable } from "./context.ts";
import { Spotlight, useSpotlight } from "./Spotlight.tsx";
import { useDeed } from "./useDeed.ts";

/** The card that is looked at, or, as long as it is shown, the one that somebody else plays. */
export function PanelCard({ looked }: { looked: Looked | null }) {
  const { look } = useTable();
  const words = useWords();
  const lit = useSpotlight();
  const card = lit ?? looked;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
    <section className="panel-card" aria-label={words.card} tabIndex={0} data-shows={lit ? true : undefined}>
      {card ? (
        <FullCard key={lit?.deed.by} info={card.info} look={look} view={card.view} level={2} />
      ) : (
        <div className="panel-empty" aria-hidden="true" />
      )}
    </section>
  );
}

/** What is shown of a deed on the table itself. */
export function Shows({ board, narrow }: { board: RefObject<HTMLElement | null>; narrow: boolean }) {
  const { shown } = useTable();
  const { table } = useSession();
  const lit = useSpotlight();
  useDeed(table, board, shown);
  return (
    <>
      <Changes store={table} board={board} />
      {narrow && lit && <Spotlight key={shown.turn} lit={lit} board={board} />}
    </>
  );
}
