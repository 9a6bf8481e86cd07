/** Rules that come with texts, whatever the game: using them, and carrying out what was set off. */
import {
  type Ability,
  act,
  asked,
  type Candidates,
  callAny,
  cardsIn,
  constant,
  EVERYBODY,
  emitNow,
  type Frame,
  type Group,
  given,
  givenPair,
  ifElse,
  type Machine,
  marked,
  type Need,
  NONE,
  type Num,
  need,
  needPair,
  type Program,
  program,
  type Settling,
  type Step,
  say,
  seatSubject,
  seq,
  settling,
  show,
  textNumber,
  value,
} from "@tefuda/kernel";
import { allHold, lacking } from "../lowering/requirements.ts";
import { definitionOf, type TextAbility } from "./compile.ts";
import type { PlayedWorld } from "./world.ts";

const textOf = (m: Machine, card: number, index: number): TextAbility | undefined =>
  definitionOf(m, card).abilities[index];

/** Carries out a text of a card by its number. */
export const callText = (card: Num, index: Num, seat: Num): Step =>
  callAny(
    (m) => {
      const text = textOf(m, card(m), index(m));
      return text ? (m.game.programNumbers[text.id]![0] ?? NONE) : NONE;
    },
    [card, seat, constant(NONE), constant(NONE), constant(NONE)],
  );

const timesOf = (m: Machine, card: number, index: number): string | undefined => {
  const text = textOf(m, card, index)?.text;
  return text && "times" in text ? text.times : undefined;
};

/** Which rules are named where a text cannot be used. */
export interface UseRules {
  /** That it is a text to be used; that its card lies where it works, on one's side; that it was not used as often as it may; what it needs. */
  text: string;
  works: string;
  often: string;
  needs: string;
}

/** The texts that are used: what may be answered, and what is then done (arguments: card, number of the text, seat). */
export function usesOf(
  { cards: { field }, used, lines }: PlayedWorld,
  rules: UseRules,
  further: readonly Need[],
): { group: Group; use: Program } {
  const usable = (m: Machine): TextAbility | undefined => {
    const text = textOf(m, m.a, m.b);
    return text?.text.kind === "use" ? text : undefined;
  };
  const from = cardsIn(field, asked, (m, card) =>
    definitionOf(m, card).abilities.some(({ text }) => text.kind === "use"),
  );
  const to: Candidates = (m, out) => {
    let n = 0;
    for (const { text, index } of definitionOf(m, m.a).abilities) if (text.kind === "use") out[n++] = index;
    return n;
  };
  const group: Group = {
    verb: "use",
    form: "effect",
    from,
    to,
    needs: [
      ...further,
      given(rules.works, "it lies on your side of the field", (m) => m.zone(m.a) === m.zoneOf(field, m.seat)),
      givenPair(rules.text, "it is a text that is used for a cost", (m) => usable(m) !== undefined),
      needPair(
        rules.often,
        "it has not been used as often as it may",
        (m) => timesOf(m, m.a, m.b) === undefined || m.column(m.a, used + m.b) === 0,
      ),
      {
        ...needPair(rules.needs, "its cost can be paid and there is something for it to do", (m) =>
          allHold(usable(m)?.requires, m, m.a, m.seat),
        ),
        explain: (m) => lacking(usable(m)?.requires, m, m.a, m.seat),
      },
    ],
  };
  const use = program("use a text", (f) => {
    const card = f.cardArg();
    const index = f.arg();
    const seat = f.arg();
    return seq(
      act((m) => {
        m.cite(rules.text);
        say(m, lines.uses, seat(m), card(m), textNumber(index(m)));
        m.setColumn(card(m), used + index(m), 1);
      }),
      callText(card, index, seat),
    );
  });
  return { group, use };
}

/** Carries out what was set off; what happens once a turn does so no more, also for the card that left by what set it off. */
export const settleIn = (
  { used }: PlayedWorld,
  f: Frame,
  how: Omit<Settling, "happens"> & { happens(m: Machine): boolean },
): Step =>
  settling(f, {
    ...how,
    happens(m: Machine, card: number, ability: Ability) {
      if (!how.happens(m)) return false;
      const { index } = ability;
      if (timesOf(m, card, index) === undefined) return true;
      const before = m.column(card, used + index);
      m.setColumn(card, used + index, 1);
      return before === 0;
    },
  });

/** Which rules are named where a card cannot be played, or where it is. */
export interface PlayRules {
  /** That it is in hand and can be paid for; that no text forbids it; that it has something to do. */
  hand: string;
  forbidden: string;
  useful: string;
  /** What a card does that stays, and one that happens. */
  stays: string;
  once: string;
}

/** Cards that are played from the hand for points: what may be answered, and what is then done (arguments: card, seat). */
export function playsOf(
  world: PlayedWorld,
  rules: PlayRules,
  { points, price, forbidden }: { points: string; price: number; forbidden: number },
  further: readonly Need[],
): { group: Group; play: Program } {
  const hand = world.zones.hand!.id;
  const { number, pays } = world.points[points]!;
  const group: Group = {
    verb: "play",
    form: "card",
    from: cardsIn(hand, asked),
    needs: [
      ...further,
      given(rules.hand, "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(hand, m.seat)),
      need(
        rules.forbidden,
        "no text keeps you from playing it",
        (m) => marked(m, seatSubject(m.seat), forbidden, m.a) === NONE,
      ),
      need(rules.hand, pays!.says, (m) => number(m, m.seat) >= value(m, m.a, price)),
      needsOfEffect(rules.useful),
    ],
  };
  const play = program("play", (f) => {
    const card = f.cardArg();
    const seat = f.arg();
    return seq(
      // it is named before anything is chosen for it, which else would tell of a card that nobody has seen
      act((m) => {
        show(m, card(m), EVERYBODY);
        say(m, world.lines.plays, seat(m), card(m));
      }),
      ifElse(
        (m) => definitionOf(m, card(m)).effect !== undefined,
        seq(
          act((m) => m.cite(rules.once)),
          callText(card, (m) => definitionOf(m, card(m)).effect!, seat),
        ),
        seq(
          act((m) => m.cite(rules.stays)),
          world.pay(card, seat),
          act((m) => {
            emitNow(m, world.played, card(m), seat(m));
            world.enter(m, card(m), seat(m), undefined);
          }),
        ),
      ),
    );
  });
  return { group, play };
}

/** What a card that is used up needs to be played. */
const needsOfEffect = (rule: string): Need => ({
  rule,
  says: "there is something for it to do",
  test: (m) => requirementsOf(m, m.a).every(({ test }) => test(m, m.a, m.seat)),
  explain: (m) => lacking(requirementsOf(m, m.a), m, m.a, m.seat).map(({ needs }) => ({ rule, needs })),
});
const requirementsOf = (m: Machine, card: number) =>
  definitionOf(m, card).abilities.flatMap(({ text, requires }) => (text.kind === "effect" ? requires : []));
