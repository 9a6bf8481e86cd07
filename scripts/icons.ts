/** `npm run icons`: draws the seal as it stands on a screen full of programs, and in the tab of a browser. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { facesOf } from "../packages/web/vite.seal.ts";
import { openBrowser } from "./chromium.ts";

const place = join(import.meta.dirname, "../packages/web/public");
const SIDE = 512;
const SEAL = "手札";
const faces = (await facesOf(700, SEAL)).join("");

/** The seal, its corners this round and its letters this large. */
function seal(corner: number, letter: number): string {
  const edge = 26;
  const frame = `x="${edge}" y="${edge}" width="${SIDE - 2 * edge}" height="${SIDE - 2 * edge}" rx="${corner - edge}"`;
  // the letters of this type stand on a line 0.88 of their height below their top
  const top = SIDE / 2 - letter;
  const letters = [...SEAL].map(
    (one, i) => `<text x="${SIDE / 2}" y="${Math.round(top + (i + 0.88) * letter)}">${one}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<title>${SEAL}</title>`,
    `<style>${faces} text { font: 700 ${letter}px Seal, serif; fill: #fff8ee; text-anchor: middle; }</style>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${Math.max(corner, 0)}" fill="#c23b22"/>`,
    corner > edge
      ? `<rect ${frame} fill="none" stroke="#fff8ee" stroke-opacity="0.35" stroke-width="16"/>`
      : "",
    ...letters,
    "</svg>",
  ].join("");
}

const round = seal(92, 204);
/** Some systems cut a shape of their own out of it: all that matters lies in the circle in its middle. */
const whole = seal(0, 170);
writeFileSync(join(place, "icon.svg"), `${round}\n`);

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, side, svg] of [
  ["icon-192", 192, round],
  ["icon-512", 512, round],
  ["icon-maskable", 512, whole],
  ["icon-touch", 180, seal(0, 204)],
] as const) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body { margin: 0; } svg { display: block; }</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.screenshot({ path: join(place, `${name}.png`), omitBackground: true });
}
await browser.close();
