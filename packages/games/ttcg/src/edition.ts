/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4d00ea1cf3f143b0";
