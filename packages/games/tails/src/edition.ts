/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cba61d787bf1fef1";
