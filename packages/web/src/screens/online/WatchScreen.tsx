/** A match of others: for whoever looks on, and for the judge of its tournament. */
import { useMemo } from "react";
import type { Eyes } from "../../online/match-link.ts";
import { OnlineTable } from "./OnlineTable.tsx";

const ONLOOKER: Eyes = { as: "onlooker", side: null };

/** `cup` is the tournament that is judged; null for onlookers. */
export function WatchScreen({ match, cup }: { match: string; cup: string | null }) {
  const eyes = useMemo(
    (): Eyes => (cup === null ? ONLOOKER : { as: "judge", tournament: cup, seat: 0 }),
    [cup],
  );
  return <OnlineTable match={match} eyes={eyes} />;
}
