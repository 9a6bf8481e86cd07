/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "efd6d53664614b2d";
