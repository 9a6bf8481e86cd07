/** Two cards that are weighed against each other, with the values that decide. */
import type { CardInfo, CardView, DuelLook, LogPart, PlaceView } from "@tefuda/kernel";
import { CardFace } from "../card/CardFace.tsx";
import { GameIcon } from "../card/GameIcon.tsx";
import { useSaid } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useForecast } from "./useForecast.ts";

interface Side {
  info: CardInfo;
  view: CardView;
  place: PlaceView;
}

export function Duel({ duel }: { duel: DuelLook }) {
  const { look, foretell } = useTable();
  const say = useSaid();
  const [acting, facing] = useSides(duel);
  const foretold = useForecast(foretell, duel.answer);
  if (!acting || !facing || !foretold) return null;
  const { lines } = foretold;
  const told = lines.find(({ message }) => message === duel.weighs.line);
  if (!told) return null;
  const numberAt = (n: number): string =>
    told.named
      .slice(n, n + 1)
      .map(plain)
      .join("");
  const strength = numberAt(duel.weighs.strength);
  const wall = numberAt(duel.weighs.wall);
  const does = lines.some(({ message }) => message === duel.does);
  const face = (side: Side) => (
    <span className="duel-face">
      <CardFace info={side.info} look={look} view={side.view} />
    </span>
  );
  return (
    <div className="duel">
      {face(acting)}
      <span className="unseen">{say(acting.info.names, acting.info.name)}: </span>
      <b className="duel-value duel-value--first">
        <GameIcon name="crossed-swords" /> {strength}
      </b>
      <span className="duel-sign">{Number(strength) >= Number(wall) ? "≥" : "<"}</span>
      <b className="duel-value duel-value--second">
        <GameIcon name="checked-shield" /> {wall}
      </b>
      <span className="unseen">: {say(facing.info.names, facing.info.name)}</span>
      {face(facing)}
      <span className="duel-says">{say(does ? duel.reaches : duel.fails)}</span>
    </div>
  );
}

const plain = (part: LogPart): string => ("text" in part ? part.text : "");

/** The card that acts, by the log, and the one that is asked about. */
function useSides(duel: DuelLook): [Side | null, Side | null] {
  const { data, shown, infoOf, viewAt } = useTable();
  const { view, act, lines } = shown;
  const sideAt = (place: PlaceView | undefined): Side | null => {
    const card = place ? viewAt(place) : null;
    const info = card ? infoOf(card.name) : undefined;
    return place && card && info ? { info, view: card, place } : null;
  };
  const facing = sideAt(view.question?.source?.at);
  const named = lines.findLast(({ entry }) => entry.message === duel.line)?.entry.parts;
  const name = named?.flatMap((part) => ("card" in part ? [part.card] : []))[0];
  const acting = sideAt(act?.from);
  if (acting?.info.name === name) return [acting, facing];
  // Without an arrow on the screen, the first of its name on another side.
  const rows = data.layout.rows.flatMap((row) => row.zones).filter((zone) => zone.form === "row");
  const places = view.seats
    .filter(({ seat }) => seat !== facing?.place.seat)
    .flatMap(({ seat, zones }) =>
      rows.flatMap(({ zone }) =>
        (zones[zone]?.cards ?? []).flatMap((card, place) =>
          card?.name === name ? [{ zone, seat, place }] : [],
        ),
      ),
    );
  return [sideAt(places[0]), facing];
}
