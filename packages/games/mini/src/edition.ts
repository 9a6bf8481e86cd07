/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8d9d97ada2b5c647";
