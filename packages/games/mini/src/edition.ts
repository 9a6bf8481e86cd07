/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0ba87193ee10b3c6";
