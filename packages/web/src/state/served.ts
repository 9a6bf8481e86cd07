/** Sets that lie on the server of this page: it tells of them anew whenever one of their files changes. */
import type { SourceFile } from "@tefuda/kernel";

/** A server that serves sets names the place where it tells of them in the page itself. */
const NAME = "tefuda-sets";

/** Where the server of this page tells of sets, if it serves any. */
export const servedAt = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;

/** What is told is checked where it is read. */
export function followServed(take: (sets: SourceFile[][]) => void): void {
  const place = servedAt();
  if (!place) return;
  new EventSource(place).addEventListener("message", ({ data }: MessageEvent<string>) => {
    take(JSON.parse(data) as SourceFile[][]);
  });
}
