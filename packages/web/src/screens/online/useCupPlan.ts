/** What a tournament is, in a few words. */
import type { TournamentPlan, TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useGame } from "../../state/session.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { LIMITED_WORDS } from "../../words/limited.ts";
import { TOURNAMENT_WORDS } from "../../words/tournaments.ts";
import { clockText, titleOf } from "./usePlan.ts";

export const useCupWords = () => TOURNAMENT_WORDS[useLanguage()];

/** The facts by which somebody decides whether to enter; what is as usual is not said. */
export function useCupPlan(plan: TournamentPlan): readonly string[] {
  const words = useCupWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const say = useSaid();
  const limited = LIMITED_WORDS[language];
  const data = useGame(plan.format === null ? "" : plan.game);
  const format = plan.format === null ? undefined : data?.formats.find(({ id }) => id === plan.format);
  const { form } = plan;
  return [
    titleOf(plan.game),
    ...(format ? [say(format.name, format.id)] : []),
    ...(plan.sealed ? [online.sealedShort] : []),
    ...(plan.limited ? [limited[`${plan.limited.form}Short`]] : []),
    ...(plan.circle === undefined ? [] : [online.ownedShort]),
    form.form === "swiss" ? words.swissRounds(form.rounds) : words.elimination,
    ...(form.form === "swiss" && form.cut !== null ? [words.cutTo(form.cut)] : []),
    clockText(plan.clock, online),
    plan.rated ? online.rated : online.casual,
    ...(plan.language === language ? [] : [online.languages[plan.language]]),
  ];
}

/** When it starts by itself. */
export function useStart(): (at: number) => string {
  const language = useLanguage();
  const words = useCupWords();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (at) => words.startsOn(format.format(at));
}

/** What an entrant is called: a program by its level. */
export function useEntrants({ entrants }: Pick<TournamentView, "entrants">): (id: string) => string {
  const { opponentsShort } = useWords();
  return (id) => {
    const entrant = entrants.find((one) => one.id === id);
    if (!entrant) return "";
    const { name, kind } = entrant;
    return kind === "person" ? name : name.replace(kind, opponentsShort[kind]);
  };
}
