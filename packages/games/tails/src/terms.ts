/** How long changes in positions may last. */
import { type Term, WHILE_SUBJECT } from "@tefuda/kernel";
import { THIS_TURN, UNTIL_NEXT_TURN } from "./schema.ts";

export const TERMS: Readonly<Record<string, Term>> = {
  "end of turn": { names: { en: "end of turn", ja: "ターン終了時" }, lasts: () => ({ until: THIS_TURN }) },
  "next turn": {
    names: { en: "next turn", ja: "次のターン" },
    ofSeat: true,
    lasts: (_, seat) => ({ until: UNTIL_NEXT_TURN + seat }),
  },
  "for good": { names: { en: "for good", ja: "永続" }, lasts: () => ({ until: WHILE_SUBJECT }) },
};
