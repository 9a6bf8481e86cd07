/** The letters that the first page is set in are fetched with its program, so that nothing moves when they come. */
import type { HtmlTagDescriptor, Plugin } from "vite";

const FIRST = [/\/fraunces-latin-700-normal-[^/]*\.woff2$/, /\/source-sans-3-latin-400-normal-[^/]*\.woff2$/];

export function preloadPlugin(): Plugin {
  return {
    name: "tefuda-preload",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.some((name) => name.test(file)))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: "link",
              attrs: { rel: "preload", href: `./${file}`, as: "font", type: "font/woff2", crossorigin: "" },
              injectTo: "head",
            }),
          ),
    },
  };
}
