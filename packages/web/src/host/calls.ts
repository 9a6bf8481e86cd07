/** Asking a worker of this page for something by name, and hearing what it says. Both ends are of one build. */
import { type Words, WordsError } from "@tefuda/kernel";

export interface Call<Name> {
  id: number;
  name: Name;
  args: readonly unknown[];
}
export interface Said {
  id: number;
  result?: unknown;
  error?: Words;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** The page's end: every method of what the worker does, asked over there. */
export function called<Does extends object>(worker: Worker): Does {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  worker.addEventListener("message", ({ data: { id, result, error } }: MessageEvent<Said>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(result as never);
    else reject?.(new WordsError(error));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || "it did not start"));
    waiting.clear();
  });
  return new Proxy({} as Does, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const id = next++;
          waiting.set(id, { resolve, reject });
          worker.postMessage({ id, name: name as keyof Does, args } satisfies Call<keyof Does>);
        }),
  });
}

/** The same, with the end of the worker: whatever it still does is given up. */
export const withEnd = <Does extends object>(does: Does, worker: Worker): Does & { end(): void } =>
  new Proxy(does as Does & { end(): void }, {
    get: (of, name) => (name === "end" ? () => worker.terminate() : Reflect.get(of, name)),
  });
