/** The fight that is under way or being thought of, as far as the table shows it, and of which answer a forecast is wanted. */
import type { CountLook, FightLook, OptionView, PlaceView } from "@tefuda/kernel";
import { counts, type Fight, type Fighter } from "../state/foretold.ts";
import type { TableContextValue } from "./context.ts";

export interface ShownFight extends Fight {
  /** The player who is struck, where that is known. */
  on: number | null;
  /** Whether it has been declared. */
  begun: boolean;
  /** The option that is aimed at, where one more press gives the answer. */
  option: OptionView | null;
  /** Whether a target is still to be chosen. */
  open: boolean;
  /** The answer whose forecast is drawn, null for going on as things stand; undefined where none is. */
  asks: string | null | undefined;
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
  const shownOf = (strikers: readonly Fighter[], more: Partial<ShownFight>): ShownFight => {
    const struck = more.struck ?? null;
    const by = strikers[0]?.place.seat ?? view.observer;
    const on = struck ? struck.place.seat : view.seats.length === 2 ? 1 - by : null;
    return {
      strikers,
      struck,
      back: null,
      on,
      aimed: true,
      begun: false,
      option: null,
      open: false,
      asks: undefined,
      ...more,
    };
  };

  const gathered = look.strikes ? counted(look.strikes) : [];
  const prompt = question?.prompt ?? "";
  const weighed =
    choosing.at === "target"
      ? choosing.options.filter((option) => isWeighed(look, "", option))
      : (question?.options ?? []).filter((option) => gathered.length > 0 && isWeighed(look, prompt, option));
  const option = weighed.find(({ notation }) => notation === said) ?? null;
  const aim = { option, open: option === null, aimed: option !== null, asks: option?.notation };
  if (choosing.at === "target") {
    const own = fighterAt(choosing.from);
    if (weighed.length === 0 || !own) return null;
    return shownOf([own], { ...aim, struck: fighterAt(option?.cards[1]) });
  }
  if (gathered.length === 0) return null;
  const asks = (name: string | undefined): boolean => name !== undefined && question?.prompt === name;
  if (look.members && asks(look.members.prompt)) {
    const { enough } = look.members;
    const closes = question?.options.some(({ notation }) => notation === enough);
    return shownOf(gathered, { aimed: false, asks: closes ? enough : undefined });
  }
  if (asks(look.target)) return shownOf(gathered, { ...aim, struck: fighterAt(option?.cards[0]) });
  const struck = look.struck?.map(counted).find((cards) => cards.length > 0)?.[0] ?? null;
  if (option && look.stepsIn?.includes(prompt)) {
    // It would take the place of the one that fights on its side.
    const stepping = fighterAt(option.cards[0]);
    const strikes = stepping !== null && gathered[0]?.place.seat === stepping.place.seat;
    const strikers = strikes ? [stepping] : gathered;
    return shownOf(strikers, { struck: strikes ? struck : stepping, option, asks: option.notation });
  }
  const back = asks(look.back) ? fighterAt(option?.cards[0]) : null;
  return shownOf(gathered, { struck, back, begun: true, option, asks: option?.notation ?? null });
}
