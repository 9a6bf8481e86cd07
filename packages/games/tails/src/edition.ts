/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "075d39a3bb0b79ea";
