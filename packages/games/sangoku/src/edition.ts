/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ddf7a8c000d2e5c5";
