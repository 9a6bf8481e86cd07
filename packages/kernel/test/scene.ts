/** A small scene for events: a card of each seat in play, an event that hurts, and the triggers it sets off. */
import {
  type Ability,
  act,
  type EventShape,
  event,
  type GameEvent,
  happen,
  type Machine,
  type Modifier,
  move,
  queueLength,
  type Step,
  seq,
  triggerAbility,
  triggerArg,
  triggerAt,
  triggerSeat,
  triggerSource,
} from "../src/index.ts";
import { ability, definition, HITS, ROW, started } from "./tiny.ts";

interface Seen {
  ability: Ability;
  source: number;
  seat: number;
  args: number[];
}
export const queue = (m: Machine): Seen[] =>
  Array.from({ length: queueLength(m) }, (_, n) => {
    const at = triggerAt(m, n);
    return {
      ability: triggerAbility(m, at),
      source: triggerSource(m, at),
      seat: triggerSeat(m, at),
      args: [0, 1, 2, 3, 4, 5].map((i) => triggerArg(m, at, i)),
    };
  });

export const hurts = (more: Partial<EventShape> = {}): GameEvent =>
  event("hurts", {
    subject: "card",
    params: 2,
    body: ([card, by]) => act((m) => m.setColumn(card!(m), HITS, m.column(card!(m), HITS) + by!(m))),
    ...more,
  });

interface Scene {
  e: GameEvent;
  abilities?: readonly Ability[];
  changes?: readonly Modifier[];
  before?: (m: Machine) => void;
  steps?: Step;
  bounds?: { queue?: number };
}
/** Kind 0 has the abilities, kind 1 has none. Card 0, 1 lie in the rows of the seats, then the steps run. */
export function scene({ e, abilities = [], changes: modifiers = [], before, steps, bounds }: Scene): Machine {
  const lasting = ability({ index: 9, lasting: modifiers });
  return started(
    {
      definitions: [definition("Oak", { abilities: [...abilities, lasting] }), definition("Yew")],
      events: [event("other", { subject: "seat", params: 1 }), e],
      bounds,
      steps: () =>
        seq(
          act((m) => {
            move(m, 0, m.zoneOf(ROW, 0));
            move(m, 4, m.zoneOf(ROW, 1));
            before?.(m);
          }),
          ...(steps ? [steps] : []),
        ),
    },
    [
      [0, 1, 1, 0],
      [1, 0, 1, 1],
    ],
  );
}
export const hurt4 = (e: GameEvent, into?: Parameters<typeof happen>[2]): Step =>
  happen(e, [() => 4, () => 2], into);
