/**
 * Every refusal: whatever a rule forbids is asked for some time, and the rule named. Much of it is never offered, so it
 * has to be asked for against the rules, also by who is not asked.
 */
import {
  type Chance,
  type Game,
  type Group,
  judge,
  knows,
  type Machine,
  type Need,
  NONE,
  type Verdict,
  writeIn,
} from "@tefuda/kernel";
import type { Watching } from "@tefuda/referee/watching";
import type { Ledger } from "../exhaustive/ledger.ts";

/** In whose question a card is named in full: the longest form of its name, which is always its own. */
const IN_FULL = 3;
/** Requests after which what was never refused is asked for no more than anything else: it may be that nothing can be. */
const PATIENCE = 2_000;

export class Refusals {
  private readonly ledger: Ledger;
  /** By rule and words: what was refused. */
  private readonly byReason = new Map<string, Set<number>>();
  private readonly itemOf = new Map<Need, number>();
  /** How often a group was asked from because something in it was never refused. */
  private readonly tried = new Map<Group, number>();

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  watch(game: Game, watching: Watching): void {
    const groups = new Set<Group>(game.actions);
    for (const spec of game.code.asks) for (const group of spec?.groups ?? []) groups.add(group);
    for (const group of groups) {
      for (const need of group.needs ?? []) this.watchNeed(need, watching);
    }
  }

  private watchNeed(need: Need, watching: Watching): void {
    const item = this.ledger.item("refusal", need.rule, need.says);
    this.itemOf.set(need, item);
    this.mean(need.rule, need.says, item);
    // its own words depend on what is asked for
    watching.wrap(need, "explain", (explain) => (m) => {
      const reasons = explain(m);
      for (const { rule, needs } of reasons) this.mean(rule, needs, item);
      return reasons;
    });
  }

  private mean(rule: string, needs: string, item: number): void {
    const reason = `${rule} ${needs}`;
    this.byReason.set(reason, (this.byReason.get(reason) ?? new Set()).add(item));
  }

  /** Takes note of a verdict. */
  note(verdict: Verdict): void {
    if (verdict.verdict !== "forbidden") return;
    for (const { rule, needs } of verdict.reasons)
      for (const item of this.byReason.get(`${rule} ${needs}`) ?? []) this.ledger.hit(item);
  }

  /** Whether the open question could refuse what was never refused. */
  open(m: Machine): boolean {
    return (m.asking()?.groups ?? []).some((group) => this.fresh(group));
  }

  /** Asks for something and gives what the judge says, rather for what could be refused as it never was. */
  provoke(m: Machine, chance: Chance): Verdict | undefined {
    const own = m.asking()?.groups ?? [];
    const groups = [...own, ...m.game.actions];
    const fresh = groups.filter((group) => this.fresh(group));
    const among = fresh.length > 0 && chance.below(4) > 0 ? fresh : groups;
    if (among.length === 0) return undefined;
    const group = among[chance.below(among.length)]!;
    if (among === fresh) this.tried.set(group, (this.tried.get(group) ?? 0) + 1);
    // a question refuses only whom it asks
    const asked = own.includes(group) && chance.below(4) > 0;
    const seat = asked ? m.asking()!.who(m) : chance.below(m.layout.seats);
    const text = requestFor(m, seat, group, chance);
    return text === undefined ? undefined : judge(m, seat, text);
  }

  private fresh(group: Group): boolean {
    if ((this.tried.get(group) ?? 0) >= PATIENCE) return false;
    for (const need of group.needs ?? [])
      if (this.ledger.items[this.itemOf.get(need) ?? NONE]?.count === 0) return true;
    return false;
  }
}

/** Any request of a group's form that names what the seat can see. */
function requestFor(m: Machine, seat: number, group: Group, chance: Chance): string | undefined {
  const seen: number[] = [];
  for (let card = 0; card < m.layout.cards; card++) if (knows(m, seat, card)) seen.push(card);
  const card = (): number => (seen.length > 0 ? seen[chance.below(seen.length)]! : NONE);
  const pair = ((): [number, number] => {
    switch (group.form) {
      case "word":
        return [NONE, NONE];
      case "card":
        return [card(), NONE];
      case "cards":
        return [card(), chance.below(4) === 0 ? NONE : card()];
      case "effect": {
        const first = card();
        return [first, first < 0 ? NONE : chance.below(Math.max(1, m.definitionOf(first).abilities.length))];
      }
      case "seat":
        return [chance.below(m.layout.seats), NONE];
      case "number":
        return [chance.below(10), NONE];
    }
  })();
  if (group.form !== "word" && pair[0] < 0) return undefined;
  return writeIn(m, seat, group, pair[0], pair[1], IN_FULL);
}
