/** Opening packs before a match: one by one, each card to be looked at, and then the whole deck that they are. */

import type { Dealt, GameData, OpenedPacks } from "@tefuda/host/host";
import { lookOf } from "@tefuda/print/looks";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { FullCard } from "../card/FullCard.tsx";
import { oddsOf, SELDOM } from "../card/odds.ts";
import { PackWrap } from "../card/PackWrap.tsx";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { ChanceTold } from "../ui/ChanceTold.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";

export function Packs() {
  const session = useSession();
  const words = useWords();
  const [dealt, setDealt] = useState<Dealt | null>(null);
  useEffect(() => {
    session.dealt().then((found) => {
      if (found) setDealt(found);
      else location.replace(addressOf({ at: "start" }));
    }, session.failed);
  }, [session]);
  const data = dealt && session.dataOf(dealt.plan.game);
  if (!dealt || !data) return <p className="wait">{words.loading}</p>;
  const see = (seen: number): void => {
    setDealt({ ...dealt, seen });
    session.host
      .see(seen)
      .then(() => session.host.packs())
      .then((noted) => noted && setDealt((now) => now && { ...now, kept: noted.kept }))
      .catch(session.failed);
  };
  const play = (): void => {
    session.begin().then(() => {
      location.replace(addressOf({ at: "table" }));
    }, session.failed);
  };
  return <Opening data={data} dealt={dealt} onSee={see} onPlay={play} />;
}

interface OpeningProps {
  data: GameData;
  dealt: Dealt;
  onSee: (seen: number) => void;
  onPlay: () => void;
}

/** One player after the other opens theirs; whoever comes next takes the screen over. */
function Opening({ data, dealt: { opened, seen, chance, kept }, onSee, onPlay }: OpeningProps) {
  const words = useWords();
  const before = opened.map((_, i) => opened.slice(0, i).reduce((n, { packs }) => n + packs.length, 0));
  const due = opened.findLastIndex((_, i) => before[i]! <= seen);
  // With all of one player's packs open, the next player's wait until the screen has been handed over.
  const [turn, setTurn] = useState(() => (due > 0 && before[due] === seen ? due - 1 : due));
  const [curtain, setCurtain] = useState(opened.length > 1);
  const own = opened[turn]!;
  const next = opened[turn + 1];
  if (curtain) {
    const name = seatName(own.seat);
    return (
      <main className="curtain" id="main">
        <p className="curtain-seal" aria-hidden="true">
          {name}
        </p>
        <h1>{words.curtain(name)}</h1>
        <p>{words.curtainNote}</p>
        <button type="button" className="button button--main button--large" onClick={() => setCurtain(false)}>
          {words.curtainGo(name)}
        </button>
      </main>
    );
  }
  return (
    <OwnPacks
      key={turn}
      data={data}
      own={own}
      title={opened.length > 1 ? words.packsOf(seatName(own.seat)) : words.packsTitle}
      note={
        <>
          {!kept && <p className="fault">{`${words.notKept} ${words.notKeptWhy.refused}`}</p>}
          <ChanceTold chance={chance} />
        </>
      }
      seen={Math.min(own.packs.length, seen - before[turn]!)}
      onSee={(n) => onSee(before[turn]! + n)}
      goOn={
        next
          ? {
              says: words.packsNext(seatName(next.seat)),
              act: () => {
                setTurn(turn + 1);
                setCurtain(true);
              },
            }
          : { says: words.playThese, act: onPlay }
      }
    />
  );
}

interface OwnPacksProps {
  data: GameData;
  own: OpenedPacks;
  title: string;
  /** What is to be said beside the packs. */
  note: ReactNode;
  /** How many of them are open. */
  seen: number;
  onSee: (seen: number) => void;
  goOn: { says: string; act: () => void };
}

/** What is looked at: one of the packs, or all their cards. */
type Looking = number | "all";

