/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7d9ae8842389bdd5";
