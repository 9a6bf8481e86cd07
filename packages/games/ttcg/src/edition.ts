/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "85dd70a11d1fcc99";
