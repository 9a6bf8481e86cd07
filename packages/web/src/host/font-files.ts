/** Where the files of type lie that cards are drawn with. The addresses are at hand, a file is fetched when it is needed. */
import type { FontId } from "@tefuda/print/type";

const addresses = import.meta.glob<string>(
  [
    "../../../../node_modules/@fontsource/fraunces/files/fraunces-latin{,-ext}-700-normal.woff",
    "../../../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin{,-ext}-{400,700}-normal.woff",
    "../../../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin{,-ext}-400-italic.woff",
    "../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-{japanese,[0-9]*}-{400,700}-normal.woff",
  ],
  { eager: true, query: "?url", import: "default" },
);

export const fontFiles: ReadonlyMap<FontId, string> = new Map(
  Object.entries(addresses).map(([path, address]) => [/([^/]+)\.woff$/.exec(path)![1]!, address]),
);
