/**
 * Notices that nobody answers any more. It counts its own beats and looks at no clock: a machine that sleeps, or a tab
 * that the browser slows down, misses none.
 */
export const BEAT = 2000;
/**
 * Fifteen beats are half a minute. What keeps a host from answering is putting a game together and one move of a
 * program: at most 1.8 seconds on a busy machine with two cores, and some phones are ten times as slow.
 */
export const MOST_MISSED = 15;

export class Pulse {
  private readonly ping: () => Promise<void>;
  private readonly lost: () => void;
  private timer: ReturnType<typeof setInterval> | undefined;
  private missed = 0;
  /** Counts up with every start: what an earlier ping brings is no news. */
  private life = 0;

  constructor(ping: () => Promise<void>, lost: () => void) {
    this.ping = ping;
    this.lost = lost;
  }

  start(): void {
    this.stop();
    const life = ++this.life;
    let waits = false;
    this.timer = setInterval(() => {
      if (waits) {
        if (++this.missed < MOST_MISSED) return;
        this.stop();
        this.lost();
        return;
      }
      waits = true;
      this.ping().then(
        () => {
          if (life !== this.life) return;
          waits = false;
          this.missed = 0;
        },
        // Whoever fails to answer at all is told of elsewhere.
        () => {},
      );
    }, BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
    this.missed = 0;
  }
}
