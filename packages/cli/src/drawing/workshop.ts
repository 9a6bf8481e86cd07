/** Where cards are drawn: a game with its sets, its fonts and icons, the cards that are wanted, and what was wrong with them. */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CardInfo } from "@tefuda/kernel";
import { drawBack } from "@tefuda/print/back";
import { type Bitmap, LARGEST_PICTURE } from "@tefuda/print/bitmap";
import { type Drawing, drawCard, type Overflow, type Studio } from "@tefuda/print/card";
import { lookOf } from "@tefuda/print/looks";
import { lettersAtHand } from "@tefuda/print/node/fonts";
import { drawnBox, everyCard } from "@tefuda/print/node/icons";
import { picturesIn } from "@tefuda/print/node/pictures";
import type { Shape } from "@tefuda/print/shapes";
import { PICTURES } from "@tefuda/referee/card-pictures";
import type { LoadedGame } from "@tefuda/referee/games";
import { setOf, withPictures } from "@tefuda/referee/own-set";
import { near } from "@tefuda/referee/problems";
import { type Io, Misuse } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { overLine } from "../paint.ts";
import { type Speech, speechOf } from "../speech.ts";
import type { Language } from "../words/index.ts";

export interface DrawingOptions {
  with?: string[];
  lang: Language;
  json?: boolean;
}

export class Workshop {
  readonly loaded: LoadedGame;
  readonly speech: Speech;
  readonly studio: Studio;
  readonly back: readonly Shape[];
  private readonly io: Io;
  /** All cards, with pictures of their own where their sets have some, each file by its set's id. */
  private readonly cards: readonly CardInfo[];
  private readonly drawn = new Map<string, Drawing>();

  private constructor(loaded: LoadedGame, studio: Studio, options: DrawingOptions, io: Io) {
    this.loaded = loaded;
    this.studio = studio;
    this.speech = speechOf(loaded, options.lang);
    this.back = drawBack(studio.letters);
    this.io = io;
    this.cards = withPictures(loaded.book.cards, loaded.sets).map((card) => ({
      ...card,
      ...(card.picture === undefined ? {} : { picture: keyOf(setOf(loaded.sets, card)?.id, card.picture) }),
    }));
  }

  static async open(id: string, options: DrawingOptions, io: Io): Promise<Workshop> {
    const loaded = await openGame(id, options.with);
    const look = lookOf(id, loaded.pack.layout);
    // cards of somebody's own are pictured with what the words of all games suggest, as on the page
    const pictured = loaded.book.cards.map((card) => ({ card, look }));
    const icons = drawnBox(loaded.sets.length > 0 ? await everyCard() : pictured);
    const letters = lettersAtHand(options.lang);
    const studio: Studio = {
      letters,
      icons,
      look,
      language: options.lang,
      pictures: picturesOf(loaded, options.with),
    };
    return new Workshop(loaded, studio, options, io);
  }

  /** The cards of these names, in any language. */
  named(names: readonly string[]): CardInfo[] {
    const { cards } = this;
    return names.map((name) => {
      const found = cards.find(
        (card) => card.name === name || Object.values(card.names ?? {}).includes(name),
      );
      if (found) return found;
      const known = cards.flatMap((card) => [card.name, ...Object.values(card.names ?? {})]);
      throw new Misuse((_, w) => w.drawing.noCard(name, near(name, known)));
    });
  }

  /** The cards that sets brought, all of the game where there is no set. */
  own(): readonly CardInfo[] {
    const { sets } = this.loaded;
    return sets.length === 0 ? this.cards : this.cards.filter((card) => setOf(sets, card));
  }

  /** What somebody asks for: the cards of a deck, each as often as it is in it; else those that sets brought. */
  wanted({ deck, with: sets }: { deck?: string; with?: string[] }): { cards: CardInfo[]; what: string } {
    if (deck !== undefined) {
      const [list] = chooseLists(this.loaded, [deck]);
      return {
        cards: this.named(list!.cards),
        what: list!.names?.[this.studio.language] ?? list!.name,
      };
    }
    if (sets === undefined) throw new Misuse((_, w) => w.drawing.noWhat);
    const what = this.loaded.sets.map(({ name }) => name[this.studio.language]);
    return { cards: [...this.own()], what: this.speech.words.joined(what) };
  }

  /** The drawings of cards; one that is there several times is drawn once. */
  draw(cards: readonly CardInfo[]): Drawing[] {
    const w = this.speech.words.drawing;
    const drawings = cards.map((card, i) => {
      const made = this.drawn.get(card.name) ?? drawCard(card, this.studio);
      this.drawn.set(card.name, made);
      if (this.io.errTty) this.io.err(overLine(w.progress(i + 1, cards.length)));
      return made;
    });
    if (this.io.errTty) this.io.err(overLine(""));
    return drawings;
  }

  get overflows(): readonly Overflow[] {
    return [...this.drawn.values()].flatMap(({ overflows }) => overflows);
  }

  /** Letters of what was drawn that no font has. */
  get missing(): readonly string[] {
    return [...this.studio.letters.missing];
  }

  /** Cards whose own picture is not there, or cannot be taken. */
  get unpictured(): readonly { card: string; file: string }[] {
    return this.cards.flatMap(({ name, picture }) =>
      picture !== undefined && this.drawn.has(name) && !this.studio.pictures?.has(picture)
        ? [{ card: name, file: picture.slice(picture.indexOf("/") + 1) }]
        : [],
    );
  }

  /** Tells what reaches beyond its frame, which letters no font has, and which pictures are not there. */
  tell(): void {
    const { drawing, cards } = this.speech.words;
    for (const { card, file } of this.unpictured) {
      const said = drawing.noPicture(this.speech.called(card), `${PICTURES}/${file}`, LARGEST_PICTURE / 1000);
      this.io.out(`${cards.warning(said)}\n`);
    }
    for (const { card, part, over } of this.overflows) {
      const said = drawing.overflow(this.speech.called(card), part, over.toFixed(1));
      this.io.out(`${cards.warning(said)}\n`);
    }
    if (this.missing.length > 0) this.io.out(`${cards.warning(drawing.noLetter(this.missing.join(" ")))}\n`);
  }
}

const keyOf = (set: string | undefined, file: string): string => `${set}/${file}`;

/** The pictures of the sets at these paths, as far as they are there. */
function picturesOf({ sets }: LoadedGame, paths: readonly string[] = []): Map<string, Bitmap> {
  const folderOf = (path: string): string => (statSync(path).isDirectory() ? path : dirname(path));
  const all = sets.flatMap(({ id, pictures = [] }, i) =>
    [...picturesIn(folderOf(paths[i]!), pictures)].map(
      ([file, bitmap]) => [keyOf(id, file), bitmap] as const,
    ),
  );
  return new Map(all);
}

/** Writes a file, and the folders that it lies in. */
export function write(path: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Misuse((w) => w.cannotWrite(path, code));
  }
}
