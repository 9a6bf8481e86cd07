/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2e3c379ac8cc7dd2";
