/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "68307bc48c6ce4a3";
