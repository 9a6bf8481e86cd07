/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a4f0a8428970a322";
