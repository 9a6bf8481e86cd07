/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5d5809ca44206e7b";
