/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8ee3b1b88907ad89";
