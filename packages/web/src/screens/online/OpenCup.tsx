/** What a tournament is opened for: the game, who plays whom, how long one may think, and who may come. */
import type { GameData } from "@tefuda/host/host";
import { MOST_ENTRANTS } from "@tefuda/host/online/tournament-schemas";
import { games } from "@tefuda/referee/registry";
import { type FormEvent, useId, useState } from "react";
import { CLOCKS, type ClockName } from "../../online/clock.ts";
import { room } from "../../online/room.ts";
import { useAsked } from "../../online/useAsked.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { useSettings } from "../../state/settings.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { faultIn, useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { cardsOf, type Draft, formOf, newDraft } from "./cup-draft.ts";
import { Choice, Field } from "./fields.tsx";
import { useLimitedWords } from "./limited/useLimitedWords.ts";
import { Pair } from "./Pair.tsx";
import { useCupWords } from "./useCupPlan.ts";

export function OpenCup({ onClose }: { onClose: () => void }) {
  const common = useWords();
  const words = useCupWords();
  const online = useOnlineWords();
  const { game: last } = useSettings();
  const [game, setGame] = useState(games.find(({ id }) => id === last)?.id ?? games[0]?.id ?? "");
  const data = useGame(game);
  return (
    <Sheet title={words.open} onClose={onClose} form="middle">
      <div className="online-form">
        <Choice
          label={online.whichGame}
          value={game}
          onChoose={setGame}
          options={games.map(({ id, title }) => [id, title])}
        />
        {data ? <Plan key={game} data={data} /> : <p>{common.loading}</p>}
      </div>
    </Sheet>
  );
}

/** A draft has one table (limited-2.1). */
const MOST_AT_TABLE = 8;
const CUTS = [2, 4, 8, 16];
/** A tournament goes on only where nobody thinks for ever. */
const CLOCK_NAMES = (Object.keys(CLOCKS) as ClockName[]).filter((name) => CLOCKS[name] !== null);

function Plan({ data }: { data: GameData }) {
  const common = useWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const say = useSaid();
  const [draft, setDraft] = useState(newDraft);
  const [format, setFormat] = useState(data.formats[0]?.id ?? "");
  const [clock, setClock] = useState<ClockName>("normal");
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = CLOCKS[clock];
    if (!chosen) return;
    setGoes(true);
    setFault(null);
    const { name, rated, most, starts, judge } = draft;
    const plan = {
      ...{ name, game: data.id, ...cardsOf(draft), rated, most, language, clock: chosen },
      format: data.formats.length > 1 ? format : null,
      form: formOf(draft),
      starts: starts === null ? null : new Date(starts).getTime(),
      judge: judge.trim() === "" ? null : judge.trim(),
    };
    room.socket.ask({ ask: "openTournament", plan }).then(
      ({ tournament }) => {
        location.hash = addressOf({ at: "cup", cup: tournament });
      },
      (error: Error) => {
        setFault(error);
        setGoes(false);
      },
    );
  };

  return (
    <form className="online-form" onSubmit={submit}>
      <NameAndForm draft={draft} onChange={change} />
      {data.formats.length > 1 && (
        <Choice
          label={online.format}
          value={format}
          onChoose={setFormat}
          options={data.formats.map((one) => [one.id, say(one.name, one.id)])}
        />
      )}
      <Cards data={data} draft={draft} onChange={change} />
      <Choice
        label={online.clock}
        value={clock}
        onChoose={(name) => setClock(name as ClockName)}
        options={CLOCK_NAMES.map((name) => [name, online.clocks[name]])}
      />
      <WhoAndWhen draft={draft} onChange={change} />
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      <OpenDo off={goes} />
    </form>
  );
}

