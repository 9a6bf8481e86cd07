/** Who is in the circle, what they gave without return, and how somebody goes. */
import type { CircleMember } from "@tefuda/host/online/circle-schemas";
import { room } from "../../../online/room.ts";
import { addressOf } from "../../../state/screen.ts";
import { copiesIn, useInside } from "./inside.ts";
import { Sure } from "./Sure.tsx";
import { useCircleWords, useTime, useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function People() {
  const { circle, me, collection } = useInside();
  const words = useCircleWords();
  const asking = me.host ? circle.members.filter(({ state }) => state === "asks") : [];
  const members = circle.members.filter(({ state }) => state !== "asks");
  const { id } = circle;
  return (
    <>
      <section aria-labelledby="people-title">
        <h2 id="people-title">{words.peopleTitle}</h2>
        <ul className="online-list">
          {[...asking, ...members].map((member) => (
            <Person key={member.id} member={member} />
          ))}
        </ul>
      </section>
      <Gifts />
      <section className="circle-goes" aria-label={words.leave}>
        <Sure
          says={words.leave}
          note={words.leaveNote(copiesIn(collection?.cards ?? []))}
          sure={words.leaveSure}
          deed={() => room.socket.ask({ ask: "leaveCircle", circle: id })}
        />
        {me.host && circle.open && (
          <Sure
            says={words.close}
            note={words.closeNote}
            sure={words.closeSure}
            deed={() => room.socket.ask({ ask: "closeCircle", circle: id })}
          />
        )}
      </section>
    </>
  );
}

function Person({ member }: { member: CircleMember }) {
  const { me } = useInside();
  const words = useCircleWords();
  const isMe = member.id === me.member;
  const name = member.name || words.noName;
  const marks = [
    ...(member.host ? [words.isHost] : []),
    ...(member.state === "left" ? [words.hasLeft] : []),
    ...(member.shut ? [words.shutOn] : []),
  ];
  return (
    <li className={`online-line card-panel${isMe ? " is-mine" : ""}`}>
      <div className="online-line-says">
        <h3>
          {name} {isMe && words.you}
        </h3>
        {marks.length > 0 && <p className="online-facts">{marks.join(" · ")}</p>}
      </div>
      {!isMe && <PersonDeeds member={member} name={name} />}
    </li>
  );
}

function PersonDeeds({ member: { id, state, shut, host }, name }: { member: CircleMember; name: string }) {
  const { circle, me } = useInside();
  const words = useCircleWords();
  const trades = useTradeWords();
  const { ask, goes, told } = useDeed();
  const admit = (yes: boolean): Promise<null> =>
    room.socket.ask({ ask: "admit", circle: circle.id, member: id, yes });
  const shutTo = (on: boolean): void =>
    ask(room.socket.ask({ ask: "shut", circle: circle.id, member: id, on }));
  if (!circle.open || state === "left") return null;
  return (
    <div className="row-buttons">
      {told}
      {state === "asks" && (
        <>
          <button
            type="button"
            className="button button--main"
            disabled={goes}
            aria-label={words.named(words.admit, name)}
            onClick={() => ask(admit(true))}
          >
            {words.admit}
          </button>
          <button
            type="button"
            className="button"
            disabled={goes}
            aria-label={words.named(words.turnAway, name)}
            onClick={() => ask(admit(false))}
          >
            {words.turnAway}
          </button>
        </>
      )}
      {state === "in" && (
        <>
          {!shut && (
            <a
              className="button"
              href={addressOf({ at: "circle", circle: circle.id, part: "trades", member: id })}
              aria-label={trades.withName(name)}
            >
              {words.tradeWith}
            </a>
          )}
          <details className="person-more">
            <summary className="button" aria-label={words.named(words.more, name)}>
              {words.more}
            </summary>
            <div className="row-buttons">
              <button
                type="button"
                className="button"
                disabled={goes}
                aria-label={words.named(shut ? words.shutOff : words.shut, name)}
                onClick={() => shutTo(!shut)}
              >
                {shut ? words.shutOff : words.shut}
              </button>
              {me.host && !host && (
                <Sure
                  says={words.end}
                  label={words.named(words.end, name)}
                  note={words.endNote(name)}
                  sure={words.endSure}
                  deed={() => admit(false)}
                />
              )}
            </div>
          </details>
        </>
      )}
    </div>
  );
}

/** So much is told to everybody, so that what goes one way only is seen. */
function Gifts() {
  const { circle, me } = useInside();
  const words = useCircleWords();
  const time = useTime();
  return (
    <section aria-labelledby="gifts-title">
      <h2 id="gifts-title">{words.giftsTitle}</h2>
      {me.gifts !== null && <p className="online-note">{words.giftsLeft(me.gifts)}</p>}
      {circle.gifts.length === 0 ? (
        <p className="circle-none">{words.giftsNone}</p>
      ) : (
        <ul className="circle-lines">
          {circle.gifts.map(({ from, to, copies, back, at }) => (
            <li key={`${at}${from}${to}`}>
              {words.giftLine(from, to, copies, back)} <small>{time(at)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
