/** Waiting for something that may never come. */

/** A store that takes longer than this to read or write is not waited for. */
export const STORE_PATIENCE = 3000;

export class Late extends Error {}

/** What comes of `work`, or a {@link Late} when that takes longer than so many milliseconds. */
export async function inTime<T>(work: Promise<T>, most: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late("It takes too long.")), most);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
