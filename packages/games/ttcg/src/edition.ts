/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "84e5fb4d82f1d762";
