/** A match that people play with each other, for one of them. */
import type { Eyes } from "../../online/match-link.ts";
import { OnlineTable } from "./OnlineTable.tsx";

const PLAYER: Eyes = { as: "player" };

export function MatchScreen({ match }: { match: string }) {
  return <OnlineTable match={match} eyes={PLAYER} />;
}
