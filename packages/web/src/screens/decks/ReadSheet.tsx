/** A card to be read large, and where a deck is built to be added to it and taken out. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { useEffect } from "react";
import { FullCard } from "../../card/FullCard.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";
import { type Building, Stepper, stepOf } from "./Stepper.tsx";
import { useCalled } from "./useDeckFacts.ts";

interface ReadSheetProps {
  info: CardInfo;
  look: Look;
  onClose: () => void;
  /** How often it is in the deck that is built, and how that changes. */
  building?: Building & { n: number };
}

export function ReadSheet({ info, look, onClose, building }: ReadSheetProps) {
  const words = WORDS[useLanguage()];
  const called = useCalled()(info);
  useEffect(() => {
    if (!building) return;
    const press = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step !== 0) building.onStep(info.name, step);
    };
    // the sheet keeps what is pressed in it to itself
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [building, info]);
  return (
    <Sheet
      title={called}
      onClose={onClose}
      footer={
        building && (
          <>
            <Stepper name={info.name} called={called} n={building.n} onStep={building.onStep} />
            <span>{words.inDeck(building.n)}</span>
          </>
        )
      }
    >
      <FullCard info={info} look={look} />
    </Sheet>
  );
}
