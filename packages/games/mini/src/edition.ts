/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c98d4d4d5c8c4af8";
