/** The packs of a sealed pool before a deck is made of it: they are somebody's already, and are opened to be looked at. */
import type { GameData } from "@tefuda/host/host";
import { useMemo, useState } from "react";
import { oddsOf } from "../../../card/odds.ts";
import { Opening } from "../opening/Opening.tsx";
import { PackPile } from "../opening/PackPile.tsx";
import { usePrinted } from "../opening/printed.ts";
import { useOpeningWords } from "../opening/useOpeningWords.ts";
import { OwnCards } from "./OwnCards.tsx";
import { unopenedOf } from "./unopened.ts";
import { useLimitedWords } from "./useLimitedWords.ts";

interface SealedPacksProps {
  data: GameData;
  pool: readonly (readonly string[])[];
  opened: number;
  onOpened: (n: number) => void;
  /** All are open, and have been looked at. */
  onDone: () => void;
}

export function SealedPacks({ data, pool, opened, onOpened, onDone }: SealedPacksProps) {
  const printed = usePrinted(data);
  const words = useLimitedWords();
  const packWords = useOpeningWords();
  const [opens, setOpens] = useState(false);
  const seen = useMemo(() => pool.slice(0, opened).flat(), [pool, opened]);
  const left = pool.length - opened;
  const close = (): void => {
    setOpens(false);
    if (left === 0) onDone();
  };
  return (
    <>
      <div className="circle-packs">
        <p role="status">{packWords.packsWait(left)}</p>
        {left > 0 && (
          <PackPile
            left={left}
            set={printed.set}
            says={packWords.openPack(opened + 1)}
            onPress={() => setOpens(true)}
          />
        )}
      </div>
      {seen.length > 0 && <OwnCards data={data} cards={seen} title={words.opened(seen.length)} />}
      {opens && (
        <Opening
          printed={printed}
          packs={unopenedOf(pool, opened, oddsOf(data.sealed?.set), onOpened)}
          onClose={close}
        />
      )}
    </>
  );
}
