/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8c186b89b8acce1f";
