/** Whether there is a server of people, who somebody is to it, and the one wire of the page that leads there. */
import { asksOf, getSettings } from "../state/settings.ts";
import { type Person, readMe } from "./people.ts";
import { Socket } from "./socket.ts";

/**
 * "none": no such server; "silent": it does not answer now; "nobody": whoever is here has no name yet, or with `out` has
 * just been signed out by the server.
 */
export type Standing =
  | { at: "looking" | "none" | "silent" }
  | { at: "nobody"; out: boolean }
  | { at: "in"; person: Person };

/** So long after it broke or did not answer one looks whether one is still somebody. Milliseconds. */
const LOOK_AGAIN = 5000;
/** So long the wire stays open when no screen needs it any more. Milliseconds. */
const RESTS = 10_000;

export class Room {
  readonly socket = new Socket();
  private standing: Standing = { at: "looking" };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many screens need it. */
  private users = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // before anybody follows a match, which goes by what is wished
    this.socket.watch(() => this.turned());
  }

  /** While a screen needs it the wire is open, once it is known that there is somebody to speak to. */
  use(): () => void {
    this.users++;
    clearTimeout(this.rest);
    if (this.socket.connection === "closed") void this.look();
    return () => {
      this.users--;
      if (this.users === 0) this.rest = setTimeout(() => this.socket.close(), RESTS);
    };
  }

  private turned(): void {
    const { connection } = this.socket;
    clearTimeout(this.timer);
    if (connection === "open") this.wish();
    else if (connection === "out") void this.look();
    else if (connection === "connecting") this.lookLater();
  }

  private lookLater(): void {
    clearTimeout(this.timer);
    if (this.users > 0) this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  /** Asks who somebody is, and opens the wire where they are somebody. */
  async look(): Promise<void> {
    const me = await readMe();
    if (me === "silent") {
      if (this.standing.at !== "in") this.set({ at: "silent" });
      this.lookLater();
    } else if (me === "none") this.set({ at: "none" });
    else if (me.person) {
      this.set({ at: "in", person: me.person });
      if (this.users > 0) this.socket.open();
      if (this.socket.connection === "connecting") this.lookLater();
    } else {
      const out = this.socket.connection === "out";
      this.socket.close();
      this.set({ at: "nobody", out });
    }
  }

  /** After somebody has become another, or is called otherwise: the server knows them by the wire. */
  async anew(): Promise<void> {
    this.socket.close();
    await this.look();
  }

  /** Tells the server how one wants to be told and asked. */
  wish(): void {
    const { language, autoPass, asks } = getSettings();
    this.socket.ask({ ask: "wish", wishes: { language, autoPass, asks: asksOf(asks) } }).catch(() => {});
  }

  readonly get = (): Standing => this.standing;
  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  private set(standing: Standing): void {
    this.standing = standing;
    for (const tell of this.listeners) tell();
  }
}

export const room = new Room();
