/**
 * What was read of card files, for as long as they stay what they are: whoever changes one card of a set waits for one file
 * and not for all of them.
 */
import type { SourceFile } from "@tefuda/kernel";

/** So many letters of files are kept, those of which it is longest that they were read first to go. */
const MOST_LETTERS = 4_000_000;

interface Kept<Read> {
  text: string;
  draft: SourceFile["draft"];
  /** By what else it depends on. */
  by: WeakMap<object, Read>;
}

export class KeptFiles<Read> {
  private readonly files = new Map<string, Kept<Read>>();
  private letters = 0;

  /** What a file is read as together with something else, the same as before where both are. */
  read(file: SourceFile, beside: object, make: () => Read): Read {
    const known = this.at(file).by;
    let read = known.get(beside);
    if (read === undefined) {
      read = make();
      known.set(beside, read);
    }
    return read;
  }

  private at({ path, text, draft }: SourceFile): Kept<Read> {
    const known = this.files.get(path);
    this.forget(path, known);
    const kept = known?.text === text && known.draft === draft ? known : { text, draft, by: new WeakMap() };
    this.files.set(path, kept);
    this.letters += text.length;
    for (const [oldest, one] of this.files) {
      if (this.letters <= MOST_LETTERS || one === kept) break;
      this.forget(oldest, one);
    }
    return kept;
  }

  private forget(path: string, kept: Kept<Read> | undefined): void {
    if (!kept) return;
    this.files.delete(path);
    this.letters -= kept.text.length;
  }
}
