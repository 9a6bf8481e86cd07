/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "11b81206b8c4ebc6";
