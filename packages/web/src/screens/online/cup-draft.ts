/** A tournament as it is being filled in. */
import type { TournamentPlan } from "@tefuda/host/online/tournament-schemas";

export interface Draft {
  name: string;
  swiss: boolean;
  rounds: number;
  /** So many play an elimination after the Swiss rounds; null where the standings decide. */
  cut: number | null;
  /** The third place is played for. */
  third: boolean;
  /** What is played with: own decks, freshly opened packs in every match, or packs that are opened or drafted once for all. */
  cards: "own" | "each" | "sealed" | "draft";
  /** The circle from whose collections decks are brought; empty where every card may be played. */
  circle: string;
  /** Seconds for a pick, and minutes to make a deck. */
  pick: number;
  build: number;
  rated: boolean;
  most: number;
  /** A time as a field holds it; null where the host says when. */
  starts: string | null;
  judge: string;
}

export const newDraft: Draft = {
  ...{ name: "", swiss: false, rounds: 3, cut: null, third: false },
  ...{ cards: "own", circle: "", pick: 60, build: 10, rated: false, most: 8, starts: null, judge: "" },
};

/** What a plan says of the cards. */
export function cardsOf({
  cards,
  circle,
  pick,
  build,
}: Draft): Pick<TournamentPlan, "sealed" | "limited" | "circle"> {
  const limited = cards === "sealed" || cards === "draft" ? { form: cards, pick, build } : null;
  const from = cards === "own" && circle !== "" ? { circle } : {};
  return { sealed: cards === "each", limited, ...from };
}

export function formOf({ swiss, rounds, cut, third }: Draft): TournamentPlan["form"] {
  const knockout = { thirdPlace: third, drawn: "higherSeed" as const };
  if (!swiss) return { form: "elimination", knockout };
  return { form: "swiss", rounds, cut, ...(cut === null ? {} : { knockout }) };
}
