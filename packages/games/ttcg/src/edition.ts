/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b6ea2b0cc84bd803";
