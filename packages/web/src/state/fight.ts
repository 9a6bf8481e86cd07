/** What follows from a fight as things stand, from what lies open: the values and marks of its cards as a view has them. */
import type { CardInfo, CardView, PlaceView } from "@tefuda/kernel";
import type { ClashFight, CountLook, FightLook, WallFight } from "../data/look.ts";

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
  /** How many walls the one who is struck has left. */
  walls: number;
}

/** One thing that follows: which words say it, with what they name, and whom it harms. */
export interface Outcome {
  says: keyof WallFight["says"] | keyof ClashFight["says"];
  card?: string;
  seat?: number;
  n?: number;
  strength?: number;
  wall?: number;
}

export interface Forecast {
  strength: number;
  /** null where a player is struck. */
  wall: number | null;
  /** The value that the strength is. */
  value: string;
  outcomes: readonly Outcome[];
}

export const forecast = (look: FightLook, fight: Fight): Forecast =>
  look.form === "wall" ? beyondWalls(look, fight) : clash(look, fight);

/** Whether a card has some of what is counted. */
export function counts({ count, bits }: CountLook, view: CardView | null): boolean {
  const n = view?.counts[count] ?? 0;
  return bits === undefined ? n > 0 : (n & bits) !== 0;
}

function beyondWalls(look: WallFight, fight: Fight): Forecast {
  const { strikers, struck } = fight;
  const against = (one: Fighter): readonly Fighter[] =>
    one === struck ? strikers : struck === null ? [] : [struck];
  const now = (one: Fighter, id: string): number => {
    const value = one.view.values[id]?.now ?? 0;
    const more =
      !fight.begun && isDrilled(look, one) ? against(one).filter((other) => !isDrilled(look, other)) : [];
    return Math.max(0, value + more.length);
  };
  const value = look.strength;
  const strength = strikers.reduce((sum, one) => sum + now(one, look.strength), 0);
  if (struck === null) {
    const hit: Outcome[] = strength > 0 ? [{ says: "over", seat: fight.on, n: strength }] : [];
    return { strength, wall: null, value, outcomes: hit };
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
    return { strength, wall, value, outcomes: [...first, { says: "meek", card: name }] };
  const hits = now(struck, look.strength);
  const chosen = fight.back ?? (strikers.length === 1 ? strikers[0]! : null);
  const answered = chosen
    ? [fate(chosen, hits, fight.by, true)]
    : strikers.map((one) => fate(one, hits, fight.by, false)).filter(({ says }) => says === "mayFall");
  const outcomes: Outcome[] = [...first, { says: "back", card: name, strength: hits }, ...answered];
  return { strength, wall, value, outcomes };
}

function isDrilled({ drilled }: WallFight, { info, view }: Fighter): boolean {
  return (
    view.marks.includes(drilled.mark) ||
    info.texts.some(({ kind, words }) => kind === drilled.kind && words.en?.includes(drilled.text))
  );
}

function clash(look: ClashFight, { strikers, struck, by, on, walls }: Fight): Forecast {
  const [striker] = strikers;
  if (!striker) return { strength: 0, wall: null, value: look.strength, outcomes: [] };
  const strengthOf = ({ view }: Fighter): number => view.values[look.strength]?.now ?? 0;
  if (struck === null) {
    const strength = striker.view.values[look.breaks]?.now ?? 0;
    const hit: Outcome = walls > 0 ? { says: "walls", n: Math.min(walls, strength) } : { says: "last" };
    const outcomes = strength > 0 ? [{ ...hit, seat: on }] : [];
    return { strength, wall: null, value: look.breaks, outcomes };
  }
  const deals = (one: Fighter, other: Fighter): number => {
    if (one.view.marks.includes(look.meek) || other.view.marks.includes(look.spared)) return 0;
    if (counts({ count: look.truce }, one.view) && counts({ count: look.truce }, other.view)) return 0;
    const twice = hasTrait(look, one, look.pierces.trait) && hasTrait(look, other, look.pierces.what);
    const n = strengthOf(one) * (twice ? 2 : 1);
    return hasTrait(look, other, look.thick) && n < strengthOf(other) ? 0 : n;
  };
  /** What becomes of one that is struck. */
  const fate = (one: Fighter, n: number, seat: number): Outcome => {
    const { name: card } = one.info;
    if (n === 0) return { says: "unhurt", card };
    const [sum, wall] = [n + (one.view.counts[look.suffered] ?? 0), strengthOf(one)];
    if (sum < wall || one.view.marks.includes(look.steadfast)) return { says: "stands", card, n: sum, wall };
    return { says: "falls", card, seat, n: sum, wall };
  };
  const there = fate(struck, deals(striker, struck), on);
  const isFirst = counts({ count: look.first }, striker.view);
  const here = fate(striker, isFirst && there.says === "falls" ? 0 : deals(struck, striker), by);
  const winner =
    here.says === there.says
      ? null
      : there.says === "falls"
        ? striker
        : here.says === "falls"
          ? struck
          : null;
  const outcomes: Outcome[] = [
    ...(isFirst ? [{ says: "first", card: striker.info.name } as const] : []),
    there,
    here,
    ...(winner && walls > 0 && hasTrait(look, winner, look.tramples)
      ? [{ says: "tramples", seat: winner === striker ? on : by } as const]
      : []),
  ];
  return { strength: strengthOf(striker), wall: strengthOf(struck), value: look.strength, outcomes };
}

/** Whether a card has a trait: printed, if nothing took its words away, or given. */
function hasTrait({ trait }: ClashFight, { info, view: { marks } }: Fighter, word: string): boolean {
  const mark = word.toLowerCase();
  if (marks.includes(`no ${mark}`) || trait.none.some((none) => marks.includes(none))) return false;
  return (
    marks.includes(mark) ||
    info.texts.some(({ kind, words }) => kind === trait.kind && words.en?.includes(`【${word}】`))
  );
}
