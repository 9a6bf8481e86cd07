/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8efc02cbf999aa42";
