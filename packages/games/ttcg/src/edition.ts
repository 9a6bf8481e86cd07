/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7ae5a341d2699d3a";
