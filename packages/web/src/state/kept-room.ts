/** How high the list of kept games stood when it was last seen: it is read after the page is drawn, and would push it down. */
const KEY = "tefuda.kept-room";

const SOME = "some";
/** The usual height of a list of one game, in a narrow window and in others. */
const ONE = (width: number): number => (width < 600 ? 223 : 181);

/** The height in points in a window of this width; 0 where nothing is kept, as far as is known. */
export function keptRoom(width: number): number {
  const noted = read() ?? "";
  if (noted === SOME) return ONE(width);
  const [of, height] = noted.split(" ").map(Number);
  return of === width && height !== undefined && height > 0 && height < 4000 ? height : 0;
}

/** A game is kept: there will be a list. */
export function noteKept(): void {
  if (!/^\d+ [1-9]/.test(read() ?? "")) write(SOME);
}

export function noteKeptRoom(width: number, height: number): void {
  write(`${width} ${Math.round(height)}`);
}

function write(noted: string): void {
  try {
    localStorage.setItem(KEY, noted);
  } catch {
    // Nothing may be kept here: then the page moves a little.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
