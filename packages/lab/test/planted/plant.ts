/** Cards with a known defect, and cards without one, made out of those of a game by a seed. */
import { Chance, type SourceFile } from "@tefuda/kernel";
import { FINDING_KINDS, type FindingKind } from "@tefuda/lab/findings/index";
import type { LoadedGame } from "@tefuda/referee/games";
import { GROUNDS, type Ground, Some, type Source } from "./grounds.ts";

export interface Plant {
  kind: FindingKind;
  /** Those that are planted, and for a card that is better the one it is better than. */
  cards: readonly string[];
  sources: readonly Source[];
  /** Which sentence of the ground it is. */
  sort: number;
  /** Its text is carried out and finds nothing, so that only what is printed can tell. */
  runs?: true;
}

/** A card as it was, under another name and in other words; `parent` is what it was made of. */
export interface Clean {
  name: string;
  parent: string;
  source: Source;
}

export class Planter {
  private readonly loaded: LoadedGame;
  private readonly ground: Ground;
  private readonly some: Some;
  private n = 0;

  constructor(loaded: LoadedGame, seed: number) {
    this.loaded = loaded;
    this.ground = GROUNDS[loaded.pack.id]!;
    const chance = new Chance();
    chance.seed(seed, 21);
    this.some = new Some(chance);
  }

  plant(kind: FindingKind): Plant {
    if (kind === "useless") return this.useless();
    if (kind === "neverPlayable") return this.never();
    return kind === "strictlyBetter" ? this.better() : this.endless();
  }

  private named(): { en: string; ja: string } {
    const n = ++this.n;
    return {
      en: `Planted ${this.some.name()} ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 26]}${n}`,
      ja: `植えた札${n}`,
    };
  }
  private with(card: string, part: string, text: string, fields: Source = {}): Source {
    const name = this.named();
    const made = this.loaded.pack.cardWith!(name.en, text, { card, part })!;
    return { ...made, ...this.ground.own(this.n), ...fields, name };
  }
  /** What the game calls a card: one of which any number may be in a deck says so in its name. */
  private nameOf = (source: Source): string =>
    `${(source.name as { en: string }).en}${source.generic === true ? ", Common" : ""}`;

  private useless(): Plant {
    const sort = this.some.between(0, this.ground.useless.length - 1);
    const { card, part, say, runs } = this.ground.useless[sort]!;
    const source = this.with(card, part, say(this.some));
    return { kind: "useless", cards: [this.nameOf(source)], sources: [source], sort, ...(runs && { runs }) };
  }

  private never(): Plant {
    const sort = this.some.between(0, this.ground.never.length - 1);
    const { card, part, text, fields } = this.ground.never[sort]!;
    const source = this.with(card, part, text, fields(this.some));
    return { kind: "neverPlayable", cards: [this.nameOf(source)], sources: [source], sort };
  }

  private endless(): Plant {
    const sort = this.some.between(0, this.ground.endless.length - 1);
    const { card, say } = this.ground.endless[sort]!;
    const { textsField } = this.ground;
    const sources = say(this.some).map((texts) => {
      const source = this.with(card, textsField, texts[0]!);
      const rest = (source[textsField] as string[]).slice(1);
      return { ...source, [textsField]: [...texts, ...rest.slice(texts.length - 1)], ...this.sturdy(source) };
    });
    return { kind: "endless", cards: sources.map(this.nameOf), sources, sort };
  }
  /** So much of what keeps a card alive that it is there when its text begins. */
  private sturdy(source: Source): Source {
    const much: Source = { attack: 300, defense: 700, shell: 6, def: 9, power: 3000, health: 4 };
    return Object.fromEntries(Object.entries(much).filter(([field]) => source[field] !== undefined));
  }

