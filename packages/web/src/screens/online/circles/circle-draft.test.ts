import { circlePlan } from "@tefuda/host/online/circle-schemas";
import { expect, test } from "vitest";
import { newDraft, planOf } from "./circle-draft.ts";

test("what stands in the form at first opens a circle, and what is left empty is nobody and any number", () => {
  const draft = newDraft("Club");
  expect(circlePlan.parse(planOf(draft, "a", "en"))).toMatchObject({
    packs: { first: 12, each: 2, days: 7, times: 8 },
    gifts: 4,
    auditor: null,
  });
  const other = planOf({ ...draft, gifts: " ", auditor: " Ann ", bell: null }, "a", "ja");
  expect(circlePlan.parse(other)).toMatchObject({ gifts: null, auditor: "Ann", round: { days: null } });
});
