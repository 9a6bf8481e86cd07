/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2054f9f1c478c98d";
