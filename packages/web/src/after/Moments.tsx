/** The line of a match, and the moments in it that are worth another look. */
import { useTable } from "../table/context.ts";
import { PlainLine } from "../table/LogPanel.tsx";
import { useNames } from "../table/names.ts";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useSaid } from "../words/index.tsx";
import { Chart } from "./Chart.tsx";
import { lineOf, type Moment, measureName, measureOf } from "./course.ts";
import type { Told } from "./useCourse.ts";

interface MomentsProps {
  told: Told;
  /** After how many answers one is, where one goes to and fro. */
  at?: number;
  onGo: (step: number) => void;
}

export function Moments({ told: { course, turns, moments }, at, onGo }: MomentsProps) {
  const { data, look, shown } = useTable();
  const words = AFTER_WORDS[useLanguage()];
  const say = useSaid();
  const nameOf = useNames(shown.update);
  const measure = measureOf(data.layout, look);
  const line = lineOf(turns);
  const steps = Math.max(1, course.steps.length - 1);
  // each turn is as wide as any other; within one it goes by its answers
  const placeOf = (step: number): number => {
    const i = turns.findLastIndex((turn) => turn.step <= step);
    const first = turns.length - (line.length - 1);
    if (i < first) return 0;
    const until = turns[i + 1]?.step ?? steps;
    const within = (step - turns[i]!.step) / Math.max(1, until - turns[i]!.step);
    return (i - first + within) / (turns.length - first);
  };
  return (
    <>
      {measure && line.length > 1 && (
        <figure className="line">
          <figcaption>{words.line(say(measureName(data.layout, look, measure)))}</figcaption>
          <Chart
            title={words.line(say(measureName(data.layout, look, measure)))}
            nameOf={nameOf}
            points={line.map(({ values }, i) => ({ x: i / (line.length - 1), values }))}
            marks={moments.map(({ step }) => placeOf(step))}
            {...(at === undefined ? {} : { at: placeOf(at) })}
          />
          <div className="line-turns" aria-hidden="true">
            <span>{words.turn(line[1]!.turn)}</span>
            {line.length > 2 && <span>{words.turn(line.at(-1)!.turn)}</span>}
          </div>
        </figure>
      )}
      {moments.length > 0 && (
        <section className="moments" aria-label={words.moments}>
          <h3>{words.moments}</h3>
          <ol>
            {moments.map((moment, i) => (
              <li key={moment.step}>
                <button type="button" className="moment" onClick={() => onGo(moment.step)}>
                  <b className="moment-number" aria-hidden="true">
                    {i + 1}
                  </b>
                  <span className="moment-what">
                    <span>
                      {words.turn(moment.turn)}
                      {" · "}
                      <What moment={moment} nameOf={nameOf} />
                    </span>
                    {moment.line && (
                      <small>
                        <PlainLine line={moment.line} />
                      </small>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {moments.some(({ kind }) => kind === "lead") && <p className="moments-note">{words.leadNote}</p>}
        </section>
      )}
    </>
  );
}

function What({ moment, nameOf }: { moment: Moment; nameOf: (seat: number) => string }) {
  const words = AFTER_WORDS[useLanguage()];
  if (moment.kind === "lead") return words.lead(nameOf(moment.seat));
  if (moment.kind === "marked") return words.marked;
  return (
    <>
      <span className={`seat-chip seat-chip--${moment.seat}`}>{seatName(moment.seat)}</span>{" "}
      <b>{words.swing(moment.was, moment.now)}</b>
    </>
  );
}
