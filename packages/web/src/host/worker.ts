/**
 * The host of a match inside the page: a desk in a worker of its own, so that thinking never stops the drawing. Records
 * and sets are tried in a further worker from the same file, whose name says for which game.
 */

import { Desk } from "@tefuda/host/desk";
import type { Sent } from "@tefuda/host/trying";
import { type Trial, tryWork } from "@tefuda/referee/records/trial";
import { browserKeeper, browserRows } from "./browser-keeper.ts";
import { bundled } from "./library.ts";

const hear: Trial["hear"] = (take) =>
  addEventListener("message", (event: MessageEvent<unknown>) => take(event.data));

function trial(game: string): Trial {
  const worker = new Worker(location.href, { type: "module", name: game });
  return {
    send: (message) => worker.postMessage(message),
    hear: (take) => worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => take(data)),
    broke: (tell) => worker.addEventListener("error", tell),
    end: () => worker.terminate(),
  };
}

if (self.name === "") {
  const rows = browserRows();
  const send = (message: unknown): void => postMessage(message);
  const desk = new Desk(bundled(), browserKeeper(rows), send, trial, rows);
  hear((data) => void desk.take(data));
} else {
  const library = bundled();
  const [{ readSent }] = await Promise.all([import("@tefuda/host/trying"), library.load(self.name)]);
  const shelf = library.open(self.name);
  tryWork({ send: (message) => postMessage(message), hear }, (sent) => readSent(shelf, sent as Sent));
}
