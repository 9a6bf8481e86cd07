/** What is being asked, and the answers that are words: the line in the middle of the table. */
import type { QuestionView } from "@tefuda/kernel";
import { useState } from "react";
import { lastMade } from "../state/actions.ts";
import { buttonIn, namesIn, offTable, seatOf, wordOptions } from "../state/choose.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Key } from "../ui/Key.tsx";
import { seatName } from "../ui/seats.ts";
import { capital } from "../ui/text.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useActions } from "./Actions.tsx";
import { Comes } from "./Comes.tsx";
import { useTable } from "./context.ts";
import { Duel } from "./Duel.tsx";
import { FightGo } from "./FightPanel.tsx";
import { isWeighed } from "./fight.ts";
import { useNames } from "./names.ts";
import { isOut } from "./out.ts";
import { RuleLink } from "./RuleLink.tsx";
import { SeatChip } from "./SeatChip.tsx";
import { AgainButtons, Told } from "./Told.tsx";
import { swallowDouble } from "./useSkip.ts";

export function Prompt({
  busy,
  onSkip,
  onHandOver,
}: {
  busy: boolean;
  onSkip: () => void;
  onHandOver: (() => void) | null;
}) {
  const { data, shown, choosing, choose, look, called, aimed } = useTable();
  const words = useWords();
  const say = useSaid();
  const nameOf = useNames(shown.update);
  const { view } = shown;
  const { question } = view;
  if (onHandOver && view.asked !== null) {
    return (
      <div className="prompt">
        <p className="prompt-words">{words.curtain(seatName(view.asked))}</p>
        <div className="prompt-buttons">
          <button type="button" className="button button--main" onClick={onHandOver}>
            {words.curtain(seatName(view.asked))}
          </button>
        </div>
      </div>
    );
  }
  if (busy || !question) {
    const { online, people } = shown.update;
    // among people one may be asked without a question: in a pause, or where it will be answered by itself
    const rests = online && (online.paused || (people.length > 0 && view.asked === view.observer));
    const plays = view.asked === null || view.over || rests ? "" : words.thinking(nameOf(view.asked));
    const otherwise = plays !== "" && isOut(view, look) ? `${words.youAreOut} ${plays}` : plays;
    return (
      <div className={`prompt prompt--waits${shown.again ? " prompt--again" : ""}`}>
        <Told otherwise={otherwise} />
        {shown.again && <AgainButtons {...shown.again} />}
        {busy && !shown.again && (
          <div className="prompt-buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                onSkip();
                swallowDouble();
              }}
            >
              <Glyph name="skip" /> {words.skip} <Key>S</Key>
            </button>
          </div>
        )}
      </div>
    );
  }
  if (choosing.at === "target") {
    const first = choosing.options[0];
    const name = first ? namesIn(first)[0] : "";
    const direct = choosing.options.filter((o) => o.cards.length === 1);
    const weighed = choosing.options.some((option) => isWeighed(look.fight, "", option));
    return (
      <div className="prompt prompt--asks prompt--aims">
        <p className="prompt-words">
          {(aimed === null ? words.chooseTarget : words.aimed)(
            say(data.layout.verbs[choosing.verb], choosing.verb),
            name ? called(name) : "",
          )}
        </p>
        <div className="prompt-buttons">
          <FightGo />
          {(weighed ? [] : direct).map((option) => (
            <DirectButton key={option.notation} notation={option.notation} />
          ))}
          <button type="button" className="button" onClick={() => choose({ at: "free" })}>
            {words.cancel} <Key>Esc</Key>
          </button>
        </div>
      </div>
    );
  }
  const duel = look.duels?.[question.prompt];
  return (
    <div className="prompt prompt--asks">
      {duel && <Duel duel={duel} />}
      {look.afterAction?.includes(question.prompt) && <LastAction />}
      <p className="prompt-words">
        {question.source?.card && <b className="prompt-source">{called(question.source.card)}: </b>}
        {question.words} <RuleLink id={question.rule} />
      </p>
      <Comes />
      <Answers question={question} />
    </div>
  );
}

