/** What has happened in a turn, as texts may ask about it afterwards. */
import type { Text, Trigger } from "./tree.ts";
import type { Found } from "./world.ts";

export class Past {
  /** What the texts of a case ask about. */
  asked: readonly Trigger[] = [];
  private readonly times = new Map<string, number>();
  private readonly deeds = new Set<string>();

  /** How often it happened, as a player sees it. */
  often(what: Trigger, seat: number): number {
    return this.times.get(key(what, seat)) ?? 0;
  }
  happened(what: Trigger, seat: number): void {
    this.times.set(key(what, seat), this.often(what, seat) + 1);
  }

  /** Whether a card did or suffered something; what has left is another card. */
  did(card: Found, on: string): boolean {
    return this.deeds.has(deed(card, on));
  }
  does(card: Found, on: string): void {
    this.deeds.add(deed(card, on));
  }

  /** Another turn begins. */
  forget(): void {
    this.times.clear();
    this.deeds.clear();
  }
}

const key = (what: Trigger, seat: number): string => `${seat} ${JSON.stringify(what)}`;
const deed = ({ thing, life }: Found, on: string): string => `${thing.name} ${life} ${on}`;

/** All that texts ask whether it happened. */
export function askedIn(texts: readonly Text[]): Trigger[] {
  const asked = new Map<string, Trigger>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { happened } = node as { happened?: Trigger };
    if (happened) asked.set(JSON.stringify(happened), happened);
    for (const part of Object.values(node)) walk(part);
  };
  walk(texts);
  return [...asked.values()];
}
