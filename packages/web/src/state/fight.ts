/** What follows from a fight as things stand, from what lies open: the values and marks of its cards as a view has them. */
import type { CardInfo, CardView, PlaceView } from "@tefuda/kernel";
import type { FightLook } from "../data/look.ts";

export interface Fighter {
  info: CardInfo;
  view: CardView;
  place: PlaceView;
}

export interface Fight {
  strikers: readonly Fighter[];
  /** null: a player is struck. */
  struck: Fighter | null;
  /** The player who strikes, and the one who is struck. */
  by: number;
  on: number;
  /** The one of the strikers that is struck back, once that has been chosen. */
  back: Fighter | null;
  /** Whether the values in the view are those of the fight already. */
  begun: boolean;
  /** Whether it counts as striking together, however many are left. */
  together: boolean;
}

/** One thing that follows: which words say it, with what they name, and whom it harms. */
export interface Outcome {
  says: keyof FightLook["says"];
  card?: string;
  seat?: number;
  n?: number;
  strength?: number;
}

export interface Forecast {
  strength: number;
  /** null where a player is struck. */
  wall: number | null;
  outcomes: readonly Outcome[];
}

export function forecast(look: FightLook, fight: Fight): Forecast {
  const { strikers, struck } = fight;
  const against = (one: Fighter): readonly Fighter[] =>
    one === struck ? strikers : struck === null ? [] : [struck];
  const now = (one: Fighter, id: string): number => {
    const value = one.view.values[id]?.now ?? 0;
    const more =
      !fight.begun && isDrilled(look, one) ? against(one).filter((other) => !isDrilled(look, other)) : [];
    return Math.max(0, value + more.length);
  };
  const strength = strikers.reduce((sum, one) => sum + now(one, look.strength), 0);
  if (struck === null) {
    const hit: Outcome[] = strength > 0 ? [{ says: "over", seat: fight.on, n: strength }] : [];
    return { strength, wall: null, outcomes: hit };
  }
  const wall = now(struck, look.wall);
  const price = (one: Fighter): number => one.view.values[look.price]?.printed ?? 0;
  /** What becomes of one that is struck. */
  const fate = (one: Fighter, by: number, seat: number, sure: boolean): Outcome => {
    const falls = by >= now(one, look.wall) && !one.view.marks.includes(look.steadfast);
    if (!falls) return { says: "stands", card: one.info.name };
    return { says: sure ? "falls" : "mayFall", card: one.info.name, seat, n: price(one) };
  };
  const spared = fight.together || strikers.length > 1 || struck.view.marks.includes(look.spared);
  const beyond: Outcome[] =
    strength <= wall
      ? []
      : [spared ? { says: "spared" } : { says: "over", seat: fight.on, n: strength - wall }];
  const first = [fate(struck, strength, fight.on, true), ...beyond];
  const { name } = struck.info;
  if (struck.view.marks.includes(look.meek))
    return { strength, wall, outcomes: [...first, { says: "meek", card: name }] };
  const hits = now(struck, look.strength);
  const chosen = fight.back ?? (strikers.length === 1 ? strikers[0]! : null);
  const answered = chosen
    ? [fate(chosen, hits, fight.by, true)]
    : strikers.map((one) => fate(one, hits, fight.by, false)).filter(({ says }) => says === "mayFall");
  return { strength, wall, outcomes: [...first, { says: "back", card: name, strength: hits }, ...answered] };
}

function isDrilled({ drilled }: FightLook, { info, view }: Fighter): boolean {
  return (
    view.marks.includes(drilled.mark) ||
    info.texts.some(({ kind, words }) => kind === drilled.kind && words.en?.includes(drilled.text))
  );
}
