/** A fight: who strikes, with what, against what, and what would follow. */

import { valueLook } from "@tefuda/print/look";
import { CardFace } from "../card/CardFace.tsx";
import { GameIcon } from "../card/GameIcon.tsx";
import { type Fighter, type Row, rowsOf, weighed } from "../state/foretold.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import type { ShownFight } from "./fight.ts";

export function FightPanel() {
  const { called, fight, foretold, look } = useTable();
  const words = useWords();
  const say = useSaid();
  if (!fight || !look.fight) return null;
  const rows = fight.aimed && foretold ? rowsOf(look.fight, fight, foretold, { say, called, seatName }) : [];
  const unsure = fight.aimed && foretold?.hangsOn.some((ground) => ground !== "choice");
  return (
    <section className="fight" aria-label={words.fight}>
      <Sides {...fight} />
      <div role="status">
        <ul className="fight-says">
          {rows.map((row) => (
            <Follows key={row.words} row={row} />
          ))}
        </ul>
        {unsure && <p className="fight-unsure">{words.unsure}</p>}
      </div>
    </section>
  );
}

/** Takes what is aimed at: for fingers, and for whoever would rather press a button. */
export function FightGo() {
  const { answer, data, fight, look, shown } = useTable();
  const say = useSaid();
  const { question } = shown.view;
  const steps = look.fight?.stepsIn?.includes(question?.prompt ?? "") ?? false;
  // Where one steps in its place is kept, so that nothing moves under the finger that aims.
  const option = fight?.option ?? (steps ? question?.options.find(({ cards }) => cards.length > 0) : null);
  if (!option || !look.fight) return null;
  const { verb, notation } = option;
  const isBack = steps || (fight !== null && fight.back !== null);
  return (
    <button
      type="button"
      className="button button--main"
      disabled={!fight?.option}
      onClick={() => answer(notation)}
    >
      <Glyph name="check" /> {say(isBack ? data.layout.verbs[verb] : look.fight.confirm)}
    </button>
  );
}

function Sides(fight: ShownFight) {
  const { foretold, look } = useTable();
  const words = useWords();
  const say = useSaid();
  const { strikers, struck, on, aimed, open } = fight;
  const { strength: strikes, wall: holds, breaks, sum } = look.fight!;
  const { strength, wall } = weighed(look.fight!, fight, foretold);
  const value = valueLook(look, (aimed && !struck && breaks ? breaks : strikes).value);
  return (
    <div className="fight-sides">
      <Faces fighters={strikers} />
      {strength !== null && (
        <b className="fight-value fight-value--first">
          <GameIcon name={value.icon} /> {strength}
          <span className="unseen"> {say(value.says)}</span>
        </b>
      )}
      {!aimed && strength !== null && strikers.length > 1 && (
        <span className="fight-sum">{say(sum).replace("{strength}", String(strength))}</span>
      )}
      {strength !== null && wall !== null && (
        <>
          <span className="fight-sign">{strength >= wall ? "≥" : "<"}</span>
          <b className="fight-value fight-value--second">
            <GameIcon name={valueLook(look, holds.value).icon} /> {wall}
            <span className="unseen"> {say(valueLook(look, holds.value).says)}</span>
          </b>
        </>
      )}
      {aimed && struck && <Faces fighters={[struck]} />}
      {aimed && !struck && on !== null && (
        <>
          <span className="fight-sign" aria-hidden="true">
            →
          </span>
          <span className={`seat-chip seat-chip--${on}`}>{seatName(on)}</span>
        </>
      )}
      {open && <span className="fight-sum">{words.chooseStruck}</span>}
    </div>
  );
}

function Faces({ fighters }: { fighters: readonly Fighter[] }) {
  const { look } = useTable();
  return (
    <span className="fight-faces">
      {fighters.map(({ info, view, place }) => (
        <span key={`${place.seat}${place.place}`} className="fight-face">
          <CardFace info={info} look={look} view={view} />
        </span>
      ))}
    </span>
  );
}

/** What follows, good or bad for who looks on. */
function Follows({ row: { words, seat } }: { row: Row }) {
  const { shown } = useTable();
  const tone = seat === undefined ? "" : seat === shown.view.observer ? " is-bad" : " is-good";
  return <li className={`fight-says-one${tone}`}>{words}</li>;
}
