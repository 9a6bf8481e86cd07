/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c6b044f2cb051e09";
