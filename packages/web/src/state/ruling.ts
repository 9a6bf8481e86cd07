/** Playing on from a ruling. */
import type { PlayerKind } from "@tefuda/host/host";
import { keepReplay } from "./place.ts";
import { addressOf } from "./screen.ts";
import type { Session } from "./session.ts";

/** Opens the position of a ruling on the table, and goes there. */
export async function playRuling(
  session: Session,
  game: string,
  ruling: string,
  others: PlayerKind,
): Promise<void> {
  await session.open(game);
  keepReplay(null);
  session.table.begin();
  // a position cannot be dealt again
  session.plan = null;
  await session.host.stand(game, ruling, others);
  location.hash = addressOf({ at: "table" });
}
