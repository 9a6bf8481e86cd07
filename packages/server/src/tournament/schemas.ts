/** The shapes in which an organiser's plan and the result of a table come in. */
import { z } from "zod";
import type { KnockoutRules, Plan, Result } from "./tournament.ts";

const knockout: z.ZodType<KnockoutRules> = z.strictObject({
  thirdPlace: z.boolean(),
  drawn: z.enum(["higherSeed", "rematch"]),
});

/** A plan. */
export const plan: z.ZodType<Plan> = z.discriminatedUnion("form", [
  z.strictObject({
    form: z.literal("swiss"),
    rounds: z.int().min(1).max(30),
    cut: z.int().min(2).max(64).nullable(),
    knockout: knockout.optional(),
  }),
  z.strictObject({ form: z.literal("elimination"), knockout: knockout.optional() }),
]);

const won = z.int().min(0).max(9);

/** The games, where they are told of, have to bear the outcome out. */
export const result: z.ZodType<Result> = z
  .strictObject({
    outcome: z.enum(["first", "second", "drawn", "bothLost"]),
    games: z.tuple([won, won]).nullable(),
  })
  .refine(({ outcome, games }) => {
    if (!games || outcome === "bothLost") return true;
    const lead = Math.sign(games[0] - games[1]);
    return lead === { first: 1, second: -1, drawn: 0 }[outcome];
  }, "The games say something else than the outcome.");
