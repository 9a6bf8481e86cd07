/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ae2d2a44a34df673";
