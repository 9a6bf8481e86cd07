/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5c6bd438aaa4f8da";
