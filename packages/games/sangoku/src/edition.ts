/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4fe64935c9ba3302";
