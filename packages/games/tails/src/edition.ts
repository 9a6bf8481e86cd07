/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e6fc06248980aa66";
