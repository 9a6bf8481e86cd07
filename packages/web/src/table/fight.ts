/** The fight that is under way or being thought of, as far as the table shows it. */
import type { OptionView, PlaceView } from "@tefuda/kernel";
import type { CountLook, FightLook } from "../data/look.ts";
import { counts, type Fight, type Fighter, type Forecast, forecast } from "../state/fight.ts";
import type { TableContextValue } from "./context.ts";

export interface ShownFight {
  strikers: readonly Fighter[];
  /** What is struck, as far as that is known, and what follows. */
  aimed: { fight: Fight; forecast: Forecast } | null;
  /** The option that is aimed at, where one more press gives the answer. */
  option: OptionView | null;
  /** Whether a target is still to be chosen. */
  open: boolean;
}

/** Whether an option is weighed before it is taken: it is shown first what would follow. */
export function isWeighed(look: FightLook | undefined, prompt: string, { verb, cards }: OptionView): boolean {
  if (!look) return false;
  if (verb === look.card || verb === look.player) return true;
  if (prompt === look.target) return true;
  return (prompt === look.back || look.stepsIn?.includes(prompt) === true) && cards.length > 0;
}

type Hands = Pick<TableContextValue, "choosing" | "aimed" | "shown" | "viewAt" | "infoOf">;

export function fightOf(look: FightLook, table: Hands): ShownFight | null {
  const { choosing, aimed: said, shown, viewAt, infoOf } = table;
  const { view } = shown;
  const { question } = view;
  const fighterAt = (place: PlaceView | undefined): Fighter | null => {
    const card = place ? viewAt(place) : null;
    const info = card ? infoOf(card.name) : undefined;
    return place && card && info ? { info, view: card, place } : null;
  };
  const counted = (count: CountLook): Fighter[] =>
    view.seats.flatMap(({ seat, zones }) =>
      Object.entries(zones).flatMap(([zone, { cards = [] }]) =>
        cards.flatMap((card, place) => {
          const one = counts(count, card) ? fighterAt({ zone, seat, place }) : null;
          return one ? [one] : [];
        }),
      ),
    );
  const on = (strikers: readonly Fighter[], more: Partial<Fight>): ShownFight["aimed"] => {
    const by = strikers[0]?.place.seat ?? view.observer;
    const fight: Fight = {
      strikers,
      struck: null,
      by,
      on: 1 - by,
      back: null,
      begun: false,
      together: look.form === "wall" && view.numbers[look.together] === 1,
      walls: look.form === "clash" ? (view.seats[1 - by]?.zones[look.walls]?.count ?? 0) : 0,
      ...more,
    };
    return { fight, forecast: forecast(look, fight) };
  };

  const gathered = counted(look.strikes);
  const weighed =
    choosing.at === "target"
      ? choosing.options.filter((option) => isWeighed(look, "", option))
      : (question?.options ?? []).filter(
          (option) => gathered.length > 0 && isWeighed(look, question?.prompt ?? "", option),
        );
  const option = weighed.find(({ notation }) => notation === said) ?? null;
  if (choosing.at === "target") {
    const own = fighterAt(choosing.from);
    if (weighed.length === 0 || !own) return null;
    const struck = fighterAt(option?.cards[1]);
    // A pair is no group, whatever was called off before.
    const aimed = option ? on([own], { struck, together: false }) : null;
    return { strikers: [own], aimed, option, open: option === null };
  }
  if (gathered.length === 0) return null;
  const asks = (prompt: string | undefined): boolean => prompt !== undefined && question?.prompt === prompt;
  if (asks(look.members)) return { strikers: gathered, aimed: null, option: null, open: false };
  if (asks(look.target)) {
    const aimed = option ? on(gathered, { struck: fighterAt(option.cards[0]) }) : null;
    return { strikers: gathered, aimed, option, open: option === null };
  }
  const struck = look.struck.map(counted).find((cards) => cards.length > 0)?.[0] ?? null;
  if (option && look.stepsIn?.includes(question?.prompt ?? "")) {
    // It would take the place of the one that fights on its side.
    const stepping = fighterAt(option.cards[0]);
    const strikes = stepping !== null && gathered[0]?.place.seat === stepping.place.seat;
    const strikers = strikes ? [stepping] : gathered;
    return { strikers, aimed: on(strikers, { struck: strikes ? struck : stepping }), option, open: false };
  }
  const back = asks(look.back) ? fighterAt(option?.cards[0]) : null;
  return { strikers: gathered, aimed: on(gathered, { struck, back, begun: true }), option, open: false };
}
