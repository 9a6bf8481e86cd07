/** What everybody held when it was over. */

import type { Course } from "@tefuda/host/course";
import { CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { useTable } from "../table/context.ts";
import { useNames } from "../table/names.ts";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";

export function Hands({ hands }: Pick<Course, "hands">) {
  const { look, shown, infoOf, open } = useTable();
  const words = AFTER_WORDS[useLanguage()];
  const common = useWords();
  const say = useSaid();
  const nameOf = useNames(shown.update);
  return (
    <section className="hands" aria-label={words.hands}>
      <h3>{words.hands}</h3>
      {hands.map(({ seat, cards }) => (
        <div key={seat} className="hand">
          <span className="hand-whose">
            <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>
          </span>
          {cards.length === 0 && <span className="hand-none">{words.handEmpty}</span>}
          <ul aria-label={words.handOf(nameOf(seat))}>
            {cards.map((view, i) => {
              const info = infoOf(view.name);
              return (
                info && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards in a hand have nothing but their place
                  <li key={i}>
                    <button
                      type="button"
                      className="spot"
                      onClick={() => open({ sheet: "card", looked: { info, view, place: null } })}
                    >
                      <span className="unseen">{describeCard(info, view, look, common, say)}</span>
                      <CardFace info={info} look={look} view={view} />
                    </button>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
