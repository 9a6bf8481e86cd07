/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6c9a58d2ab5b5d97";
