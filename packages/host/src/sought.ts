/** What somebody looks for among the rulings of a game. */
import { z } from "zod";

export const soughtRulings = z.strictObject({
  game: z.string(),
  /** In their own words. */
  words: z.string().max(300),
  /** Only what is about this rule or chapter. */
  rule: z.string().max(100).nullable(),
  /** Only what names this card, by its English name. */
  card: z.string().max(300).nullable(),
});
export type SoughtRulings = z.infer<typeof soughtRulings>;
