/** Every card: drawn and played, and each of its texts does all that it is there for. */
import { type Ability, type Game, type Machine, type Modifier, textNumber } from "@tefuda/kernel";
import { CardWatch, textParts } from "@tefuda/referee/card-watch";
import type { Watching } from "@tefuda/referee/watching";
import type { Ledger, Sort } from "./ledger.ts";
import type { Owners } from "./owners.ts";

export class Cards {
  private readonly ledger: Ledger;
  private readonly game: Game;
  private readonly watch: CardWatch;
  private readonly texts = new Map<Ability, number>();

  constructor(game: Game, owners: Owners, ledger: Ledger, watching: Watching) {
    this.ledger = ledger;
    this.game = game;
    const drawn = game.definitions.map(({ name }) => ledger.item("card", name, "is drawn", { card: name }));
    const played = game.definitions.map(({ name }) => ledger.item("card", name, "is played", { card: name }));
    for (const { name, abilities } of game.definitions) {
      for (const ability of abilities) {
        // what is printed as a mere mark is a fact of its card: rules that ask for it are branches of their own
        if (ability.statics.length === 0 && (ability.programs ?? []).length === 0) continue;
        const where = `${name}, text ${textNumber(ability.index)}`;
        this.texts.set(ability, ledger.item("text", where, "is carried out", { card: name }));
      }
    }
    const parts = textParts(game);
    const left = new Map<Ability, number>();
    for (const { ability } of parts) left.set(ability, (left.get(ability) ?? 0) + 1);
    this.watch = new CardWatch(game, watching, {
      lies: (m, card, zone) => {
        if (m.zoneId(zone) !== game.startZone) ledger.hit(drawn[m.definition(card)]!);
        if (m.inPlay(zone)) ledger.hit(played[m.definition(card)]!);
      },
      // whoever asks for a card outside of play plays it
      named: (m, card) => {
        if (!m.inPlay(m.zone(card))) ledger.hit(played[m.definition(card)]!);
      },
      carriedOut: (part) => {
        const { ability } = parts[part]!;
        left.set(ability, left.get(ability)! - 1);
        if (left.get(ability) === 0) ledger.hit(this.texts.get(ability)!);
      },
    });
    this.watchChanges(owners, watching);
  }

  /** Where a modifier holds only under a condition, or touches only some, both ways have been seen. */
  private watchChanges(owners: Owners, watching: Watching): void {
    const told = new Map<string, number>();
    for (const modifier of this.game.modifiers) {
      const owner = owners.changes.get(modifier);
      if (!owner) continue;
      const nth = (told.get(owner.where) ?? 0) + 1;
      told.set(owner.where, nth);
      const where = `${owner.where}, change ${nth}`;
      const shared = (sort: Sort, what: string): number =>
        this.ledger.item(sort, `changes that texts make${nameOfChange(this.game, modifier)}`, what, {
          many: true,
        });
      const both = (what: string): [number, number] => [
        this.ledger.item("branch", where, what, { card: owner.card, shared: shared("branch", what) }),
        this.ledger.item("branch", where, `not: ${what}`, {
          card: owner.card,
          shared: shared("branch", `not: ${what}`),
        }),
      ];
      if (modifier.during) {
        const [yes, no] = both("it holds now");
        watching.wrap(modifier, "during", (during) => (m, mod) => this.tally(during(m, mod), yes, no));
      }
      if (modifier.touches) {
        const [yes, no] = both("it touches this");
        watching.wrap(
          modifier,
          "touches",
          (touches) => (m, mod, subject) => this.tally(touches(m, mod, subject), yes, no),
        );
      }
      if (modifier.by) {
        const [yes, no] = both("it counts against this");
        watching.wrap(modifier, "by", (by) => (m, mod, other) => this.tally(by(m, mod, other), yes, no));
      }
      if (modifier.fold) {
        const used = this.ledger.item("step", where, "a value is worked out", {
          card: owner.card,
          shared: shared("step", "a value is worked out"),
        });
        watching.wrap(modifier, "fold", (fold) => (m, before, mod, card) => {
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
  textSeen(definition: number, text: number): boolean {
    return (
      this.ledger.items[this.texts.get(this.game.definitions[definition]!.abilities[text]!) ?? -1]?.count !==
      0
    );
  }

  /** Looks at the table between two answers. */
  look(m: Machine): void {
    this.watch.look(m);
  }

  /** An option is about to be chosen. */
  answered(m: Machine, option: number): void {
    this.watch.answered(m, option);
  }
}

/** What a modifier is a modifier of. */
function nameOfChange({ shape }: Game, { stat, mark, replaces, triggerEvent }: Modifier): string {
  if (stat !== undefined) return ` of ${shape.stats[stat]!.id}`;
  if (mark !== undefined) return `, mark ${shape.marks[mark]}`;
  const event = replaces ?? triggerEvent;
  return event ? ` when "${event.name}" happens` : "";
}
