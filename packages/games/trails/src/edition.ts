/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "17aa27fc8809b182";
