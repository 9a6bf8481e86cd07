/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "73942b34a63110a9";
