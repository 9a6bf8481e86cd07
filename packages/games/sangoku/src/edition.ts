/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ebc6a3fd479e8d3e";
