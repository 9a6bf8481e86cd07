/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ada4b5052df7de03";
