/** Which game is to be played with others: the one that was chosen last stands there. */
import { games } from "@tefuda/referee/registry";
import { useId } from "react";
import { useOnlineWords } from "../../online/useOnline.ts";
import { changeSettings, useSettings } from "../../state/settings.ts";

/** The game that was chosen last, or the first. */
export function useLastGame(): string {
  const { game } = useSettings();
  return games.find(({ id }) => id === game)?.id ?? games[0]!.id;
}

export function GameField({ game }: { game: string }) {
  const words = useOnlineWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{words.whichGame}</label>
      <select
        id={id}
        className="field"
        value={game}
        onChange={(event) => changeSettings({ game: event.target.value })}
      >
        {games.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </>
  );
}
