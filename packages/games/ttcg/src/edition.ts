/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f71f8a352099f3b5";
