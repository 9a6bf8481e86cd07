/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "aaff29d17740145a";
