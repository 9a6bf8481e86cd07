/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "32648c5857b47f8c";
