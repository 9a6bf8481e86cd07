/** What is to be done in a circle now, and what comes next. */
import { CLOCKS, WATCHED_AFTER } from "../../../online/clock.ts";
import { room } from "../../../online/room.ts";
import { addressOf, type CirclePart } from "../../../state/screen.ts";
import { CopyLink } from "../../../ui/CopyLink.tsx";
import { useOpeningWords } from "../opening/useOpeningWords.ts";
import { type Due, dueIn } from "./due.ts";
import { useInside } from "./inside.ts";
import { Summary } from "./Summary.tsx";
import { useCircleWords, useTime } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function Now() {
  const { circle, me } = useInside();
  const words = useCircleWords();
  const time = useTime();
  const due = dueIn(circle);
  const { packs, plan, round } = { packs: me.packs, plan: circle.plan, round: circle.round };
  const next = [
    ...(packs.next === null ? [] : [words.nextPacks(plan.packs.each, time(packs.next))]),
    ...(round?.step === "waits" && round.bell !== null ? [words.nextBell(time(round.bell))] : []),
  ];
  return (
    <>
      <section aria-labelledby="due-title">
        <h2 id="due-title">{words.toDo}</h2>
        <Waiting due={due} />
        {circle.open && next.length > 0 && <p className="circle-next">{next.join(" · ")}</p>}
      </section>
      <section aria-labelledby="own-title">
        <div className="online-section">
          <h2 id="own-title">{words.summary}</h2>
          <PartLink part="collection">{words.parts.collection}</PartLink>
        </div>
        <Summary />
      </section>
      {circle.open && <Play />}
      {circle.open && (
        <section aria-labelledby="address-title">
          <h2 id="address-title">{words.invite}</h2>
          <CopyLink
            link={`${location.origin}${location.pathname}${addressOf({ at: "circle", circle: circle.id, part: "now", member: null })}`}
          />
        </section>
      )}
    </>
  );
}

/** A table for members, with decks of what they own. */
function Play() {
  const { circle, data } = useInside();
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const { id, plan } = circle;
  const open = (): void =>
    ask(
      room.socket
        .ask({
          ask: "open",
          plan: {
            ...{ game: plan.game, seats: Math.max(2, data.seats.min), sealed: false, rated: false },
            ...{ format: data.formats.length > 1 ? data.formats[0]!.id : null, language: plan.language },
            ...{ clock: CLOCKS.normal, watch: WATCHED_AFTER, open: true, circle: id },
          },
        })
        .then(({ table }) => {
          location.hash = addressOf({ at: "people", table });
        }),
    );
  return (
    <section aria-labelledby="play-title">
      <div className="online-section">
        <h2 id="play-title">{words.playTitle}</h2>
        <button type="button" className="button" disabled={goes} onClick={open}>
          {words.playOpen}
        </button>
      </div>
      <p className="online-note">{words.playNote}</p>
      {told}
    </section>
  );
}

interface PartLinkProps {
  part: CirclePart;
  member?: string;
  main?: boolean;
  children: string;
}

function PartLink({ part, member, main = false, children }: PartLinkProps) {
  const { circle } = useInside();
  return (
    <a
      className={`button${main ? " button--main" : ""}`}
      href={addressOf({ at: "circle", circle: circle.id, part, member: member ?? null })}
    >
      {children}
    </a>
  );
}

function Waiting({ due: { packs, trades, questions, asking } }: { due: Due }) {
  const { circle } = useInside();
  const words = useCircleWords();
  const packWords = useOpeningWords();
  const { ask, goes, told } = useDeed();
  const admit = (member: string, yes: boolean): void =>
    ask(room.socket.ask({ ask: "admit", circle: circle.id, member, yes }));
  if (packs + trades.length + questions + asking.length === 0)
    return <p className="circle-none">{words.nothing}</p>;
  return (
    <>
      {told}
      <ul className="online-list circle-waiting">
        {packs > 0 && (
          <li className="online-line card-panel is-mine">
            <p>{packWords.packsWait(packs)}</p>
            <PartLink part="packs" main>
              {words.packsGo}
            </PartLink>
          </li>
        )}
        {questions > 0 && (
          <li className="online-line card-panel is-mine">
            <p>{words.asksWait(questions)}</p>
            <PartLink part="round" main>
              {words.asksGo}
            </PartLink>
          </li>
        )}
        {trades.map((trade) => (
          <li key={trade.id} className="online-line card-panel is-mine">
            <p>{words.tradeWaits(trade.with.name)}</p>
            <PartLink part="trades" member={trade.with.member} main>
              {words.tradeGo}
            </PartLink>
          </li>
        ))}
        {asking.map(({ id, name }) => (
          <li key={id} className="online-line card-panel is-mine">
            <p>{words.joinWaits(name)}</p>
            <div className="row-buttons">
              <button
                type="button"
                className="button button--main"
                disabled={goes}
                aria-label={words.named(words.admit, name)}
                onClick={() => admit(id, true)}
              >
                {words.admit}
              </button>
              <button
                type="button"
                className="button"
                disabled={goes}
                aria-label={words.named(words.turnAway, name)}
                onClick={() => admit(id, false)}
              >
                {words.turnAway}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
