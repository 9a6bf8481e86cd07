/**
 * Reading what came from outside with cards of its own, a record or a set, is first tried where it can be stopped: in a
 * worker, which has so long for it from when it is ready. Which sort of worker that is is for the host to say.
 */
import type { Book, GamePackage } from "@tefuda/kernel";
import type { SavedRecord } from "../record.ts";
import { readMatch } from "./reading.ts";

/** Milliseconds that reading may take. */
export const LONGEST_READING = 5_000;

/** One end of the line between a host and its worker. */
export interface Port {
  send(message: unknown): void;
  hear(take: (message: unknown) => void): void;
}

const READY = "ready";
const DONE = "done";

/** In the worker: says that it is ready, and tries the one record that it is then sent. */
export function tryOne(port: Port, pack: GamePackage, book: Book): void {
  tryWork(port, (record) => readMatch(pack, book, record as SavedRecord));
}

/** The same for whatever else is to be read. */
export function tryWork(port: Port, read: (sent: unknown) => unknown): void {
  port.hear((sent) => {
    try {
      read(sent);
    } catch {
      // what is wrong with it is told where it is read again, as that takes no longer
    }
    port.send(DONE);
  });
  port.send(READY);
}

/** Whether what is sent, a record for example, can be read in time. */
export function readsInTime(port: Port, sent: unknown, longest = LONGEST_READING): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    port.hear((message) => {
      if (message === READY) {
        timer = setTimeout(() => resolve(false), longest);
        port.send(sent);
      } else if (message === DONE) {
        clearTimeout(timer);
        resolve(true);
      }
    });
  });
}

/** A worker in which something is tried. */
export interface Trial extends Port {
  /** Tells when it breaks. */
  broke(tell: () => void): void;
  end(): unknown;
}

/** Whether it can be read in time, tried in a worker that is ended then, whatever came of it. */
export async function triedIn(trial: Trial, sent: unknown, longest = LONGEST_READING): Promise<boolean> {
  const broke = new Promise<boolean>((resolve) => trial.broke(() => resolve(false)));
  const reads = await Promise.race([readsInTime(trial, sent, longest), broke]);
  await trial.end();
  return reads;
}

/** A trial in the same thread, where nothing would end it: for whoever makes what is tried. */
export function trialHere(read: (sent: unknown) => unknown): Trial {
  let take: (message: unknown) => void = () => {};
  return {
    send: (message) => queueMicrotask(() => take(message)),
    hear: (told) => {
      const port: Port = {
        send: (message) => queueMicrotask(() => told(message)),
        hear: (taken) => {
          take = taken;
        },
      };
      tryWork(port, read);
    },
    broke: () => {},
    end: () => {},
  };
}
