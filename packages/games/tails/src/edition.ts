/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "24abea6f7c8105cb";
