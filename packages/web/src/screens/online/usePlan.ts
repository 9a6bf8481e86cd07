/** What a table is opened for, in a few words. */
import type { ClockPlan } from "@tefuda/host/online/clocks";
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import { games } from "@tefuda/referee/registry";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useGame } from "../../state/session.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import type { ONLINE_WORDS } from "../../words/online.ts";

export const titleOf = (game: string): string => games.find(({ id }) => id === game)?.title ?? game;

const MINUTE = 60_000;
const DAY = 86_400_000;

export function clockText(plan: ClockPlan | null, words: (typeof ONLINE_WORDS)["en"]): string {
  switch (plan?.kind) {
    case undefined:
      return words.noClock;
    case "bank":
      return words.clockBank(Math.round(plan.bank / MINUTE), Math.round(plan.increment / 1000));
    case "each":
      return words.clockEach(Math.round(plan.each / 1000), Math.round(plan.reserve / MINUTE));
    case "turn":
      return plan.turn >= DAY
        ? words.clockDays(Math.round(plan.turn / DAY))
        : words.clockTurn(Math.round(plan.turn / MINUTE));
  }
}

/** The facts of a plan that somebody decides by whether to sit down; what is as usual is not said. */
export function usePlan(plan: TablePlan): readonly string[] {
  const words = useOnlineWords();
  const language = useLanguage();
  const say = useSaid();
  const data = useGame(plan.format === null ? "" : plan.game);
  const format = plan.format === null ? undefined : data?.formats.find(({ id }) => id === plan.format);
  return [
    ...(plan.seats > 2 ? [words.players(plan.seats)] : []),
    ...(format ? [say(format.name, format.id)] : []),
    ...(plan.sealed ? [words.sealedShort] : []),
    ...(plan.circle === undefined ? [] : [words.ownedShort]),
    clockText(plan.clock, words),
    plan.rated ? words.rated : words.casual,
    ...(plan.language === language ? [] : [words.languages[plan.language]]),
    ...(plan.open ? [] : [words.byLinkShort]),
  ];
}
