/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "86a1ef7abf5763ce";
