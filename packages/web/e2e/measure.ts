/** What is wrong with how a table stands on the screen, measured on the page: nothing is told of how it looks. */
import type { Page } from "@playwright/test";

export interface Least {
  /** How much of everything that is pressed can be pressed, in points each way. */
  target: number;
  /** The smallest letters of a card's name; its values are no smaller. */
  name: number;
}
export const byFinger: Least = { target: 44, name: 10 };
export const byMouse: Least = { target: 24, name: 11 };

/** Runs in the page, once for each size. */
export const faultsOfTable = (page: Page, least: Least): Promise<string[]> => page.evaluate(measure, least);

function measure(least: Least): string[] {
  const faults: string[] = [];
  const table = document.querySelector<HTMLElement>("main.table")!;
  const board = table.querySelector<HTMLElement>(".board")!;
  const all = <E extends HTMLElement>(selector: string): E[] => [...table.querySelectorAll<E>(selector)];
  const called = (e: Element): string => {
    const says = (
      e.getAttribute("aria-label") ??
      e.querySelector(".unseen")?.textContent ??
      e.textContent ??
      ""
    ).trim();
    return `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} "${says.slice(0, 40)}"`;
  };
  const isSeen = (e: HTMLElement): boolean =>
    e.checkVisibility({ visibilityProperty: true }) &&
    !e.closest(".unseen") &&
    getComputedStyle(e).clipPath === "none";
  const round = (n: number): number => Math.round(n * 10) / 10;

  const root = document.scrollingElement!;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
  if (board.scrollWidth > board.clientWidth)
    faults.push(`the board is ${board.scrollWidth} wide in ${board.clientWidth}`);

  // what is pressed can be reached, and a finger or a pointer hits it
  const STEP = 2;
  const longest = (from: number, to: number, hits: (at: number) => boolean): number => {
    let best = 0;
    let run = 0;
    for (let at = from; at < to && best < least.target; at += STEP) {
      run = hits(at) ? run + STEP : 0;
      best = Math.max(best, run);
    }
    return best;
  };
  /** The best of several lines through it, and none after one that is good enough. */
  const most = (lines: readonly number[], along: (line: number) => number): number => {
    let best = 0;
    for (const line of lines) if (best < least.target) best = Math.max(best, along(line));
    return best;
  };
  const inSentence = (e: Element): boolean =>
    e.matches(".rule-link, .log-card") || e.closest(".log") !== null;
  for (const e of all("button, a[href], input, select")) {
    if (!isSeen(e) || inSentence(e)) continue;
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    // what looks out from under the edge comes up when it is aimed at
    if (e.getBoundingClientRect().bottom > innerHeight) e.focus({ preventScroll: true });
    const box = e.getBoundingClientRect();
    const isHit = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (e.contains(top) || top.closest("button") === e);
    };
    // a card that others lie on shows a strip of its left edge, or its head
    const across = [0.5, 0.25, 0.75, 0.12].map((part) => box.top + box.height * part);
    const down = [0.5, 0.25, 0.12].map((part) => box.left + box.width * part);
    const grown = 12;
    const wide = most(across, (y) => longest(box.left - grown, box.right + grown, (x) => isHit(x, y)));
    const high = most(down, (x) => longest(box.top - grown, box.bottom + grown, (y) => isHit(x, y)));
    if (Math.min(wide, high) < least.target - STEP)
      faults.push(`${called(e)} can be pressed on ${wide} x ${high}`);
    if (document.activeElement === e) e.blur();
  }
  board.scrollTo(0, 0);
  for (const e of all(".zone--row, .zone--fan, .board-theirs")) e.scrollTo(0, 0);

  // nothing lies on anything else
  const blocks = all(".plate, .middle, .side-row, .side-piles > .zone, .plate > *, .middle > *").filter(
    (e) => isSeen(e) && !(board.scrollHeight > board.clientHeight && e.matches(".side--mine *")),
  );
  blocks.forEach((one, i) => {
    const a = one.getBoundingClientRect();
    for (const other of blocks.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // what scrolls cuts off what it holds
      if (across > 2 && down > 2 && !one.closest(".middle") && !other.closest(".middle"))
        faults.push(
          `${called(one)} and ${called(other)} lie on each other: ${round(across)} x ${round(down)}`,
        );
    }
  });
  for (const card of all(".side-row--row .seat-card, .side-row--small .seat-card")) {
    if (!isSeen(card)) continue;
    const row = card.closest(".side-row")!.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    if (box.top < row.top - 4 || box.bottom > row.bottom + 4)
      faults.push(
        `${called(card)} stands out of its row: ${round(row.top - box.top)}, ${round(box.bottom - row.bottom)}`,
      );
  }

  // no words are cut off where nothing says so
  for (const e of all("*")) {
    if (!(e instanceof HTMLElement) || !isSeen(e) || !e.textContent?.trim() || e.closest("svg, .face, .back"))
      continue;
    const style = getComputedStyle(e);
    const cuts = (way: string): boolean => way === "hidden" || way === "clip";
    if (e.matches(".table, .board") || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none")
      continue;
    if (cuts(style.overflowX) && e.scrollWidth > e.clientWidth + 1)
      faults.push(`${called(e)} is cut off: ${e.scrollWidth} in ${e.clientWidth}`);
    if (
      cuts(style.overflowY) &&
      e.scrollHeight > e.clientHeight + 2 &&
      !e.matches(".zone--row, .zone--fan, .board-theirs")
    )
      faults.push(`${called(e)} is cut off: ${e.scrollHeight} in ${e.clientHeight} down`);
  }

  // what can be read on a card
  const letters = (selector: string, size: number): void => {
    const small = all(selector).filter((e) => isSeen(e) && !e.closest(".plate-stacks, .fight, .duel"));
    const sizes = small
      .map((e) => Number.parseFloat(getComputedStyle(e).fontSize))
      .filter((n) => n > 0 && n < size);
    if (sizes.length > 0) faults.push(`${selector}: ${sizes.length} of ${round(Math.min(...sizes))} points`);
  };
  letters(".board .face-name span", least.name);
  letters(
    ".board .face-badge b, .board .pair b, .board .face-cost b, .board .coin, .board .face-wound b",
    least.name + 1,
  );
  letters(".stack-label, .stack-label b, .plate dt, .plate dd, .plate-name, .prompt-words", 10);
  return faults;
}
