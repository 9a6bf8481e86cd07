/** The fight that is under way or being thought of, as far as the table shows it. */
import type { CardView, OptionView, PlaceView } from "@tefuda/kernel";
import type { FightLook } from "../data/look.ts";
import { type Fight, type Fighter, type Forecast, forecast } from "../state/fight.ts";
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
  return prompt === look.back && cards.length > 0;
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
  const counted = (count: string): Fighter[] =>
    view.seats.flatMap(({ seat, zones }) =>
      Object.entries(zones).flatMap(([zone, { cards = [] }]) =>
        cards.flatMap((card, place) => {
          const one = has(card, count) ? fighterAt({ zone, seat, place }) : null;
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
      together: view.numbers[look.together] === 1,
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
  if (question?.prompt === look.members)
    return { strikers: gathered, aimed: null, option: null, open: false };
  if (question?.prompt === look.target) {
    const aimed = option ? on(gathered, { struck: fighterAt(option.cards[0]) }) : null;
    return { strikers: gathered, aimed, option, open: option === null };
  }
  const [struck = null] = counted(look.struck);
  const back = question?.prompt === look.back ? fighterAt(option?.cards[0]) : null;
  return { strikers: gathered, aimed: on(gathered, { struck, back, begun: true }), option, open: false };
}

const has = (card: CardView | null, count: string): boolean => (card?.counts[count] ?? 0) > 0;
