/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c610a90292f27a50";
