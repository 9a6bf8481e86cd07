/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d05b1719d64b7397";
