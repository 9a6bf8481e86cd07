/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "af0da424f2e2f233";
