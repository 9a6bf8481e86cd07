/** What a table is opened for: the game, how it is played, how long one may think, and who may come. */
import type { GameData } from "@tefuda/host/host";
import { type FormEvent, useId, useState } from "react";
import { CLOCKS, type ClockName, WATCHED_AFTER } from "../../online/clock.ts";
import { room } from "../../online/room.ts";
import { noteTable } from "../../online/tables-known.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { faultIn, useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { GameField, useLastGame } from "./GameField.tsx";
import { Pair } from "./Pair.tsx";

const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

export function OpenTable({ guest, onClose }: { guest: boolean; onClose: () => void }) {
  const words = useOnlineWords();
  const common = useWords();
  const game = useLastGame();
  const data = useGame(game);
  return (
    <Sheet title={words.openTable} onClose={onClose} form="middle">
      <div className="online-form">
        <GameField game={game} />
        {data ? <Plan key={game} data={data} guest={guest} /> : <p>{common.loading}</p>}
      </div>
    </Sheet>
  );
}

function Plan({ data, guest }: { data: GameData; guest: boolean }) {
  const common = useWords();
  const words = useOnlineWords();
  const language = useLanguage();
  const say = useSaid();
  const id = useId();
  const { min, max } = data.seats;
  const [seats, setSeats] = useState(Math.max(2, min));
  const [format, setFormat] = useState(data.formats[0]?.id ?? null);
  const [sealed, setSealed] = useState(false);
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<ClockName | null>(null);
  // a stranger who goes away would keep a match without a clock for ever
  const clock = chosen ?? (open ? "normal" : "none");
  const [rated, setRated] = useState(false);
  const [watched, setWatched] = useState(true);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setGoes(true);
    setFault(null);
    const plan = {
      ...{ game: data.id, seats, sealed, rated, language, open },
      format: data.formats.length > 1 ? format : null,
      clock: CLOCKS[clock],
      watch: watched ? WATCHED_AFTER : null,
    };
    room.socket.ask({ ask: "open", plan }).then(
      ({ table }) => {
        noteTable(table, null);
        location.hash = addressOf({ at: "people", table });
      },
      (error: Error) => {
        setFault(error);
        setGoes(false);
      },
    );
  };
  return (
    <form className="online-form" onSubmit={submit}>
      {max > 2 && (
        <>
          <label htmlFor={`${id}-seats`}>{words.howMany}</label>
          <select
            id={`${id}-seats`}
            className="field"
            value={seats}
            onChange={(event) => setSeats(Number(event.target.value))}
          >
            {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
              <option key={n} value={n}>
                {words.players(n)}
              </option>
            ))}
          </select>
        </>
      )}
      {data.formats.length > 1 && (
        <>
          <label htmlFor={`${id}-format`}>{words.format}</label>
          <select
            id={`${id}-format`}
            className="field"
            value={format ?? ""}
            onChange={(event) => setFormat(event.target.value)}
          >
            {data.formats.map((one) => (
              <option key={one.id} value={one.id}>
                {say(one.name, one.id)}
              </option>
            ))}
          </select>
        </>
      )}
      {data.sealed && (
        <Pair
          legend={words.cards}
          chosen={!sealed}
          onChoose={(one) => setSealed(!one)}
          says={[words.decks, words.sealed(data.sealed.packs, say(data.sealed.set.name))]}
        />
      )}
      <label htmlFor={`${id}-clock`}>{words.clock}</label>
      <select
        id={`${id}-clock`}
        className="field"
        value={clock}
        onChange={(event) => setChosen(event.target.value as ClockName)}
      >
        {CLOCK_NAMES.map((name) => (
          <option key={name} value={name}>
            {words.clocks[name]}
          </option>
        ))}
      </select>
      <Pair legend={words.forWhom} chosen={open} onChoose={setOpen} says={[words.forAll, words.byLink]} />
      <Pair
        legend={words.onlookers}
        chosen={watched}
        onChoose={setWatched}
        says={[words.watchedLate, words.watchedNot]}
      />
      <Pair
        legend={words.counts}
        chosen={!rated}
        onChoose={(one) => setRated(!one)}
        says={[words.casual, words.rated]}
        off={guest}
      />
      {guest && <p className="online-note">{words.ratedNote}</p>}
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      <button type="submit" className="button button--main" disabled={goes}>
        {words.openDo}
      </button>
    </form>
  );
}