  private any(): { parent: Source; called: string } {
    const [called, parent] = this.some.of([...this.loaded.game.sources!]);
    return { parent: parent as Source, called };
  }
  private better(): Plant {
    for (;;) {
      const { parent, called } = this.any();
      const sort = this.some.between(0, this.ground.better.length);
      const changed = sort === this.ground.better.length ? this.gifted(parent) : this.improved(parent, sort);
      if (!changed) continue;
      const { sub: _sub, epithet: _epithet, ...rest } = parent;
      const name = this.named();
      const source = { ...rest, name, ...this.uniques(), ...changed };
      return {
        kind: "strictlyBetter",
        cards: [this.nameOf(source), called],
        sources: [source],
        sort,
      };
    }
  }
  /** What the game counts as another card, and the rest as its parent has it. */
  private uniques(): Source {
    const { artist: _a, copies: _c, rarity: _r, ...own } = this.ground.own(this.n);
    return own;
  }
  private improved(parent: Source, sort: number): Source | undefined {
    const { field, by } = this.ground.better[sort]!;
    const was = parent[field];
    if (typeof was !== "number") return undefined;
    const now = was + this.some.of(by);
    return now < 0 || (was === 0 && now < was) ? undefined : { [field]: now };
  }
  private gifted(parent: Source): Source | undefined {
    const { gifts, textsField } = this.ground;
    const texts = (parent[textsField] ?? []) as string[];
    if (gifts.length === 0 || texts.length >= 3 || !this.fights(parent)) return undefined;
    const gift = this.some.of(gifts);
    return texts.includes(gift) ? undefined : { [textsField]: [...texts, gift] };
  }
  private fights(source: Source): boolean {
    return (
      ["str", "bite", "power"].some((field) => source[field] !== undefined) ||
      (source.kind === "Unit" && source.stats !== undefined)
    );
  }

  /** A card that says the same in the other language, under another name; where it has two numbers to trade, with these traded. */
  clean(): Clean {
    for (;;) {
      const { parent, called } = this.any();
      const info = this.loaded.book.cards.find(({ name }) => name === called);
      if (!info) continue;
      const { sub: _sub, epithet: _epithet, ...rest } = parent;
      const name = this.named();
      const said = (text: string): string =>
        info.texts.find(({ words }) => words.en === text)?.words.ja ?? text;
      const { textsField } = this.ground;
      const texts = parent[textsField] as string[] | undefined;
      const source = {
        ...rest,
        ...this.uniques(),
        name,
        ...(texts && { [textsField]: texts.map(said) }),
        ...this.traded(parent),
      };
      return { name: this.nameOf(source), parent: called, source };
    }
  }
  private traded(parent: Source): Source {
    const { trades } = this.ground;
    if (!trades || this.some.chance.below(2) === 0) return {};
    const [one, other] = this.some.chance.below(2) === 0 ? trades : [trades[1], trades[0]];
    const [more, less] = [parent[one], parent[other]];
    const step = parent.level === undefined ? 1 : 10;
    if (typeof more !== "number" || typeof less !== "number" || less <= step) return {};
    const now = { [one]: more + step, [other]: less - step };
    // it must not come to stand above or below a third card
    const alike = [...this.loaded.game.sources!.values()].filter((card) =>
      Object.entries(parent).every(
        ([field, value]) =>
          typeof value !== "string" || value === (card as Source)[field] || field === "code",
      ),
    ) as Source[];
    const order = (card: Source): boolean => {
      const [a, b] = [Number(card[one]) - now[one]!, Number(card[other]) - now[other]!];
      return (a >= 0 && b >= 0) || (a <= 0 && b <= 0);
    };
    return alike.some(order) ? {} : now;
  }
}

/** Cards as a file of a set that stands beside a game's own. */
export const fileOf = (sources: readonly Source[]): SourceFile => ({
  path: "planted.yaml",
  text: sources.map((source) => `- ${JSON.stringify(source)}\n`).join(""),
  draft: true,
});

export const KINDS = FINDING_KINDS;
