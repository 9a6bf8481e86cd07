/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6e1d4c9a14d3a854";
