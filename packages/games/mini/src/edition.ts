/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f92f15d92c31ba48";
