/** `manifest.webmanifest`: what the page is called, and how it looks, where it is installed. */
import type { Plugin } from "vite";
import { en } from "./src/words/en.ts";
import { ja } from "./src/words/ja.ts";

const NAME = "manifest.webmanifest";
/** The ground of the dark screens (`--bg` in base.css): it is seen until the page is drawn. */
const GROUND = "#100b0a";
const JAPANESE_NAME = "Tefuda 手札";

const manifest = {
  id: "./",
  start_url: "./",
  scope: "./",
  lang: "en",
  name: en.appName,
  short_name: en.appName,
  description: en.tagline,
  name_localized: { ja: JAPANESE_NAME },
  short_name_localized: { ja: "手札" },
  description_localized: { ja: ja.tagline },
  display: "standalone",
  background_color: GROUND,
  theme_color: GROUND,
  categories: ["games"],
  icons: [
    { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

export function manifestPlugin(): Plugin {
  return {
    name: "tefuda-manifest",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "description", content: en.tagline }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: `./${NAME}` }, injectTo: "head" },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: JSON.stringify(manifest, null, 2) });
    },
  };
}
