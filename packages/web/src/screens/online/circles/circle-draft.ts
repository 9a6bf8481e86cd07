/** A circle as it is being filled in: what stands there at first opens one that suits a club. */
import type { CirclePlan } from "@tefuda/host/online/circle-schemas";

/** Numbers as fields hold them. */
export interface Draft {
  name: string;
  printing: CirclePlan["printing"];
  regions: string;
  first: string;
  each: string;
  days: string;
  times: string;
  gifts: string;
  rule: CirclePlan["round"]["rule"];
  nearness: boolean;
  /** Null where the host rings. */
  bell: string | null;
  answer: string;
  auditor: string;
  listed: boolean;
}

export const newDraft = (name: string): Draft => ({
  ...{ name, printing: "equal", regions: "1", first: "12", each: "2", days: "7", times: "8", gifts: "4" },
  ...{ rule: "one for one", nearness: true, bell: "7", answer: "24" },
  ...{ auditor: "", listed: true },
});

export function planOf(draft: Draft, game: string, language: CirclePlan["language"]): CirclePlan {
  const { name, printing, gifts, rule, nearness, bell, listed } = draft;
  const auditor = draft.auditor.trim();
  return {
    ...{ name, game, printing, listed, language },
    regions: Number(draft.regions),
    packs: {
      first: Number(draft.first),
      each: Number(draft.each),
      days: Number(draft.days),
      times: Number(draft.times),
    },
    gifts: gifts.trim() === "" ? null : Number(gifts),
    round: { rule, nearness, days: bell === null ? null : Number(bell), answer: Number(draft.answer) },
    auditor: auditor === "" ? null : auditor,
  };
}
