/** What the strongest program would do here, and what it expects of it. */
import type { Change, HintedAnswer } from "@tefuda/bots";
import type { Advice } from "@tefuda/host/host";
import type { OptionView } from "@tefuda/kernel";
import { useEffect, useState } from "react";
import { buttonIn, namesIn } from "../state/choose.ts";
import { seatName } from "../ui/seats.ts";
import { capital } from "../ui/text.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function HintText() {
  const { hint, shown } = useTable();
  const words = useWords();
  // asked for once, when it is opened: it closes with the question that it is about
  const [got, setGot] = useState<Advice | "thinks" | null>("thinks");
  useEffect(() => {
    let current = true;
    const take = (advice: Advice | null) => current && setGot(advice);
    hint().then(take, () => take(null));
    return () => {
      current = false;
    };
  }, [hint]);
  if (got === "thinks") return <p role="status">{words.hintThinks}</p>;
  if (got === null) return <p>{shown.view.over ? words.hintNone : words.hintGone}</p>;
  if (got.answers.length === 0) return <p>{words.hintOnly}</p>;
  return (
    <>
      <p className="hint-note">
        {shown.update.watched ? words.hintWatched(seatName(got.seat)) : words.hintNote}{" "}
        {words.hintWhen(got.turns)}
      </p>
      <ol className="hints">
        {got.answers.map((answer) => (
          <Answer key={String(answer.say)} answer={answer} options={got.question.options} />
        ))}
      </ol>
    </>
  );
}

function Answer({
  answer: { say, grade, worlds, won, lost, changes },
  options,
}: {
  answer: HintedAnswer;
  options: readonly OptionView[];
}) {
  const { answer, open, shown } = useTable();
  const words = useWords();
  const optionText = useOptionText();
  const said = (notation: string): string => {
    const option = options.find((one) => one.notation === notation);
    return option ? optionText(option) : notation;
  };
  const told = changes.filter(tells);
  const picked = typeof say === "string" ? [say] : say;
  return (
    <li className="hint">
      <h3>{picked.length === 0 ? words.hintNothing : capital(picked.map(said).join(", "))}</h3>
      {grade !== "best" && <p>{words.hintGrades[grade]}</p>}
      {won + lost > 0 && <p>{words.hintEnds(won, lost, worlds)}</p>}
      {told.length === 0 ? <p>{words.hintSame}</p> : <Changes changes={told} />}
      {shown.view.question && (
        <button
          type="button"
          className="button"
          onClick={() => {
            open(null);
            answer(say);
          }}
        >
          {words.hintDo}
        </button>
      )}
    </li>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const say = useSaid();
  return (
    <ul className="hint-changes">
      {changes.map(({ seat, of, name, now, then }) => (
        <li key={`${seat} ${of}`}>
          <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span> {say(name, of)}{" "}
          <b>
            {Math.round(now)} → {Math.round(then)}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** What changes by less than this is not told. */
const tells = ({ now, then }: Change): boolean => Math.round(now) !== Math.round(then);

/** An option in the words of the page, as its button or its menu has it. */
function useOptionText(): (option: OptionView) => string {
  const { data, look, called, shown } = useTable();
  const words = useWords();
  const say = useSaid();
  return (option) => {
    const { notation, verb, cards, says } = option;
    if (says !== undefined) return says;
    const button = buttonIn(data.layout, notation, shown.view.numbers.phase);
    if (button) return say(button, notation);
    if (notation === "yes" || notation === "no") return words[notation];
    const names = namesIn(option);
    const direct = cards.length === 1 && names.length === 2;
    const named = names.map((name, i) => (direct && i === 1 ? say(look.kinds[name], name) : called(name)));
    const does = verb === "" ? "" : say(data.layout.verbs[verb], verb);
    return [does, named.filter(Boolean).join(" → ")].filter(Boolean).join(" ");
  };
}
