/** Every rule of the book: applied, asked under, written into the log, named in a refusal, or ending a game. */
import { type Game, type Machine, NONE, REASON, SAYS, type Verdict } from "@tefuda/kernel";
import type { Ledger } from "../exhaustive/ledger.ts";

export class Rules {
  /** How often each was applied; machines count in here. */
  readonly trace: Uint32Array;
  private readonly ledger: Ledger;
  private readonly game: Game;
  private readonly items: number[];

  /** What happens beside matches, in other rooms, is not waited for. */
  constructor(game: Game, beside: (rule: string) => boolean, ledger: Ledger) {
    this.game = game;
    this.ledger = ledger;
    this.trace = new Uint32Array(game.rules.length);
    this.items = game.rules.map((id) => (beside(id) ? NONE : ledger.item("rule", id, "is named")));
  }

  note(verdict: Verdict): void {
    if (verdict.verdict === "forbidden") for (const { rule } of verdict.reasons) this.named(rule);
  }
  asked(m: Machine): void {
    this.named(m.asking()!.rule);
  }
  /** A game is over: what ended it, and what its log and its programs named. */
  ended(m: Machine): void {
    const { data, length } = m.journal;
    for (let at = 0; at < length; at += data[at]!) {
      const rule = this.game.messages[data[at + 1]! - SAYS]?.rule;
      if (rule !== undefined) this.named(rule);
    }
    this.hit(m.s[REASON]!);
    this.trace.forEach((times, rule) => {
      if (times > 0) this.hit(rule);
    });
  }

  private named(rule: string): void {
    this.hit(this.game.ruleNumber.get(rule) ?? NONE);
  }
  private hit(rule: number): void {
    this.ledger.hit(this.items[rule] ?? NONE);
  }
}
