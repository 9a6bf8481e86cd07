/** Pictures and icons, loaded once and kept. */

import type { Look } from "@tefuda/kernel";
import { useSyncExternalStore } from "react";
import { type IconBox, picture, type Subject } from "./picture.ts";

let box: IconBox | null = null;
const waiting = new Set<() => void>();
const drawn = new Map<string, string>();
const printed = new Map<string, string | null>();

void import("virtual:icons").then((icons) => {
  box = icons;
  tell();
});

function tell(): void {
  for (const one of waiting) one();
}

function subscribe(one: () => void): () => void {
  waiting.add(one);
  return () => waiting.delete(one);
}

/** The icons, or null while they are on their way. */
export function useIcons(): IconBox | null {
  return useSyncExternalStore(subscribe, () => box);
}

const keyOf = (card: Subject): string => `${card.type}/${card.name}`;

function drawing(card: Subject, look: Look, icons: IconBox): string {
  const key = keyOf(card);
  const before = drawn.get(key);
  if (before) return before;
  const url = `data:image/svg+xml,${encodeURIComponent(picture(card, look, icons))}`;
  drawn.set(key, url);
  return url;
}

/**
 * The picture of a card as an address for an image, painted once so that a table full of cards moves smoothly;
 * undefined while it is on its way.
 */
export function usePrint(card: Subject, look: Look): string | undefined {
  const icons = useIcons();
  const print = useSyncExternalStore(subscribe, () => printed.get(keyOf(card)));
  if (print === undefined && icons) {
    printed.set(keyOf(card), null);
    queue.push(() => paint(keyOf(card), drawing(card, look, icons)));
    if (queue.length === 1) void work();
  }
  return print ?? undefined;
}

const queue: (() => Promise<void>)[] = [];

/** One after another, with a breath between them; those who wait are told of several at once. */
async function work(): Promise<void> {
  let last = performance.now();
  while (queue[0]) {
    await queue[0]();
    queue.shift();
    if (performance.now() - last > 60 || queue.length === 0) {
      tell();
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
    }
  }
}

const width = 360;
const height = 504;

async function paint(key: string, url: string): Promise<void> {
  const image = new Image(width, height);
  image.src = url;
  try {
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    printed.set(key, URL.createObjectURL(blob));
  } catch {
    // Where painting is not possible the drawing itself is shown.
    printed.set(key, url);
  }
}
