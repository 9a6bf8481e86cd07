/** What holds while a text is on, or for a time: statements as modifiers of the kernel. */
import {
  type ModifierParts,
  makeModifier,
  modExtra,
  modSource,
  modUntil,
  type Num,
  type Step,
  seatSubject,
  WordsError,
} from "@tefuda/kernel";
import { asOne } from "../lowering/as-one.ts";
import { timesOf } from "../lowering/happened.ts";
import { type Lasting, lastingStep, type Made } from "../lowering/lasting.ts";
import {
  type Held,
  type Holding,
  making,
  seatOfModifier,
  spaced,
  type Touches,
} from "../lowering/modifiers.ts";
import { MEANING } from "../lowering/says.ts";
import { partsOf } from "../lowering/walk.ts";
import type { Builder } from "./builder.ts";
import { amount, condition, has, isEntangled, means, meant, type Scope, type Where } from "./describe.ts";
import { allBits } from "./memory.ts";
import { ownOf } from "./own.ts";
import type { Amount, Cards, Statement, Trigger } from "./tree.ts";
import { type Listed, type World, worksIn } from "./world.ts";

/** The cards that a statement is about. */
export const subjectOf = (s: Statement): Cards | undefined =>
  "who" in s && typeof s.who === "object" ? s.who : undefined;

const heldIn = (world: World): Held<Cards, Where, Amount, Scope> => ({
  works: worksIn(world),
  meant,
  amount,
  means,
  ...(world.shielded && { shielded: world.shielded }),
});
export type Making = ReturnType<typeof making<Cards, Where, Amount, Scope>>;

/** What one text changes, changed of the same cards where these, or by how much, hang on what it changes. */
export function together(made: Made<Amount>[], text: object, world: World): Made<Amount>[] {
  const asks = isEntangled(text, world) || partsOf(text).some((part) => "value" in part);
  if (made.length < 2 || !asks) return made;
  const modifiers = asOne(made.map(({ modifier }) => modifier));
  return made.map((one, i) => ({ ...one, modifier: modifiers[i]! }));
}

/** What gives a card words of a list. */
const giving = (of: Listed, words: readonly string[]): ModifierParts[] => {
  const { mark } = of;
  return typeof mark === "function"
    ? words.map((word) => ({ mark: mark(word) }))
    : [{ ...(mark !== undefined && { mark }), bits: allBits(of, words) }];
};

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const { world } = scope;
  const { figures, keywords, traits } = world.cards;
  const make = making(heldIn(world), scope, how, isEntangled(s, world));
  if (s.is === "cost" && s.happened && how.by === "text") throw new WordsError(MEANING.next);
  const own = ownOf(world.own?.statements, s.is, s, make, scope);
  if (own) return own;
  switch (s.is) {
    case "bonus":
      return Object.entries(s.by).flatMap(([figure, by]) =>
        by === 0 ? [] : [make.make({ stat: figures[figure]!.stat! }, make.cards(s.who), { by })],
      );
    case "has":
      return s.keywords.flatMap((word) =>
        giving(keywords, [word]).map((gives) =>
          make.asked({ ...gives, says: spaced(word) }, make.cards(s.who)),
        ),
      );
    case "joins":
      return Object.entries(s.traits).flatMap(([list, words]) =>
        giving(traits[list]!, words).map((gives) => make.asked(gives, make.cards(s.who))),
      );
    case "cannot":
      return [cannot(s, scope, make)];
    case "must":
      return [make.make({ mark: world.mustAttack!, says: "must attack" }, make.cards(s.who))];
    case "cost":
      return [
        make.make(
          { stat: world.prices[s.what]! },
          untilAgain(
            s.happened,
            s.self
              ? (m, mod, card) => card >= 0 && card === modSource(m, mod)
              : (s.who === "opponent" ? make.playableByOther : make.playable)(
                  has(s.of, scope, "any"),
                  ...world.playedFrom,
                ),
          ),
          { by: s.by },
        ),
      ];
    case "playersCannot":
      return [
        make.make(
          { mark: world.playerDeeds[s.what]!, ...(s.card && make.against(has(s.card, scope, "any"))) },
          s.happened ? soOften(s.happened, s.most!, make.seats(s.who)) : make.seats(s.who),
        ),
      ];
  }
}

/** Only until something has happened again since it was made, to whoever made it: then it was so often what was noted. */
export function untilAgain(happened: object | undefined, touches: Touches): Touches {
  if (!happened) return touches;
  const times = timesOf(happened);
  return (m, mod, subject) =>
    touches(m, mod, subject) && times(m, seatSubject(seatOfModifier(m, mod))) === modExtra(m, mod);
}
/** How often that has happened, noted when it is made. */
function noted(statement: Statement, b: Builder): Num | undefined {
  if (statement.is !== "cost" || !statement.happened) return undefined;
  const times = timesOf(statement.happened);
  return (m) => times(m, seatSubject(b.seat(m)));
}

/** Of players only those for whom something has happened so often this turn. */
const soOften = (happened: Trigger, most: number, touches: Touches): Touches => {
  const times = timesOf(happened);
  return (m, mod, subject) => touches(m, mod, subject) && times(m, subject) >= most;
};

function cannot(s: Extract<Statement, { is: "cannot" }>, scope: Scope, make: Making): Made<Amount> {
  const { world } = scope;
  const { mark, says, where, byTexts } = world.deeds[s.what]!;
  const regard =
    (s.whom && (ownOf(world.own?.regards, s.what, s, make) ?? make.against(meant(s.whom, scope, "any")))) ??
    (s.whose && make.againstPlayers(s.whose)) ??
    (byTexts && make.byEffects(true));
  const unless = s.unless && condition(s.unless, scope);
  return make.make({ mark, ...(says && { says }), ...regard }, make.cards(s.who, where), {
    ...(unless && { further: (m, self, seat) => !unless(m, self, seat) }),
  });
}

/** "Fighting generals get +500 this turn": those that fight now, not whoever fights later in the turn. */
const isOfFight = (cards: Cards, fight: string | undefined): boolean =>
  "both" in cards
    ? cards.both.every((part) => isOfFight(part, fight))
    : fight !== undefined && "count" in cards && cards.what.is?.[fight] !== undefined;

/** Of a turn to come: it is on when that has begun. */
function whenBegun(made: readonly Made<Amount>[], { putOff }: World): readonly Made<Amount>[] {
  return made.map(({ modifier, ...rest }) => {
    const { during = () => true } = modifier;
    return {
      ...rest,
      modifier: makeModifier({
        ...modifier,
        during: (m, mod) => !putOff!.waits!(modUntil(m, mod)) && during(m, mod),
      }),
    };
  });
}

export function holdsFor(statement: Statement, how: string, b: Builder, lasting: Lasting): Step {
  const { world, standing } = b.meaning;
  const players = world.named?.(statement as never);
  const on = (ofOne: boolean): object =>
    ofOne ? { who: { ref: "this" } } : players ? { who: "you", whose: "you" } : {};
  const subject = subjectOf(statement);
  return lastingStep(
    {
      subject,
      now: subject && isOfFight(subject, world.fight),
      players,
      countedFirst: world.countsFirst,
      modifiers: (ofOne) => {
        const made = together(
          modifiersOf({ ...statement, ...on(ofOne) } as Statement, standing, { by: "effect" }),
          statement,
          world,
        );
        return world.toCome?.includes(how) ? whenBegun(made, world) : made;
      },
      until: (m) => world.terms[how]!(m, b.seat(m)),
      noted: noted(statement, b),
    },
    b,
    lasting,
  );
}
