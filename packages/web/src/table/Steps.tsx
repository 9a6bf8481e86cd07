/** Where in the turn the game stands, as a strip of its phases; in a fight that of its steps, each with those who act in it. */
import type { StepsLook } from "@tefuda/kernel";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function Steps({ steps }: { steps: StepsLook }) {
  const { data, shown } = useTable();
  const words = useWords();
  const say = useSaid();
  const { numbers, asked, over } = shown.view;
  const { phase = 0, player = 0 } = numbers;
  const { from, to, acts, rest } = steps;
  const within = phase >= from && phase <= to;
  const phases = within ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : rest;
  const actors = (at: number): readonly number[] => {
    const who = within ? acts[at - from] : "turn";
    if (who === "both") return [player, 1 - player];
    return who === "turn" ? [player] : who === "other" ? [1 - player] : [];
  };
  return (
    <ol className={`steps${within ? " steps--fight" : ""}`} aria-label={words.steps}>
      {phases.map((at) => (
        <li
          key={at}
          className={at < phase ? "is-past" : undefined}
          aria-current={at === phase ? "step" : undefined}
        >
          {within &&
            actors(at).map((seat) => (
              <span
                key={seat}
                className={`seat-chip seat-chip--${seat}${at === phase && asked === seat && !over ? " is-asked" : ""}`}
              >
                {seatName(seat)}
              </span>
            ))}
          <span className="step-name">{say(data.layout.phases[at])}</span>
        </li>
      ))}
    </ol>
  );
}
