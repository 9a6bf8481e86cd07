/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7ddd651e8badc5a4";
