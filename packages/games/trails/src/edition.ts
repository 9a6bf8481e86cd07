/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9a82eb482b0fa0d7";
