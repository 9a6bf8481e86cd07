/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2205da91c767f551";
