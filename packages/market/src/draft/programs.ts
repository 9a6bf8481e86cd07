/** Programs at a draft: those that sit there, and the one that picks for whoever is away or out of time. */
import type { Chance } from "@tefuda/kernel";
import { strengths } from "../pool/deck.ts";
import { type Kind, kindsIn, type PoolSense } from "../pool/sense.ts";
import { type DraftState, isOver, pick } from "./draft.ts";
import { type DraftView, viewOfDraft } from "./view.ts";

/** Chooses a card of the pack before a seat from what that seat may see. */
export type Picker = (view: DraftView) => string;

/** What a camp is given beforehand, so that first picks do not decide which camps it will be: in cards, at the beginning. */
const OPEN = 4;
const OPEN_LEAST = 0.5;

/**
 * Takes the card that will be worth most in its deck: more if that is likely to be about its camp. A camp is the likelier the
 * nearer it comes to those that the deck would be made of now, and the further the draft has gone the more that counts.
 */
export const valuing =
  (sense: PoolSense): Picker =>
  (view) => {
    const own = kindsIn(sense, view.picks.flat());
    const { play } = sense;
    const done = own.length / (play.cards * view.rounds);
    const open = OPEN_LEAST + OPEN * (1 - done);
    const sums = strengths(own);
    const needed = [...sums.values()].sort((a, b) => b - a)[play.together - 1] ?? 0;
    const likely = ({ camp }: Kind): number =>
      camp === undefined ? 1 : Math.min(1, ((sums.get(camp) ?? 0) + open) / (needed + open));
    const expected = (kind: Kind): number => {
      const p = likely(kind);
      const alone = play.camps === undefined ? kind.alone : 0;
      return kind.worth * (p + (1 - p) * alone);
    };
    const [first, ...others] = kindsIn(sense, view.pack);
    let best = first!;
    for (const kind of others) if (expected(kind) > expected(best)) best = kind;
    return best.name;
  };

/** Any card, each as likely: what the others are measured against. */
export const atRandom =
  (chance: Chance): Picker =>
  ({ pack }) =>
    pack[chance.below(pack.length)]!;

/** A pick that the program made in place of somebody, and the rule by which. */
export interface MadePick {
  seat: number;
  card: string;
  rule: string;
}
export interface Helped {
  state: DraftState;
  made: MadePick[];
}

/** Picks for every seat that has not picked in this step; afterwards the step is over. */
export const timeIsUp = (state: DraftState, picker: Picker): Helped =>
  pickFor(state, picker, () => true, "limited-2.7");

/** Picks at once for those who are away, for as long as nobody else is waited for. */
export function pickForAway(state: DraftState, picker: Picker): Helped {
  const all: Helped = { state, made: [] };
  for (;;) {
    const { away } = all.state;
    const { state, made } = pickFor(all.state, picker, (seat) => away[seat]!, "limited-2.8");
    if (made.length === 0) return all;
    all.state = state;
    all.made.push(...made);
  }
}

/** The picks of one step for some seats that have not picked; each is made from what its seat sees before any of them. */
function pickFor(state: DraftState, picker: Picker, whose: (seat: number) => boolean, rule: string): Helped {
  if (isOver(state)) return { state, made: [] };
  const seats = state.picked.flatMap((card, seat) => (card === null && whose(seat) ? [seat] : []));
  const made = seats.map((seat) => ({ seat, card: picker(viewOfDraft(state, seat)), rule }));
  return { state: made.reduce((now, { seat, card }) => pick(now, seat, card), state), made };
}

/** A whole draft among programs, one a seat. */
export function draftAmong(state: DraftState, pickers: readonly Picker[]): DraftState {
  let now = state;
  while (!isOver(now)) {
    const before = now;
    const cards = pickers.map((picker, seat) => picker(viewOfDraft(before, seat)));
    now = cards.reduce((state, card, seat) => pick(state, seat, card), now);
  }
  return now;
}
