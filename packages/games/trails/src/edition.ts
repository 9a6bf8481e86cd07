/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4bccdd7f293928a3";
