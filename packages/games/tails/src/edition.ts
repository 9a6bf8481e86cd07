/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1f95ee548f94a6e5";