/** What was done last, for those who are asked about it. */
function LastAction() {
  const { open } = useTable();
  const words = useWords();
  const last = lastMade(useActions());
  const line = last?.lines[0];
  if (!last || !line) return null;
  return (
    <button
      type="button"
      className="prompt-last"
      onClick={() => open({ sheet: "action", number: last.number })}
    >
      <b>{words.actionTitle(last.number)}</b> {line.entry.text}
    </button>
  );
}

function DirectButton({ notation }: { notation: string }) {
  const { answer, look } = useTable();
  const say = useSaid();
  const target = notation.split(" > ").at(-1) ?? notation;
  return (
    <button type="button" className="button button--main" onClick={() => answer(notation)}>
      {say(look.kinds[target], target)}
    </button>
  );
}

function Answers({ question }: { question: QuestionView }) {
  const { answer, take, aim, choosing, data, fight, look, passOn, shown, open } = useTable();
  const words = useWords();
  const say = useSaid();
  const { passes } = data.layout;
  const { phase, player } = shown.view.numbers;
  const passOnWords = player === shown.view.observer ? words.passTurn : words.passOn;
  const answers = look.answers?.[question.prompt];
  const seats = shown.view.seats.length;
  const off = offTable(question, data.layout, shown.view.observer);
  const picked = choosing.at === "some" ? choosing.picked : [];
  const isOffered = (say: string): boolean => question.options.some(({ notation }) => notation === say);
  return (
    <div className="prompt-buttons">
      <FightGo />
      {question.shape === "yes" && (
        <>
          {isOffered("yes") && (
            <button
              type="button"
              className={answers ? "button" : "button button--main"}
              onClick={() => answer("yes")}
            >
              {say(answers?.yes, words.yes)}
            </button>
          )}
          {isOffered("no") && (
            <button type="button" className="button" onClick={() => answer("no")}>
              {say(answers?.no, words.no)}
            </button>
          )}
        </>
      )}
      {question.shape === "number" && <Numbers question={question} />}
      {off.length > 0 && (
        <button type="button" className="button button--main" onClick={() => open({ sheet: "chooser" })}>
          {words.openChooser(off.length)}
        </button>
      )}
      {wordOptions(question).map((option) => {
        const passes_ = passes.includes(option.notation);
        const seat = seatOf(option, seats);
        return (
          <button
            key={option.notation}
            type="button"
            className={`button${passes_ || fight?.option || data.layout.takesBack?.includes(option.notation) ? "" : " button--main"}`}
            data-pass={passes_ || undefined}
            onClick={() => take(option)}
            onPointerEnter={(event) => event.pointerType === "mouse" && aim(option)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && aim(option)}
          >
            {seat === null ? (
              (option.says ?? say(buttonIn(data.layout, option.notation, phase), capital(option.notation)))
            ) : (
              <>
                {option.verb && say(data.layout.verbs[option.verb], option.verb)} <SeatChip seat={seat} />
              </>
            )}
            {passes_ && <Key>P</Key>}
          </button>
        );
      })}
      {passOn && (
        <button type="button" className="button" title={words.passOnNote} onClick={passOn}>
          {passOnWords}
          <Key>O</Key>
        </button>
      )}
      {question.shape === "some" && (
        <>
          <span className="prompt-count" aria-live="polite">
            {words.chosen(picked.length, question.min, question.max)}
          </span>
          <button
            type="button"
            className={`button${picked.length > 0 ? " button--main" : ""}`}
            disabled={picked.length < question.min || picked.length > question.max}
            onClick={() => answer([...picked])}
          >
            <Glyph name="check" /> {words.confirm}
          </button>
        </>
      )}
    </div>
  );
}

/** Few numbers are buttons, many a field. */
function Numbers({ question }: { question: QuestionView }) {
  const { answer } = useTable();
  const words = useWords();
  const [value, setValue] = useState(question.min);
  const all = question.options.map((o) => o.notation);
  if (all.length <= 8) {
    return all.map((n) => (
      <button key={n} type="button" className="button button--main" onClick={() => answer(n)}>
        {n}
      </button>
    ));
  }
  return (
    <>
      <input
        className="field field--number"
        type="number"
        min={question.min}
        max={question.max}
        value={value}
        aria-label={question.words}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button button--main"
        disabled={!all.includes(String(value))}
        onClick={() => answer(String(value))}
      >
        {words.confirm}
      </button>
    </>
  );
}
