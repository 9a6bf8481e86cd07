/** Cards that are looked for: those that fit, how many, and whether there are enough. */
import type { CardNum, CardTest, Has, Search } from "./phrases.ts";

/** Of the cards that a search finds those that fit, in its order. */
export const fitting =
  (search: Search, fits: Has): Search =>
  (m, self, seat, out) => {
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) if (fits(m, out[i]!, self, seat)) out[found++] = out[i]!;
    return found;
  };

/** All that the first finds, then all that the second finds, and so on. */
export const oneAfterAnother =
  (searches: readonly Search[]): Search =>
  (m, self, seat, out) => {
    const more = m.scratch[m.borrow()]!;
    let n = 0;
    for (const search of searches) {
      const found = search(m, self, seat, more);
      for (let i = 0; i < found; i++) out[n++] = more[i]!;
    }
    m.giveBack();
    return n;
  };

/** How many cards a search finds. */
export const numberOf =
  (search: Search): CardNum =>
  (m, self, seat) => {
    const n = search(m, self, seat, m.scratch[m.borrow()]!);
    m.giveBack();
    return n;
  };

/** Whether so many of the cards that a search finds fit. */
export const enough =
  (wanted: CardNum, search: Search, fits: Has): CardTest =>
  (m, self, seat) => {
    const need = wanted(m, self, seat);
    if (need <= 0) return true;
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n && found < need; i++) if (fits(m, out[i]!, self, seat)) found++;
    m.giveBack();
    return found >= need;
  };
