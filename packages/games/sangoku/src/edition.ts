/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e0ec78d5ad5520b6";
