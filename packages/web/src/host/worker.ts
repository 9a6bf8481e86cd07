/**
 * The host of a match inside the page: a desk in a worker of its own, so that thinking never stops the drawing. Records
 * are tried in a further worker from the same file, whose name says for which game.
 */
import { type Trial, tryOne } from "@tefuda/referee/records/trial";
import { browserKeeper } from "./browser-keeper.ts";
import { Desk } from "./desk.ts";
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
  const desk = new Desk(bundled, browserKeeper(), (message) => postMessage(message), trial);
  hear((data) => void desk.take(data));
} else {
  const { pack, book } = bundled.open(self.name);
  tryOne({ send: (message) => postMessage(message), hear }, pack, book);
}
