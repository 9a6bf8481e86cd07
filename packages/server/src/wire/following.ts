/** Who on this machine follows what changes: each is told of every change, and of the last one if many come at once. */
type Tell<T> = (now: T) => void | Promise<void>;

export class Following<T> {
  private readonly read: (id: string) => Promise<T | null>;
  private readonly followers = new Map<string, Set<{ tell: Tell<T> }>>();
  /** Those that are being read to be told: whatever is heard meanwhile makes one more reading. */
  private readonly reading = new Map<string, { again: boolean }>();

  /** `read` finds what there is to be told; null where there is nothing any more. */
  constructor(read: (id: string) => Promise<T | null>) {
    this.read = read;
  }

  follow(id: string, tell: Tell<T>): () => void {
    const all = this.followers.get(id) ?? new Set();
    const one = { tell };
    this.followers.set(id, all.add(one));
    return () => {
      all.delete(one);
      if (all.size === 0 && this.followers.get(id) === all) this.followers.delete(id);
    };
  }

  /** It has changed, on whichever machine. Throws where it cannot be read. */
  async heard(id: string): Promise<void> {
    const before = this.reading.get(id);
    if (before) before.again = true;
    if (before || !this.followers.has(id)) return;
    const reading = { again: true };
    this.reading.set(id, reading);
    try {
      while (reading.again) {
        reading.again = false;
        const now = await this.read(id);
        if (now === null) return;
        for (const { tell } of this.followers.get(id) ?? []) await tell(now);
      }
    } finally {
      this.reading.delete(id);
    }
  }

  /** Something may have been missed. */
  async catchUp(): Promise<void> {
    for (const id of this.followers.keys()) await this.heard(id);
  }
}
