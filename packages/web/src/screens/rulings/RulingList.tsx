/** Rulings by their titles; each opens as what it is about, and as a position to be played from. */
import "../../styles/rulings.css";
import type { RulingEntry } from "@tefuda/host/host";
import { useState } from "react";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { Marked } from "../rules/Marked.tsx";
import { langOf } from "./lang-of.ts";
import { RulingSheet } from "./RulingSheet.tsx";

interface RulingListProps {
  game: string;
  rulings: readonly RulingEntry[];
  sought?: readonly string[];
  /** Each says which rules it is about, where it does not stand under one. */
  withRules?: boolean;
}

const NOTHING: readonly string[] = [];

export function RulingList({ game, rulings, sought = NOTHING, withRules = false }: RulingListProps) {
  const language = useLanguage();
  const say = useSaid();
  const [opened, setOpened] = useState<RulingEntry | null>(null);
  return (
    <>
      <ul className="rulings">
        {rulings.map((ruling) => (
          <li key={ruling.title.en}>
            <button type="button" className="ruling" onClick={() => setOpened(ruling)}>
              <span className={`ruling-sign${ruling.playable ? "" : " ruling-sign--none"}`}>
                {ruling.playable && <Glyph name="play" />}
              </span>
              <span lang={langOf(ruling.title, language)}>
                <Marked text={say(ruling.title)} sought={sought} />
                {withRules && <small className="ruling-rules">{ruling.rules.join(" · ")}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <RulingSheet game={game} ruling={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
