/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8e6c392133dfadb9";
