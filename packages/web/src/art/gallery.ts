/** Pictures and icons, loaded once and kept. */

import type { CardInfo, Look } from "@tefuda/kernel";
import type { IconBox, Subject } from "@tefuda/print/art/composition";
import { picture } from "@tefuda/print/art/picture";
import { gameOf, looks } from "@tefuda/print/looks";
import { games } from "@tefuda/referee/registry";
import { useSyncExternalStore } from "react";
import { addressOfPicture } from "../pictures/shown.ts";

/** Icons, and the cards that all of them are there for; without these for any card. */
interface Group extends IconBox {
  cards: ReadonlySet<string>;
}

/** By name, as they have come; null while they are on their way. */
const groups = new Map<string, Group | null>();
const waiting = new Set<() => void>();
const drawn = new Map<string, string>();
const printed = new Map<string, string | null>();

const DOOR = "door";
const ALL = "all";
const atDoor = new Set(games.flatMap(({ id, door }) => door?.cards.map((card) => keyOf(card, id)) ?? []));

/** The icons of a group, or null while they are on their way; whoever asks has them loaded. */
function groupOf(name: string): Group | null {
  const group = groups.get(name);
  if (group === undefined) {
    groups.set(name, null);
    void import("virtual:icons")
      .then(({ groups: made }) => made[name]?.())
      .then((icons) => {
        if (icons) groups.set(name, { ...icons, cards: new Set(icons.cards) });
        tell();
      })
      // without them cards have no picture and all else works; whoever looks next asks again
      .catch(() => groups.delete(name));
  }
  return group ?? null;
}

/** The icons that a card is pictured with: those of the first page, of its game, or of any card if it is somebody's own. */
function iconsFor(card: Subject, look: Look): IconBox | null {
  const game = gameOf(look);
  if (game === undefined) return groupOf(ALL);
  // the first page knows of a game no more than its look; all others bring its words
  if (looks[game] === look && atDoor.has(keyOf(card, game)) && !groups.get(game)) return groupOf(DOOR);
  const group = groupOf(game);
  return !group || group.cards.has(`${card.type}/${card.name}`) ? group : groupOf(ALL);
}

function tell(): void {
  for (const one of waiting) one();
}

function subscribe(one: () => void): () => void {
  waiting.add(one);
  return () => waiting.delete(one);
}

/** The outline of an icon; undefined while it is on its way, with the pictures of the game that it belongs to. */
export function useIcon(name: string): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    for (const group of groups.values()) if (group?.icons[name] !== undefined) return group.icons[name];
    return undefined;
  });
}

function keyOf(card: Subject, game = ""): string {
  return `${game}/${card.type}/${card.name}`;
}

function drawing(key: string, card: Subject, look: Look, icons: IconBox): string {
  const before = drawn.get(key);
  if (before) return before;
  const url = `data:image/svg+xml,${encodeURIComponent(picture(card, look, icons))}`;
  drawn.set(key, url);
  return url;
}

/**
 * The picture of a card as an address for an image: its own, or the one that is made of its words, painted once so that a
 * table full of cards moves smoothly; undefined while it is on its way.
 */
export function usePrint(card: Subject & Pick<CardInfo, "picture">, look: Look): string | undefined {
  const own = useSyncExternalStore(subscribe, () =>
    card.picture === undefined ? "" : addressOfPicture(card.picture, tell),
  );
  const game = gameOf(look);
  const key = keyOf(card, game);
  const icons = useSyncExternalStore(subscribe, () => iconsFor(card, look));
  const print = useSyncExternalStore(subscribe, () => printed.get(key));
  if (own !== "") return own ?? undefined;
  if (print === undefined && icons) {
    printed.set(key, null);
    queue.push(() => paint(key, drawing(key, card, look, icons)));
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
