/** Every card: drawn and played, and each of its texts does all that it is there for. */
import {
  type Ability,
  type Change,
  endMod,
  firstMod,
  firstOf,
  type Game,
  groupOf,
  type Machine,
  MOD_SIZE,
  modChange,
  modSource,
  seatSubject,
  secondOf,
  touches,
} from "@tefuda/kernel";
import type { Ledger, Sort } from "./ledger.ts";
import type { Owners } from "./owners.ts";
import type { Watching } from "./watching.ts";

export class Cards {
  private readonly ledger: Ledger;
  private readonly game: Game;
  private readonly texts = new Map<Ability, number>();
  private readonly drawn: number[];
  private readonly played: number[];
  /** First words of all that a player may ask for. */
  private readonly actions: ReadonlySet<string>;
  /** By change of a card's text that always holds: what is to be seen of it. */
  private readonly standing = new Map<number, () => void>();

  constructor(game: Game, owners: Owners, ledger: Ledger, watching: Watching) {
    this.ledger = ledger;
    this.game = game;
    this.actions = new Set(game.actions.map(({ verb }) => verb));
    this.drawn = game.kinds.map(({ name }) => ledger.item("card", name, "is drawn", { card: name }));
    this.played = game.kinds.map(({ name }) => ledger.item("card", name, "is played", { card: name }));
    for (const kind of game.kinds) {
      for (const ability of kind.abilities) this.watchText(ability, kind.name, watching);
    }
    this.watchChanges(owners, watching);
  }

  /** A text that always holds is carried out when all it changes has touched something, any other when its programs ran. */
  private watchText(ability: Ability, card: string, watching: Watching): void {
    const { code, programNumbers } = this.game;
    const item = this.ledger.item("text", `${card}, text ${ability.index + 1}`, "is carried out", { card });
    this.texts.set(ability, item);
    let left = 0;
    const part = (): (() => void) => {
      let open = true;
      left++;
      return () => {
        if (!open) return;
        open = false;
        if (--left === 0) this.ledger.hit(item);
      };
    };
    const changes = ability.statics.length > 0;
    for (const number of changes ? [] : (programNumbers[ability.id] ?? [])) {
      const done = part();
      watching.over(code.runs, code.entries[number]!, (run) => (m, at) => {
        done();
        return run(m, at);
      });
    }
    for (const change of ability.statics) this.standing.set(change.id, part());
  }

  /** Where a change holds only under a condition, or touches only some, both ways have been seen. */
  private watchChanges(owners: Owners, watching: Watching): void {
    const told = new Map<string, number>();
    for (const change of this.game.changes) {
      const owner = owners.changes.get(change);
      if (!owner) continue;
      const nth = (told.get(owner.where) ?? 0) + 1;
      told.set(owner.where, nth);
      const where = `${owner.where}, change ${nth}`;
      const shared = (sort: Sort, what: string): number =>
        this.ledger.item(sort, `changes that texts make${nameOfChange(this.game, change)}`, what, {
          many: true,
        });
      const both = (what: string): [number, number] => [
        this.ledger.item("branch", where, what, { card: owner.card, shared: shared("branch", what) }),
        this.ledger.item("branch", where, `not: ${what}`, {
          card: owner.card,
          shared: shared("branch", `not: ${what}`),
        }),
      ];
      if (change.during) {
        const [yes, no] = both("it holds now");
        watching.wrap(change, "during", (during) => (m, mod) => this.tally(during(m, mod), yes, no));
      }
      if (change.touches) {
        const [yes, no] = both("it touches this");
        watching.wrap(
          change,
          "touches",
          (touches) => (m, mod, subject) => this.tally(touches(m, mod, subject), yes, no),
        );
      }
      if (change.by) {
        const [yes, no] = both("it counts against this");
        watching.wrap(change, "by", (by) => (m, mod, other) => this.tally(by(m, mod, other), yes, no));
      }
      if (change.fold) {
        const used = this.ledger.item("step", where, "a value is worked out", {
          card: owner.card,
          shared: shared("step", "a value is worked out"),
        });
        watching.wrap(change, "fold", (fold) => (m, before, mod, card) => {
          this.ledger.hit(used);
          return fold(m, before, mod, card);
        });
      }
    }
  }

  private tally(so: boolean, yes: number, no: number): boolean {
    this.ledger.hit(so ? yes : no);
    return so;
  }

  /** Whether a text of a kind of card has been carried out. */
  textSeen(kind: number, text: number): boolean {
    return this.ledger.items[this.texts.get(this.game.kinds[kind]!.abilities[text]!) ?? -1]?.count !== 0;
  }

  /** Looks at the table between two answers. */
  look(m: Machine): void {
    const { s, layout } = m;
    const { startZone } = this.game;
    for (let card = 0; card < layout.cards; card++) {
      const zone = m.zone(card);
      const kind = s[layout.kind + card]!;
      if (m.zoneId(zone) !== startZone) this.ledger.hit(this.drawn[kind]!);
      if (m.inPlay(zone)) this.ledger.hit(this.played[kind]!);
    }
    for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) this.lookAt(m, mod);
  }

  private lookAt(m: Machine, mod: number): void {
    const change = modChange(m, mod);
    const seen = this.standing.get(change.id);
    if (!seen || modSource(m, mod) < 0) return;
    let touched = change.watches !== undefined;
    for (let card = 0; !touched && card < m.layout.cards; card++) touched = touches(m, mod, card);
    for (let seat = 0; !touched && seat < m.layout.seats; seat++)
      touched = touches(m, mod, seatSubject(seat));
    if (!touched) return;
    seen();
    this.standing.delete(change.id);
  }

  /** An answer that names a card outside of play, to one of the things a player may do, plays it. */
  answered(m: Machine, option: number): void {
    const group = m.asking()!.groups?.[groupOf(option)];
    if (!group || !this.actions.has(group.verb) || (group.form !== "card" && group.form !== "cards")) return;
    for (const card of [firstOf(option), secondOf(option)]) {
      if (card >= 0 && !m.inPlay(m.zone(card))) this.ledger.hit(this.played[m.kind(card)]!);
    }
  }
}

/** What a change is a change of. */
function nameOfChange({ shape }: Game, { stat, mark, replaces, watches }: Change): string {
  if (stat !== undefined) return ` of ${shape.stats[stat]!.id}`;
  if (mark !== undefined) return `, mark ${shape.marks[mark]}`;
  const event = replaces ?? watches;
  return event ? ` when "${event.name}" happens` : "";
}