function OwnPacks({ data, own: { packs }, title, note, seen, onSee, goOn }: OwnPacksProps) {
  const words = useWords();
  const say = useSaid();
  const [looking, setLooking] = useState<Looking>(Math.max(0, seen - 1));
  const [shown, setShown] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const set = say(data.sealed?.set.name);
  const info = shown === null ? undefined : data.cards.find((card) => card.name === shown);
  const look = (at: Looking): void => {
    setLooking(at);
    // what was pressed may be gone, and what was opened is to be heard
    requestAnimationFrame(() => heading.current?.focus());
  };
  const open = (n: number): void => {
    onSee(n);
    look(n - 1);
  };
  const all = seen === packs.length;
  const cards = looking === "all" ? packs.flat() : looking < seen ? packs[looking]! : [];
  return (
    <main className="page packs" id="main">
      <h1>{title}</h1>
      <p>{words.packsNote}</p>
      <ol className="packs-row">
        {packs.map((_, i) => {
          const state = i < seen ? "open" : i === seen ? "next" : "closed";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: packs have nothing but their place
            <li key={i} className={`pack pack--${state}`} style={{ "--i": i } as CSSProperties}>
              <PackWrap
                set={set}
                says={i < seen ? words.packName(i + 1) : words.openPack(i + 1)}
                disabled={state === "closed"}
                pressed={state === "open" ? looking === i : undefined}
                onPress={() => (state === "open" ? look(i) : open(i + 1))}
              />
            </li>
          );
        })}
      </ol>
      <div className="row-buttons packs-buttons">
        {all ? (
          <>
            <button type="button" className="button button--main button--large" onClick={goOn.act}>
              {goOn.says}
            </button>
            <button
              type="button"
              className="button"
              aria-pressed={looking === "all"}
              onClick={() => look("all")}
            >
              {words.wholeDeck(packs.flat().length)}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button button--main button--large"
              onClick={() => open(seen + 1)}
            >
              {words.openPack(seen + 1)}
            </button>
            <button type="button" className="button" onClick={() => open(packs.length)}>
              {words.openRest}
            </button>
          </>
        )}
      </div>
      <h2 ref={heading} tabIndex={-1} className="packs-heading">
        {looking === "all"
          ? words.wholeDeck(cards.length)
          : seen === 0
            ? words.packsOpened(0, packs.length)
            : words.packName(looking + 1)}
      </h2>
      <PackCards
        key={String(looking)}
        data={data}
        cards={cards}
        whole={looking === "all"}
        onShow={setShown}
      />
      {note}
      {info && (
        <Sheet title={say(info.names, info.name)} onClose={() => setShown(null)}>
          <FullCard info={info} look={lookOf(data.id, data.layout)} />
        </Sheet>
      )}
    </main>
  );
}

interface PackCardsProps {
  data: GameData;
  cards: readonly string[];
  /** The whole deck: each kind once, with how often it is there, the seldom ones first. */
  whole: boolean;
  onShow: (card: string) => void;
}

function PackCards({ data, cards, whole, onShow }: PackCardsProps) {
  const words = useWords();
  const say = useSaid();
  const look = lookOf(data.id, data.layout);
  const odds = oddsOf(data.sealed?.set);
  const kinds = [...new Set(cards)].sort((a, b) => odds(a) - odds(b));
  const shown = whole ? kinds : cards;
  return (
    <ul className="gallery gallery--page packs-cards">
      {shown.map((name, i) => {
        const info = data.cards.find((card) => card.name === name);
        if (!info) return null;
        const count = whole ? cards.filter((card) => card === name).length : 1;
        const rarity = info.details?.find(({ id }) => id === "rarity");
        const note = [count > 1 ? `× ${count}` : "", String(rarity?.value ?? "")].filter(Boolean).join(" · ");
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice
            key={`${i}${name}`}
            className={odds(name) < SELDOM ? "is-seldom" : undefined}
            style={{ "--i": i } as CSSProperties}
          >
            <button type="button" className="spot" onClick={() => onShow(name)}>
              <span className="unseen">
                {[count > 1 ? `${count} ×` : "", describeCard(info, null, look, words, say)].join(" ").trim()}
              </span>
              <CardFace info={info} look={look} />
            </button>
            <span className="gallery-note">{note}</span>
          </li>
        );
      })}
    </ul>
  );
}
