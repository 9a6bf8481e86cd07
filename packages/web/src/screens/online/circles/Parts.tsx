/** The parts of a circle, each with its address and with what waits in it. */
import { addressOf, CIRCLE_PARTS, type CirclePart } from "../../../state/screen.ts";
import { dueIn, dueOf } from "./due.ts";
import { useInside } from "./inside.ts";
import { useCircleWords } from "./useCircleWords.ts";

export function Parts({ part }: { part: CirclePart }) {
  const { circle } = useInside();
  const words = useCircleWords();
  const due = dueIn(circle);
  return (
    <nav className="circle-parts" aria-label={words.partsLabel}>
      <ul>
        {CIRCLE_PARTS.map((one) => {
          const n = dueOf(one, due);
          return (
            <li key={one}>
              <a
                href={addressOf({ at: "circle", circle: circle.id, part: one, member: null })}
                aria-current={one === part ? "page" : undefined}
              >
                {words.parts[one]}
                {n > 0 && (
                  <>
                    <b className="circle-due" aria-hidden="true">
                      {n}
                    </b>
                    <span className="unseen">, {words.waiting(n)}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
