/** What the verbs say that draw cards to be held, in English. */
import { PRINT_WORDS } from "@tefuda/print/words";

const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);

export const drawing = {
  ...PRINT_WORDS.en,
  progress: (done: number, of: number) => `${done} of ${of} cards drawn`,
  drawn: (n: number, folder: string) => `${cards(n)} drawn into ${folder}`,
  printed: (n: number, pages: number, file: string) =>
    `${cards(n)} on ${pages === 1 ? "1 page" : `${pages} pages`}: ${file}`,
  sheets: (n: number, sheets: number, folder: string) =>
    `${cards(n)} on ${sheets === 1 ? "1 sheet" : `${sheets} sheets`} of 10 x 7, and their back, in ${folder}`,
  sheet: (n: number) => `sheet ${n}`,
  noCard: (name: string, near: readonly string[]) =>
    `there is no card "${name}"${near.length > 0 ? `; did you mean ${near.join(" or ")}?` : ""}`,
  noWhat: "say which cards: --deck names a deck, --with a set of one's own",
  noRasteriser: "images of pixels cannot be made on this machine; --format svg needs nothing besides",
};
export type DrawingWords = typeof drawing;
