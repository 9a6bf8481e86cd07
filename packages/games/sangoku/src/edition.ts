/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dfd51a7412bf69d4";
