/** How large a set may be that comes from outside; by itself, for a page that looks before it opens any file. */

/** The most files of a set, and letters in all of them. */
export const MOST_SET_FILES = 200;
export const MOST_SET_LETTERS = 2_000_000;
/** The most pictures of its cards. */
export const MOST_SET_PICTURES = 2000;
/** Of more bytes nothing is opened: no letter has more than four. */
export const MOST_SET_BYTES = 4 * MOST_SET_LETTERS;
/** Of a longer path its end is told. */
export const LONGEST_PATH = 300;
