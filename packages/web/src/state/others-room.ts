/** How high what tells of others stood on the first page: it is asked for after that is drawn, and would push it down. */
const KEY = "tefuda.others-room";

/** In points in a window of this width; 0 where there was nothing, as far as is known. */
export function othersRoom(width: number): number {
  const [of, height = 0] = (read() ?? "").split(" ").map(Number);
  return of === width && height > 0 && height < 2000 ? height : 0;
}

export function noteOthersRoom(width: number, height: number): void {
  try {
    localStorage.setItem(KEY, `${width} ${Math.round(height)}`);
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
