/** A ruling by itself: what it says, what it is about, and the ways to play on from where it begins. */

import type { PlayerKind, RulingEntry } from "@tefuda/host/host";
import { useState } from "react";
import { playRuling } from "../../state/ruling.ts";
import { addressOf, ruleAddress } from "../../state/screen.ts";
import { useGame, useSession } from "../../state/session.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { faultIn, useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { RULE_WORDS } from "../../words/rules.ts";
import { RULING_WORDS } from "../../words/rulings.ts";
import { langOf } from "./lang-of.ts";

interface RulingSheetProps {
  game: string;
  ruling: RulingEntry;
  onClose: () => void;
}

export function RulingSheet({ game, ruling, onClose }: RulingSheetProps) {
  const session = useSession();
  const data = useGame(game);
  const common = useWords();
  const language = useLanguage();
  const say = useSaid();
  const words = RULE_WORDS[language];
  const searchWords = RULING_WORDS[language];
  const [laying, setLaying] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const { title, note, set, rules, cards, playable, edition, since } = ruling;
  const play = (others: PlayerKind): void => {
    setLaying(true);
    setFault(null);
    playRuling(session, game, title.en, others).catch((error: Error) => {
      setFault(error);
      setLaying(false);
    });
  };
  return (
    <Sheet title={words.ruling} onClose={onClose} form="middle">
      <div className="ruling-sheet">
        <p className="ruling-title" lang={langOf(title, language)}>
          {say(title)}
        </p>
        {note && <p lang={langOf(note, language)}>{say(note)}</p>}
        <dl className="ruling-about">
          <dt>{words.about}</dt>
          <dd>
            {rules.map((rule) => (
              <a key={rule} className="rule-link" href={ruleAddress(rule)} onClick={onClose}>
                {rule}
              </a>
            ))}
          </dd>
          {cards.length > 0 && (
            <>
              <dt>{words.names}</dt>
              <dd>
                {cards.map((card) => (
                  <a key={card} href={addressOf({ at: "cards", game, card })} onClick={onClose}>
                    {say(data?.cards.find(({ name }) => name === card)?.names, card)}
                  </a>
                ))}
              </dd>
            </>
          )}
          {/* a set's own are run where it is written, whenever something changes */}
          <dt>{set ? searchWords.keptIn : searchWords.edition}</dt>
          <dd>{set ? set[language] : searchWords.editionOf(edition)}</dd>
          {since && (
            <>
              <dt>{searchWords.since}</dt>
              <dd>{since[language]}</dd>
            </>
          )}
        </dl>
        {playable ? (
          <>
            <p className="ruling-note">{words.playIntro}</p>
            <div className="row-buttons">
              <button
                type="button"
                className="button button--main"
                disabled={laying}
                onClick={() => play("greedy")}
              >
                {words.play}
              </button>
              <button type="button" className="button" disabled={laying} onClick={() => play("person")}>
                {words.playAll}
              </button>
            </div>
            <p className="ruling-note" aria-live="polite">
              {laying && words.laying}
            </p>
          </>
        ) : (
          <p className="ruling-note">{words.unplayable}</p>
        )}
        {fault && (
          <p className="fault" role="alert">
            {faultIn(common, fault)}
          </p>
        )}
      </div>
    </Sheet>
  );
}
