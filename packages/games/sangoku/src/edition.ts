/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "29f7544617349a88";
