/** When a text is set off by itself: events that happen to cards that its words mean, or to a player. */
import { type GameEvent, type Machine, subjectSeat, type TriggerCondition } from "@tefuda/kernel";
import type { Has } from "./phrases.ts";

/** What sets a text off, and whether that tells of a card, which then is its first argument. */
export interface SetOff {
  triggers: TriggerCondition[];
  tellsCard: boolean;
  /** Whether it tells of two: the card that did it and, as its second argument, that to which it was done. */
  tellsBoth?: boolean;
  /** Which of its arguments a text means by what it speaks of, where a game has words of its own for that. */
  tells?: Tells;
}
export type Tells = Readonly<Record<string, number>>;
export type CardOn = (m: Machine, card: number) => boolean;
/** Whether a player is the one that a text means: the text of `card`, which acts for the player `of`. */
type IsMeant = (m: Machine, seat: number, card: number, of: number) => boolean;
type Test = (m: Machine) => boolean;
const always: Test = () => true;

/** Which texts see what happens. */
export interface Watching {
  /** Whether the texts of a card are on where it lies, and whether they were till it left. */
  works: CardOn;
  workedBefore: CardOn;
  /** Whether a card left together with what is leaving now. */
  leftNow: CardOn;
  /** The player a card acts for, and did when it was last in play. */
  playerOf(m: Machine, card: number): number;
  controllerOf(m: Machine, card: number): number;
}

/** What watches for a player and is no card, {@link seatSubject}: it is on wherever it is. */
const nowhere = (card: number): boolean => card < 0;
const orNowhere =
  (on: CardOn): CardOn =>
  (m, card) =>
    nowhere(card) || on(m, card);
type Player = Watching["playerOf"];
/** Whom a card, or what is none, acts for. */
export const actingFor =
  (playerOf: Player): Player =>
  (m, card) =>
    nowhere(card) ? subjectSeat(card) : playerOf(m, card);

/** The watches of a game. */
export const triggersOf = (watching: Watching) =>
  watchesOf({
    ...watching,
    works: orNowhere(watching.works),
    playerOf: actingFor(watching.playerOf),
    controllerOf: actingFor(watching.controllerOf),
  });

const watchesOf = ({ works, workedBefore, leftNow, playerOf, controllerOf }: Watching) => ({
  /**
   * An event in which a card stays where it lies.
   * @param own whether only the text's own card is meant
   * @param on when the text is on, if that is not only where it works
   */
  happensTo: (
    event: GameEvent,
    meant: Has,
    own: boolean,
    { on = works, further = always }: { on?: CardOn; further?: Test } = {},
  ): SetOff => ({
    triggers: [
      {
        event,
        self: own,
        while: "top",
        test: (m, card) =>
          (nowhere(card) || on(m, card)) && meant(m, m.e[0]!, card, playerOf(m, card)) && further(m),
      },
    ],
    tellsCard: true,
  }),

  /**
   * An event in which the card goes away. It is seen by all that is left; by the text of the card itself, unless that was
   * off; and by what goes together with it. It is asked of how it lay before.
   */
  takesAway: (event: GameEvent, meant: Has, own: boolean, further: Test = always): SetOff => {
    const watch = (place: TriggerCondition["while"], self: boolean, on: CardOn): TriggerCondition => ({
      event,
      self,
      while: place,
      test: (m, card) =>
        (m.e[0] === card) === self &&
        on(m, card) &&
        meant(m, m.e[0]!, card, controllerOf(m, card)) &&
        further(m),
    });
    const itself = watch("top", true, workedBefore);
    const goesToo: CardOn = (m, card) => leftNow(m, card) && workedBefore(m, card);
    return {
      triggers: own ? [itself] : [itself, watch("top", false, works), watch("elsewhere", false, goesToo)],
      tellsCard: true,
    };
  },

  /** What a player does with a card. Arguments of the event: the card, the player. */
  doneWith: (event: GameEvent, isMeant: IsMeant, fits: Has, further: CardOn = always): SetOff => ({
    triggers: [
      {
        event,
        self: false,
        while: "top",
        test: (m, card) =>
          works(m, card) &&
          further(m, card) &&
          isMeant(m, m.e[1]!, card, playerOf(m, card)) &&
          fits(m, m.e[0]!, card, playerOf(m, card)),
      },
    ],
    tellsCard: true,
  }),

  /** An event of a player, who is named by one of its arguments. */
  happensToSeat: (
    event: GameEvent,
    isMeant: IsMeant,
    { at = 0, further = always }: { at?: number; further?: Test } = {},
  ): SetOff => ({
    triggers: [
      {
        event,
        self: false,
        while: "top",
        test: (m, card) => works(m, card) && isMeant(m, m.e[at]!, card, playerOf(m, card)) && further(m),
      },
    ],
    tellsCard: at > 0,
  }),
});
