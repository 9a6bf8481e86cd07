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
  sealed: boolean;
  rated: boolean;
  most: number;
  /** A time as a field holds it; null where the host says when. */
  starts: string | null;
  judge: string;
}

export const newDraft: Draft = {
  ...{ name: "", swiss: false, rounds: 3, cut: null, third: false },
  ...{ sealed: false, rated: false, most: 8, starts: null, judge: "" },
};

export function formOf({ swiss, rounds, cut, third }: Draft): TournamentPlan["form"] {
  const knockout = { thirdPlace: third, drawn: "higherSeed" as const };
  if (!swiss) return { form: "elimination", knockout };
  return { form: "swiss", rounds, cut, ...(cut === null ? {} : { knockout }) };
}
