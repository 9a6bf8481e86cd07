/** A circle: what it is, and for whoever is in it the part of it that the address names. */

import type { GameData } from "@tefuda/host/host";
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { useEffect, useRef } from "react";
import type { Person } from "../../../online/people.ts";
import { useCircle } from "../../../online/useFollowed.ts";
import { useNamesType } from "../../../online/useNamesType.ts";
import { addressOf, type CirclePart } from "../../../state/screen.ts";
import { useGame } from "../../../state/session.ts";
import { useWords } from "../../../words/index.tsx";
import { Nowhere } from "../../Nowhere.tsx";
import { Entered, Lost } from "../Entered.tsx";
import { usePrinted } from "../opening/printed.ts";
import { Binder } from "./Binder.tsx";
import { CirclePacks } from "./CirclePacks.tsx";
import { InsideContext, type Me, useCollection } from "./inside.ts";
import { Join } from "./Join.tsx";
import { LedgerPart } from "./LedgerPart.tsx";
import { Now } from "./Now.tsx";
import { Parts } from "./Parts.tsx";
import { People } from "./People.tsx";
import { RoundPart } from "./RoundPart.tsx";
import { Trades } from "./Trades.tsx";
import { TradeWith } from "./TradeWith.tsx";
import { useCircleFacts, useCircleWords } from "./useCircleWords.ts";

import "../../../styles/contests.css";
import "../../../styles/circles.css";
import "../../../styles/circle-trades.css";

interface PlaceProps {
  part: CirclePart;
  /** Whom one trades with. */
  member: string | null;
}

export function CircleScreen({ id, ...place }: PlaceProps & { id: string }) {
  const words = useCircleWords();
  return (
    <Entered title={words.title}>{(person) => <Followed id={id} person={person} place={place} />}</Entered>
  );
}

function Followed({ id, person, place }: { id: string; person: Person; place: PlaceProps }) {
  const common = useWords();
  const words = useCircleWords();
  const { got, failed } = useCircle(id);
  const data = useGame(got?.plan.game ?? "");
  useNamesType(got ? [got.plan.name, got.host, ...got.members.map(({ name }) => name)] : []);
  if (failed && !got)
    return (
      <Nowhere
        title={words.noneSuch}
        buttons={
          <a className="button button--main" href={addressOf({ at: "circles" })}>
            {words.toAll}
          </a>
        }
      >
        <p>{words.noneSuchText}</p>
      </Nowhere>
    );
  if (!got || !data)
    return (
      <main className="wait" id="main">
        <p role="status">{common.loading}</p>
      </main>
    );
  return (
    <main className="page online circle" id="main">
      <Head circle={got} whole={place.part === "now"} />
      <Lost />
      {got.mine?.state === "in" ? (
        <Inside circle={got} me={got.mine} data={data} place={place} />
      ) : (
        <Join circle={got} guest={person.guest} />
      )}
    </main>
  );
}

function Head({ circle: { plan, host, count }, whole }: { circle: CircleView; whole: boolean }) {
  const words = useCircleWords();
  const facts = useCircleFacts(plan);
  return (
    <header className="online-head online-head--brief">
      <div>
        <h1 className="online-called">{plan.name}</h1>
        {whole && (
          <p className="online-facts">{[words.host(host), words.members(count), ...facts].join(" · ")}</p>
        )}
      </div>
      <a className="online-way" href={addressOf({ at: "circles" })}>
        {words.toAll}
      </a>
    </header>
  );
}

interface InsideProps {
  circle: CircleView;
  me: Me;
  data: GameData;
  place: PlaceProps;
}

function Inside({ circle, me, data, place: { part, member } }: InsideProps) {
  const words = useCircleWords();
  const printed = usePrinted(data);
  const own = useCollection(circle);
  const start = useRef<HTMLDivElement>(null);
  const place = `${part}/${member ?? ""}`;
  const last = useRef(place);
  // whoever goes to another part begins at its top, as on another page
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    scrollTo(0, 0);
    start.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <InsideContext value={{ ...printed, ...own, circle, me }}>
      <Parts part={part} />
      <div className="circle-part" ref={start} tabIndex={-1}>
        {!circle.open && <p className="circle-closed">{words.isClosed}</p>}
        {part === "now" && <Now />}
        {part === "packs" && <CirclePacks />}
        {part === "collection" && <Binder />}
        {part === "trades" && (member === null ? <Trades /> : <TradeWith key={member} member={member} />)}
        {part === "round" && <RoundPart />}
        {part === "people" && <People />}
        {part === "ledger" && <LedgerPart />}
      </div>
    </InsideContext>
  );
}
