/** Packs that are being opened before a match, kept for as long as this page of the browser is open. */
import { z } from "zod";
import type { MatchPlan, OpenedPacks } from "../host/host.ts";
import { plan } from "../host/schemas.ts";

export interface Dealt {
  plan: MatchPlan;
  opened: readonly OpenedPacks[];
  /** How many packs have been opened, over everybody at this screen. */
  seen: number;
}

const key = "tefuda.packs";
const schema = z.object({ plan, seen: z.int().min(0) });

export function readDealt(): { plan: MatchPlan | null; seen: number } {
  try {
    const read = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (read.success) return read.data;
  } catch {
    // Whatever stood there is not ours, or nothing may be kept here.
  }
  return { plan: null, seen: 0 };
}

export function keepDealt(dealt: Dealt | null): void {
  try {
    if (!dealt) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ plan: dealt.plan, seen: dealt.seen }));
  } catch {
    // Nothing may be kept here; it holds for this visit.
  }
}
