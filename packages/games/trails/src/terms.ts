/** How long changes in positions may last. */
import { turnTerms } from "@tefuda/language/terms";
import { THIS_TURN } from "./schema.ts";

export const TERMS = turnTerms(THIS_TURN);
