/** The words of circles in the language that is set, and what a circle is in a few of them. */
import type { CirclePlan } from "@tefuda/host/online/circle-schemas";
import { useOnlineWords } from "../../../online/useOnline.ts";
import { TRADE_WORDS } from "../../../words/circle-trades.ts";
import { CIRCLE_WORDS } from "../../../words/circles.ts";
import { useLanguage } from "../../../words/index.tsx";
import { titleOf } from "../usePlan.ts";

export const useCircleWords = () => CIRCLE_WORDS[useLanguage()];
export const useTradeWords = () => TRADE_WORDS[useLanguage()];

/** The facts by which somebody decides whether to join. */
export function useCircleFacts({ game, packs, round, gifts, printing, language }: CirclePlan): string[] {
  const words = useCircleWords();
  const online = useOnlineWords();
  const spoken = useLanguage();
  return [
    titleOf(game),
    words.packsFact(packs.first, packs.each, packs.days, packs.times),
    words.roundFact(round.days),
    ...(gifts === null ? [] : [words.giftsFact(gifts)]),
    ...(printing === "equal" ? [words.equalFact] : []),
    ...(language === spoken ? [] : [online.languages[language]]),
  ];
}

/** A point in time, as short as can be understood. */
export function useTime(): (at: number) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    ...{ month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  });
  return (at) => format.format(at);
}
