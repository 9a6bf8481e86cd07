/** Watching what becomes of cards while games are played: where they lie, who asks for them, what their texts do. */
import {
  type Ability,
  type CardDefinition,
  endMod,
  firstMod,
  firstOf,
  type Game,
  groupOf,
  type Machine,
  MOD_SIZE,
  type Modifier,
  modifierOf,
  modSource,
  seatSubject,
  secondOf,
  touches,
} from "@tefuda/kernel";
import type { Watching } from "./watching.ts";

/** What is to be seen of a text: a modifier that it makes while it always holds, or one of its programs. */
export interface TextPart {
  definition: CardDefinition;
  ability: Ability;
  /** By number. */
  program?: number;
  modifier?: Modifier;
}

/** A text that always holds has a part for each of its modifiers, any other one for each of its programs. */
export function textParts({ definitions, programNumbers }: Game): TextPart[] {
  return definitions.flatMap((definition) =>
    definition.abilities.flatMap((ability): TextPart[] =>
      ability.statics.length > 0
        ? ability.statics.map((modifier) => ({ definition, ability, modifier }))
        : (programNumbers[ability.id] ?? []).map((program) => ({ definition, ability, program })),
    ),
  );
}

/** The first words of what a player may ask for. */
export const verbsOf = (game: Game): string[] => [...new Set(game.actions.map(({ verb }) => verb))];

export interface Onlooker {
  /** Between two answers a card lies in a zone. */
  lies(m: Machine, card: number, zone: number): void;
  /** An answer names a card in one of the things a player may ask for. */
  named(m: Machine, card: number, verb: string): void;
  /** A part of a text was carried out that had not been seen yet: a number of {@link textParts}. */
  carriedOut?(part: number): void;
}

export class CardWatch {
  /** By part of a text: 1 once it was carried out. Whoever clears it is told anew. */
  readonly seen: Uint8Array;
  /** Where it is set, only what happens in this machine counts, and not what a player thinks up in another. */
  only: Machine | undefined;
  private readonly onlooker: Onlooker;
  private readonly verbs: ReadonlySet<string>;
  /** By change of a text that always holds: its part. */
  private readonly standing = new Map<number, number>();

  /** The game's programs must run one by one: made into functions they call one another past whoever looks on. */
  constructor(game: Game, watching: Watching, onlooker: Onlooker) {
    const { code } = game;
    if (code.lists.some((list) => list)) throw new Error("the game's programs run where nobody can look on");
    this.onlooker = onlooker;
    this.verbs = new Set(verbsOf(game));
    const parts = textParts(game);
    this.seen = new Uint8Array(parts.length);
    parts.forEach(({ program, modifier }, part) => {
      if (modifier) this.standing.set(modifier.id, part);
      if (program === undefined) return;
      watching.over(code.runs, code.entries[program]!, (run) => (m, at) => {
        this.note(m, part);
        return run(m, at);
      });
    });
  }

  /** Looks at the table between two answers. */
  look(m: Machine): void {
    for (let card = 0; card < m.layout.cards; card++) this.onlooker.lies(m, card, m.zone(card));
    for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) this.lookAt(m, mod);
  }

  /** A change is carried out once it touches something, or watches. */
  private lookAt(m: Machine, mod: number): void {
    const modifier = modifierOf(m, mod);
    const part = this.standing.get(modifier.id);
    if (part === undefined || this.seen[part] === 1 || modSource(m, mod) < 0) return;
    let touched = modifier.triggerEvent !== undefined;
    for (let card = 0; !touched && card < m.layout.cards; card++) touched = touches(m, mod, card);
    for (let seat = 0; !touched && seat < m.layout.seats; seat++)
      touched = touches(m, mod, seatSubject(seat));
    if (touched) this.note(m, part);
  }

  /** An option is about to be chosen. */
  answered(m: Machine, option: number): void {
    const group = m.asking()!.groups?.[groupOf(option)];
    if (!group || !this.verbs.has(group.verb) || (group.form !== "card" && group.form !== "cards")) return;
    for (const card of [firstOf(option), secondOf(option)])
      if (card >= 0) this.onlooker.named(m, card, group.verb);
  }

  private note(m: Machine, part: number): void {
    if (this.seen[part] === 1 || (this.only && this.only !== m)) return;
    this.seen[part] = 1;
    this.onlooker.carriedOut?.(part);
  }
}
