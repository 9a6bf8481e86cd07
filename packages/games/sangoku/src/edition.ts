/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2c49f5b9f2443e7f";
