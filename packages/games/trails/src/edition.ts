/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b667b86010648b72";
