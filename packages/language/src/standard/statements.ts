/** What holds while a text is on, or for a time: statements as modifiers of the kernel. */
import type { Step } from "@tefuda/kernel";
import { type Lasting, lastingStep, type Made } from "../lowering/lasting.ts";
import { type Held, type Holding, making, spaced } from "../lowering/modifiers.ts";
import type { Builder } from "./builder.ts";
import { amount, condition, has, isEntangled, isWho, meant, type Scope, type Where } from "./describe.ts";
import { bitOf } from "./memory.ts";
import type { Amount, Cards, Statement } from "./tree.ts";
import { inZone, type World } from "./world.ts";

/** The cards that a statement is about. */
export const subjectOf = (s: Statement): Cards | undefined =>
  "who" in s && typeof s.who === "object" ? s.who : undefined;

const heldIn = ({ cards }: World): Held<Cards, Where, Amount, Scope> => ({
  works: (m, card) => inZone(m, card, cards.field),
  meant,
  amount,
  isWho,
});

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const { world } = scope;
  const { figures, keywords, traits } = world.cards;
  const { cards, seats, make, asked, playable, against } = making(
    heldIn(world),
    scope,
    how,
    isEntangled(s, world),
  );
  switch (s.is) {
    case "bonus":
      return Object.entries(s.by).flatMap(([figure, by]) =>
        by === 0 ? [] : [make({ stat: figures[figure]!.stat }, cards(s.who), { by })],
      );
    case "has":
      return s.keywords.map((word) =>
        asked({ mark: keywords.mark, bits: bitOf(keywords, word), says: spaced(word) }, cards(s.who)),
      );
    case "joins":
      return Object.entries(s.traits).map(([list, words]) => {
        const bits = words.reduce((all, word) => all | bitOf(traits[list]!, word), 0);
        return asked({ mark: traits[list]!.mark, bits }, cards(s.who));
      });
    case "cannot": {
      const unless = s.unless && condition(s.unless, scope);
      return [
        make({ mark: world.deeds[s.what]!, says: `cannot ${spaced(s.what)}` }, cards(s.who), {
          ...(unless && { further: (m, self, seat) => !unless(m, self, seat) }),
        }),
      ];
    }
    case "must":
      return [make({ mark: world.mustAttack!, says: "must attack" }, cards(s.who))];
    case "cost":
      return [
        make({ stat: world.prices[s.what]! }, playable(has(s.of, scope, "any"), ...world.playedFrom), {
          by: s.by,
        }),
      ];
    case "playersCannot":
      return [
        make(
          { mark: world.playerDeeds[s.what]!, ...(s.card && against(has(s.card, scope, "any"))) },
          seats(s.who),
        ),
      ];
  }
}

export function holdsFor(statement: Statement, how: string, b: Builder, lasting: Lasting): Step {
  const { world, standing } = b.meaning;
  return lastingStep(
    {
      subject: subjectOf(statement),
      modifiers: (ofOne) =>
        modifiersOf((ofOne ? { ...statement, who: { ref: "this" } } : statement) as Statement, standing, {
          by: "effect",
        }),
      until: world.terms[how]!,
    },
    b,
    lasting,
  );
}
