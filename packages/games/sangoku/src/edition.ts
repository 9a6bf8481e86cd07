/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cdc11f2529d17c20";
