/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4c6b08030ac3ad62";
