/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "01094844b9240c50";
