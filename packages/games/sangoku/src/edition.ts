/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4704c62696193d2e";
