/** A worker's end of what a page asks it for by name: one after the other, as it was asked. */
import { wordsOf } from "@tefuda/kernel";
import type { Call, Said } from "./calls.ts";

export function answering<Does extends object>(does: Does): void {
  let line: Promise<unknown> = Promise.resolve();
  addEventListener("message", ({ data: { id, name, args } }: MessageEvent<Call<keyof Does>>) => {
    const say = (said: Omit<Said, "id">): void => postMessage({ id, ...said });
    const call = does[name] as (...given: unknown[]) => Promise<unknown>;
    line = line
      .then(() => call.apply(does, [...args]))
      .then(
        (result) => say({ result }),
        (error: unknown) => say({ error: wordsOf(error) }),
      );
  });
}
