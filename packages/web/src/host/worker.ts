/** The host of a match inside the page: a desk in a worker of its own, so that thinking never stops the drawing. */
import { browserKeeper } from "./browser-keeper.ts";
import { Desk } from "./desk.ts";
import { bundled } from "./library.ts";

const desk = new Desk(bundled, browserKeeper(), (message) => postMessage(message));
addEventListener("message", (event: MessageEvent<unknown>) => void desk.take(event.data));
