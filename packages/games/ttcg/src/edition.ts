/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9a6951438b38b5a5";
