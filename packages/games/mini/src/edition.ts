/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "91b6efe31e2695c0";
