/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "51656715102c2809";
