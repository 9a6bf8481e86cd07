/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c8835bb243e86c6d";
