/** Text at the door. */
import { z } from "zod";

/** Text that the database can keep: whole letters, and not the one that it has no room for. */
export const text = z.string().refine((given) => given.isWellFormed() && !given.includes("\0"), {
  error: "has letters that cannot be kept",
});
