/** Work that nobody waits for. */

/** How long after it is loaded the first page may still fetch pictures and type, in milliseconds. */
const DRAWN = 2000;

/** Does it when nothing else is to be done. Some browsers do not tell; a second is long enough for what is seen. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 1000);
}

/** Does it when all that is seen first is there. */
export function whenDrawn(work: () => void): void {
  const soon = (): void => void setTimeout(() => whenIdle(work), DRAWN);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
