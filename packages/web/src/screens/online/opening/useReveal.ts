/** A pack from its first touch to its last card: torn open, its cards turned over one by one, or all at once. */
import { useEffect, useRef, useState } from "react";
import { useSynth } from "../../../sound/useSynth.ts";
import { useSettings } from "../../../state/settings.ts";
import { calm, useMedia } from "../../../ui/useMedia.ts";
import { type Pulled, pulledOf, type Standing } from "./pulled.ts";

/** Torn is a pack in so long; the cards have come out after that; and so long each waits until the next. Milliseconds. */
const TEAR = 750;
const OUT = 600;
const TURN = 300;
/** Before a seldom card one holds one's breath. */
const BREATH = 750;

/** Packs that wait for somebody, and how one comes to what lies in them. */
export interface Unopened {
  given: number;
  opened: number;
  /** What they have and lack before they open the next. */
  standing: Standing;
  odds: (card: string) => number;
  /** Opens the next; `number` is how many were opened before. */
  openPack: (number: number) => Promise<{ cards: string[]; opened: number }>;
}

export type Phase = "wrapped" | "tearing" | "turning" | "open";

export interface Reveal {
  phase: Phase;
  /** The pack that is being opened, from 1. */
  pack: number;
  left: number;
  pulled: readonly Pulled[];
  /** How many of them are turned over. */
  shown: number;
  failed: Error | null;
  open: () => void;
  /** Opens all that wait. */
  openAll: () => void;
  showAll: () => void;
}

export function useReveal(packs: Unopened): Reveal {
  const { given, odds, openPack } = packs;
  const synth = useSynth();
  const { speed } = useSettings();
  const plain = useMedia(calm) || speed === "instant";
  const standing = useRef(packs.standing);
  const latest = useRef(packs.opened);
  latest.current = packs.opened;
  const [phase, setPhase] = useState<Phase>("wrapped");
  const [opened, setOpened] = useState(packs.opened);
  const [pulled, setPulled] = useState<readonly Pulled[]>([]);
  const [shown, setShown] = useState(0);
  const [failed, setFailed] = useState<Error | null>(null);

  const take = (cards: readonly string[], now: number): void => {
    const { pulled, after } = pulledOf(cards, standing.current, odds);
    standing.current = after;
    setOpened(now);
    setPulled(pulled);
    setShown(plain ? pulled.length : 0);
    setPhase(plain ? "open" : "turning");
  };
  const run = async (how: () => Promise<{ cards: string[]; opened: number }>): Promise<void> => {
    setFailed(null);
    setPulled([]);
    setPhase("tearing");
    synth.current?.play(["play"]);
    try {
      const [got] = await Promise.all([how(), plain ? null : pause(TEAR)]);
      take(got.cards, got.opened);
    } catch (error) {
      setPhase("wrapped");
      setFailed(error as Error);
      // another page of the same person may have opened it
      setOpened((before) => Math.max(before, latest.current));
    }
  };
  const open = (): void => void run(() => openPack(opened));
  const openAll = (): void =>
    void run(async () => {
      const cards: string[] = [];
      let now = opened;
      while (now < given) {
        const got = await openPack(now);
        cards.push(...got.cards);
        now = got.opened;
      }
      return { cards, opened: now };
    });

  const next = pulled[shown];
  useEffect(() => {
    if (phase !== "turning") return;
    if (!next) {
      setPhase("open");
      return;
    }
    const wait = (shown === 0 ? OUT : 0) + (next.isSeldom ? BREATH : TURN);
    const timer = setTimeout(() => {
      synth.current?.play([next.isSeldom ? "turn" : next.isWished ? "gain" : "tap"]);
      setShown(shown + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [phase, next, shown, synth]);

  const showAll = (): void => setShown(pulled.length);
  const left = given - opened;
  const pack = phase === "wrapped" || phase === "tearing" ? opened + 1 : opened;
  return { phase, pack, left, pulled, shown, failed, open, openAll, showAll };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
