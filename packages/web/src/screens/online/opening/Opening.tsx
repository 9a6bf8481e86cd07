/** Opening packs, one after the other: over the whole screen, as it is what somebody has waited for. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { typeLook } from "@tefuda/print/look";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { CardBack, CardFace, typeColours } from "../../../card/CardFace.tsx";
import { describeCard } from "../../../card/describe.ts";
import { PackWrap } from "../../../card/PackWrap.tsx";
import { Glyph } from "../../../ui/Glyph.tsx";
import { useBackCloses } from "../../../ui/useBackCloses.ts";
import { faultIn, useSaid, useWords } from "../../../words/index.tsx";
import { ReadSheet } from "../../decks/ReadSheet.tsx";
import { fit } from "./fit.ts";
import type { Printed } from "./printed.ts";
import type { Pulled } from "./pulled.ts";
import { useOpeningWords } from "./useOpeningWords.ts";
import { type Reveal, type Unopened, useReveal } from "./useReveal.ts";

import "../../../styles/reveal.css";

interface OpeningProps {
  printed: Printed;
  packs: Unopened;
  onClose: () => void;
}

export function Opening({ printed, packs, onClose }: OpeningProps) {
  const common = useWords();
  const words = useOpeningWords();
  const reveal = useReveal(packs);
  const { phase, pack, pulled, failed } = reveal;
  useBackCloses(onClose);
  const tags = useTags();
  const told = pulled.map((one) => [printed.called(one.card), ...tags(one)].join(" ")).join(common.comma);
  return (
    <ModalOverlay className="reveal" isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="reveal-modal">
        <Dialog className="reveal-inner" data-phase={phase}>
          <header className="reveal-head">
            <Heading slot="title" level={2}>
              {words.pack(pack)}
            </Heading>
            <button type="button" className="icon-button" aria-label={common.close} onClick={onClose}>
              <Glyph name="close" />
            </button>
          </header>
          {failed && (
            <p className="fault" role="alert">
              {faultIn(common, failed)}
            </p>
          )}
          {phase === "wrapped" || phase === "tearing" ? (
            <div className="reveal-pack">
              <div className="reveal-light" aria-hidden="true" />
              <div className={`pack pack--next${phase === "tearing" ? " is-torn" : ""}`}>
                <PackWrap
                  set={printed.set}
                  says={words.tear}
                  disabled={phase === "tearing"}
                  onPress={reveal.open}
                />
              </div>
            </div>
          ) : (
            <Cards printed={printed} reveal={reveal} />
          )}
          <Buttons reveal={reveal} onClose={onClose} />
          <p className="unseen" role="status">
            {phase === "open" ? words.inPack(pack, told) : ""}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What a card is to whoever opens it, in words. */
function useTags(): (one: Pulled) => string[] {
  const words = useOpeningWords();
  return ({ isNew, isWished, isSeldom }) => [
    ...(isSeldom ? [words.isSeldom] : []),
    ...(isWished ? [words.isWished] : []),
    ...(isNew ? [words.isNew] : []),
  ];
}

/** What is pressed next has the focus, whatever was pressed before. */
function Buttons({ reveal, onClose }: { reveal: Reveal; onClose: () => void }) {
  const words = useOpeningWords();
  const { phase, left } = reveal;
  const first = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase has another button
  useEffect(() => first.current?.focus(), [phase]);
  return (
    <div className="row-buttons reveal-buttons">
      {phase === "wrapped" && (
        <button ref={first} type="button" className="button button--main button--large" onClick={reveal.open}>
          {words.tear}
        </button>
      )}
      {phase === "turning" && (
        <button ref={first} type="button" className="button button--large" onClick={reveal.showAll}>
          {words.showAll}
        </button>
      )}
      {phase === "open" && left > 0 && (
        <button ref={first} type="button" className="button button--main button--large" onClick={reveal.open}>
          {words.nextPack(left)}
        </button>
      )}
      {(phase === "wrapped" || phase === "open") && left > 1 && (
        <button type="button" className="button" onClick={reveal.openAll}>
          {words.openAll(left)}
        </button>
      )}
      {phase === "open" && (
        <button
          ref={left > 0 ? undefined : first}
          type="button"
          className={`button${left > 0 ? "" : " button--main button--large"}`}
          onClick={onClose}
        >
          {words.doneOpening}
        </button>
      )}
    </div>
  );
}

/** On such a stage cards are no smaller and no larger. */
const LEAST = 84;
const MOST = 236;

function Cards({ printed, reveal }: { printed: Printed; reveal: Reveal }) {
  const { pulled, shown, phase, showAll } = reveal;
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [read, setRead] = useState<CardInfo | null>(null);
  useEffect(() => {
    const here = stage.current;
    if (!here) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: here.clientWidth, height: here.clientHeight }),
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  const { columns, width } = fit(pulled.length, size, LEAST, MOST);
  return (
    // a press anywhere is as good as the button below, which is there for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="reveal-stage" ref={stage} onClick={phase === "turning" ? showAll : undefined}>
      {size.width > 0 && (
        <ul
          className="reveal-cards"
          style={{ "--columns": columns, "--width": `${width}px` } as CSSProperties}
        >
          {pulled.map((one, i) => {
            const info = printed.infoOf(one.card);
            return info ? (
              <Turned
                // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice
                key={i}
                one={one}
                info={info}
                look={printed.look}
                at={i}
                up={i < shown}
                ready={phase === "open"}
                onRead={() => setRead(info)}
              />
            ) : null;
          })}
        </ul>
      )}
      {read && <ReadSheet info={read} look={printed.look} onClose={() => setRead(null)} />}
    </div>
  );
}

interface TurnedProps {
  one: Pulled;
  info: CardInfo;
  look: Look;
  at: number;
  /** Turned over. */
  up: boolean;
  /** All are turned over, and each can be read. */
  ready: boolean;
  onRead: () => void;
}

function Turned({ one, info, look, at, up, ready, onRead }: TurnedProps) {
  const common = useWords();
  const say = useSaid();
  const tags = useTags()(one);
  const marks = [
    ...(up ? ["is-up"] : []),
    ...(one.isSeldom ? ["is-seldom"] : []),
    ...(one.isWished ? ["is-wished"] : []),
  ];
  return (
    <li
      className={["reveal-card", ...marks].join(" ")}
      style={{ ...typeColours(typeLook(look, info.type, info.subtypes)), "--i": at } as CSSProperties}
    >
      <button type="button" className="spot" disabled={!ready} onClick={onRead}>
        <span className="unseen">
          {ready ? [describeCard(info, null, look, common, say), ...tags].join(common.comma) : ""}
        </span>
        <span className="reveal-turn">
          <CardFace info={info} look={look} />
          <CardBack />
        </span>
      </button>
      <span className="reveal-tags" aria-hidden="true">
        {up && tags.map((tag) => <b key={tag}>{tag}</b>)}
      </span>
    </li>
  );
}
