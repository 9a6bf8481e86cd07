/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "74e17c833ee42b85";
