/** A fight: who strikes, with what, against what, and what would follow. */
import { CardFace } from "../card/CardFace.tsx";
import { GameIcon } from "../card/GameIcon.tsx";
import type { Said } from "../data/look.ts";
import { valueLook } from "../data/looks/index.ts";
import type { Fighter, Outcome } from "../state/fight.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import type { ShownFight } from "./fight.ts";

export function FightPanel() {
  const { fight, look } = useTable();
  const words = useWords();
  if (!fight || !look.fight) return null;
  return (
    <section className="fight" aria-label={words.fight}>
      <Sides {...fight} />
      <div role="status">
        <ul className="fight-says">
          {fight.aimed?.forecast.outcomes.map((outcome) => (
            <Follows key={`${outcome.says}${outcome.card}`} outcome={outcome} />
          ))}
        </ul>
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
  const isBack = steps || fight?.aimed?.fight.back !== null;
  return (
    <button
      type="button"
      className="button button--main"
      disabled={!fight?.option}
      onClick={() => answer(notation)}
    >
      <Glyph name="check" /> {say(isBack ? data.layout.verbs[verb] : look.fight.says.confirm)}
    </button>
  );
}

function Sides({ strikers, aimed, open }: ShownFight) {
  const { look } = useTable();
  const words = useWords();
  const say = useSaid();
  const fight = look.fight!;
  const sum = strikers.reduce((all, { view }) => all + (view.values[fight.strength]?.now ?? 0), 0);
  const strength = aimed?.forecast.strength ?? sum;
  const wall = aimed?.forecast.wall ?? null;
  const value = valueLook(look, aimed?.forecast.value ?? fight.strength);
  return (
    <div className="fight-sides">
      <Faces fighters={strikers} />
      <b className="fight-value fight-value--first">
        <GameIcon name={value.icon} /> {strength}
        <span className="unseen"> {say(value.says)}</span>
      </b>
      {aimed === null && strikers.length > 1 && (
        <span className="fight-sum">{say(fight.says.sum).replace("{strength}", String(sum))}</span>
      )}
      {wall !== null && (
        <>
          <span className="fight-sign">{strength >= wall ? "≥" : "<"}</span>
          <b className="fight-value fight-value--second">
            <GameIcon name={valueLook(look, fight.wall).icon} /> {wall}
            <span className="unseen"> {say(valueLook(look, fight.wall).says)}</span>
          </b>
        </>
      )}
      {aimed?.fight.struck && <Faces fighters={[aimed.fight.struck]} />}
      {aimed && !aimed.fight.struck && (
        <>
          <span className="fight-sign" aria-hidden="true">
            →
          </span>
          <span className={`seat-chip seat-chip--${aimed.fight.on}`}>{seatName(aimed.fight.on)}</span>
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
function Follows({ outcome }: { outcome: Outcome }) {
  const { look, shown, called } = useTable();
  const say = useSaid();
  const { seat } = outcome;
  const words: Partial<Record<Outcome["says"], Said>> = look.fight!.says;
  const named: Record<string, string | number | undefined> = {
    ...outcome,
    card: outcome.card === undefined ? undefined : called(outcome.card),
    seat: seat === undefined ? undefined : seatName(seat),
  };
  const tone = seat === undefined ? "" : seat === shown.view.observer ? " is-bad" : " is-good";
  return (
    <li className={`fight-says-one${tone}`}>
      {say(words[outcome.says]).replace(/\{(\w+)\}/g, (_, word: string) => String(named[word] ?? ""))}
    </li>
  );
}
