/** Two cards that are weighed against each other, with the values that decide. */
import type { CardInfo, CardView, PlaceView } from "@tefuda/kernel";
import { CardFace } from "../card/CardFace.tsx";
import { GameIcon } from "../card/GameIcon.tsx";
import { shownPairs } from "../card/values.ts";
import type { DuelLook } from "../data/look.ts";
import { useSaid } from "../words/index.tsx";
import { useTable } from "./context.ts";

interface Side {
  info: CardInfo;
  view: CardView;
  place: PlaceView;
}

export function Duel({ duel }: { duel: DuelLook }) {
  const { look } = useTable();
  const say = useSaid();
  const [acting, facing] = useSides(duel);
  if (!acting || !facing) return null;
  const weigh = (side: Side, other: Side, which: 0 | 1): number => {
    const words = other.info.type.toLowerCase().split(/\s+/);
    const detail = words.map((word) => duel.against[word]).find(Boolean);
    const found = shownPairs(side.info, side.view, look).find(({ pair }) => pair.detail === detail);
    return found?.values.find(({ nth }) => nth === which)?.now ?? 0;
  };
  const strength = weigh(acting, facing, 0);
  const wall = weigh(facing, acting, 1);
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
      <span className="duel-sign">{strength >= wall ? "≥" : "<"}</span>
      <b className="duel-value duel-value--second">
        <GameIcon name="checked-shield" /> {wall}
      </b>
      <span className="unseen">: {say(facing.info.names, facing.info.name)}</span>
      {face(facing)}
      <span className="duel-says">{say(strength >= wall ? duel.reaches : duel.fails)}</span>
    </div>
  );
}

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
