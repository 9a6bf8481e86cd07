/** Where a card is tried: the table in its frame, the position it begins at, and what no longer fits after a change. */
import type { GameData, SavedMatch } from "@tefuda/host/host";
import type { Words } from "@tefuda/kernel";
import type { Draft } from "@tefuda/workshop/draft";
import { RULINGS } from "@tefuda/workshop/ruling";
import { replaced, type Tried, type Unfit } from "@tefuda/workshop/trying";
import { useEffect, useRef, useState } from "react";
import { seatName } from "../../ui/seats.ts";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { PositionEditor, type Start } from "./PositionEditor.tsx";
import { type FromTry, hearFrom, type ToTry } from "./try-messages.ts";
import { changesFrom } from "./useBench.ts";

/** Milliseconds after which what was done in the frame does not come to an end; and at first, when its game has still to be loaded. */
const LONGEST = 20_000;
const LONGEST_FIRST = 90_000;

interface TryPanelProps {
  data: GameData;
  draft: Draft;
  /** Where the card is tried at first. */
  begin: Tried;
  /** What the card was called when that was looked for; it may have got another name meanwhile. */
  called: string;
  /** What the card is called now, as long as it can be read. */
  name: string | undefined;
  /** The names of the set's cards. */
  names: readonly string[];
  onRuling: (start: Start, saved: SavedMatch) => void;
}

export function TryPanel({
  data,
  draft,
  begin: first,
  called: calledAtFirst,
  name,
  names,
  onRuling,
}: TryPanelProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const frame = useRef<HTMLIFrameElement>(null);
  const [life, setLife] = useState(0);
  const [ready, setReady] = useState(false);
  const [begin, setBegin] = useState(first);
  const [others, setOthers] = useState<ToTry["others"]>("greedy");
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const [wrong, setWrong] = useState<Words | null>(null);
  const [hung, setHung] = useState(false);
  const [keptRuling, setKeptRuling] = useState(false);
  /** What the frame knows: of which draft, begun with what, against whom. */
  const known = useRef<{ draft: Draft | null; begin: Tried | null; others: string }>({
    ...{ draft: null, begin: null, others },
  });
  // a card that is called otherwise lies there as it is called now
  const called = useRef(calledAtFirst);
  useEffect(() => {
    const was = called.current;
    if (name === undefined) return;
    called.current = name;
    if (was !== name) setBegin((before) => replaced(before, was, name));
  }, [name]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef({ onRuling, begin });
  calls.current = { onRuling, begin };

  useEffect(
    () =>
      hearFrom<FromTry>(
        () => frame.current?.contentWindow,
        (said) => {
          clearTimeout(timer.current);
          if (said.tefuda === "ready") {
            known.current = { draft: null, begin: null, others: "" };
            setReady(true);
          } else if (said.tefuda === "tried") {
            setUnfit(said.unfit);
            setWrong(null);
          } else if (said.tefuda === "wrong") setWrong(said.says);
          else {
            calls.current.onRuling(calls.current.begin.start, said.saved);
            setKeptRuling(true);
          }
        },
      ),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was laid anew is told everything
  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    const files = changesFrom(before.draft, draft);
    const anew = before.begin !== begin || before.others !== others;
    // a ruling that was kept of the table changes nothing on it
    delete files[RULINGS];
    if (!anew && Object.keys(files).length === 0) return;
    const longest = before.draft ? LONGEST : LONGEST_FIRST;
    known.current = { draft, begin, others };
    const said: ToTry = { tefuda: "try", game: draft.game, files, begin: anew ? begin : null, others };
    frame.current?.contentWindow?.postMessage(said, location.origin);
    setHung(false);
    setKeptRuling(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHung(true);
      setReady(false);
      setLife((n) => n + 1);
    }, longest);
  }, [ready, draft, begin, others, life]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <section className="try" aria-label={words.tryTab}>
      <div className="try-tools">
        <button type="button" className="button" onClick={() => setBegin({ ...begin })}>
          {words.fresh}
        </button>
        <label>
          <span className="unseen">{words.others}</span>
          <select
            className="field"
            value={others}
            onChange={({ target }) => setOthers(target.value as ToTry["others"])}
          >
            <option value="greedy">{words.byProgram}</option>
            <option value="person">{words.byMyself}</option>
          </select>
        </label>
        <button
          type="button"
          className="button"
          onClick={() => frame.current?.contentWindow?.postMessage({ tefuda: "ask" }, location.origin)}
        >
          {words.keepRuling}
        </button>
      </div>
      <div role="status">
        {hung && <p className="fault">{words.hung}</p>}
        {wrong && (
          <p className="fault">
            {words.wrongPosition} {wrong[language]}
          </p>
        )}
        {unfit && (
          <p className="try-unfit">
            {words.unfit(unfit.kept, unfit.of)}{" "}
            <b>
              {seatName(unfit.choice.seat)}: {[unfit.choice.say].flat().join(" + ")}
            </b>{" "}
            {unfit.why[language]}
          </p>
        )}
        {keptRuling && <p>{words.keptRuling}</p>}
      </div>
      <iframe
        key={life}
        ref={frame}
        className="try-frame"
        title={words.tryFrame}
        src={`${location.pathname}${location.search}#tryout`}
      />
      <details className="try-position">
        <summary>{words.position}</summary>
        <PositionEditor
          {...{ data, names, start: begin.start }}
          onChange={(start) => setBegin({ start, choices: [] })}
        />
      </details>
    </section>
  );
}