/** What is played with. */
function Cards({ data, draft, onChange }: PartProps & { data: GameData }) {
  const words = useLimitedWords();
  const { cards } = draft;
  const choices: [Draft["cards"], string][] = [
    ["own", words.own],
    ...(data.sealed ? [["each", words.each] as [Draft["cards"], string]] : []),
    ["sealed", words.sealed],
    ["draft", words.draft],
  ];
  const number = (label: string, key: "pick" | "build", min: number, max: number) => (
    <Field
      label={label}
      type="number"
      min={min}
      max={max}
      required
      value={String(draft[key] || "")}
      onType={(typed) => onChange({ [key]: Number(typed) })}
    />
  );
  return (
    <>
      <Choice
        label={words.cards}
        value={cards}
        onChoose={(chosen) =>
          onChange({
            cards: choices.find(([id]) => id === chosen)?.[0] ?? "own",
            ...(chosen === "draft" ? { most: Math.min(draft.most, MOST_AT_TABLE) } : {}),
          })
        }
        options={choices}
      />
      {cards === "own" && <FromCircle game={data.id} draft={draft} onChange={onChange} />}
      {cards === "draft" && number(words.pickTime, "pick", 5, 86_400)}
      {(cards === "draft" || cards === "sealed") && number(words.buildTime, "build", 1, 10_080)}
    </>
  );
}

/** Whoever is in a circle of the game may have decks brought from its collections. */
function FromCircle({ game, draft, onChange }: PartProps & { game: string }) {
  const words = useCupWords();
  const { got } = useAsked({ ask: "circles" });
  const circles = (got ?? []).filter(({ mine, open, plan }) => mine === "in" && open && plan.game === game);
  if (circles.length === 0) return null;
  return (
    <>
      <Choice
        label={words.from}
        value={draft.circle}
        onChoose={(circle) => onChange({ circle })}
        options={[
          ["", words.fromAll],
          ...circles.map(({ id, plan }) => [id, words.fromCircle(plan.name)] as const),
        ]}
      />
      {draft.circle !== "" && <p className="online-note">{words.fromNote}</p>}
    </>
  );
}

function OpenDo({ off }: { off: boolean }) {
  const words = useCupWords();
  return (
    <button type="submit" className="button button--main" disabled={off}>
      {words.openDo}
    </button>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function NameAndForm({ draft, onChange }: PartProps) {
  const words = useCupWords();
  return (
    <>
      <Field
        label={words.name}
        value={draft.name}
        required
        maxLength={80}
        onType={(name) => onChange({ name })}
      />
      <Pair
        legend={words.form}
        chosen={!draft.swiss}
        onChoose={(one) => onChange({ swiss: !one })}
        says={[words.elimination, words.swiss]}
      />
      {draft.swiss && (
        <>
          <Field
            label={words.rounds}
            type="number"
            min={1}
            max={30}
            required
            value={String(draft.rounds || "")}
            onType={(rounds) => onChange({ rounds: Number(rounds) })}
          />
          <Choice
            label={words.cut}
            value={String(draft.cut ?? "")}
            onChoose={(cut) => onChange({ cut: cut === "" ? null : Number(cut) })}
            options={[["", words.noCut], ...CUTS.map((n): [string, string] => [String(n), words.cutBest(n)])]}
          />
        </>
      )}
      {(!draft.swiss || draft.cut !== null) && (
        <Pair
          legend={words.third}
          chosen={!draft.third}
          onChoose={(one) => onChange({ third: !one })}
          says={[words.thirdNot, words.thirdPlayed]}
        />
      )}
    </>
  );
}

function WhoAndWhen({ draft, onChange }: PartProps) {
  const words = useCupWords();
  const online = useOnlineWords();
  const note = useId();
  return (
    <>
      <Field
        label={words.most}
        type="number"
        min={2}
        max={draft.cards === "draft" ? MOST_AT_TABLE : MOST_ENTRANTS}
        required
        value={String(draft.most || "")}
        onType={(most) => onChange({ most: Number(most) })}
      />
      <Pair
        legend={online.counts}
        chosen={!draft.rated}
        onChoose={(one) => onChange({ rated: !one })}
        says={[online.casual, online.rated]}
      />
      <Pair
        legend={words.starts}
        chosen={draft.starts === null}
        onChoose={(one) => onChange({ starts: one ? null : "" })}
        says={[words.startsByHost, words.startsAt]}
      />
      {draft.starts !== null && (
        <Field
          label={words.time}
          type="datetime-local"
          required
          value={draft.starts}
          onType={(starts) => onChange({ starts })}
        />
      )}
      <Field
        label={words.judge}
        value={draft.judge}
        maxLength={100}
        autoComplete="off"
        aria-describedby={note}
        onType={(judge) => onChange({ judge })}
      />
      <p id={note} className="online-note">
        {words.judgeNote}
      </p>
    </>
  );
}
