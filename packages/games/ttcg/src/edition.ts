/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dbaa0f1935013e85";
