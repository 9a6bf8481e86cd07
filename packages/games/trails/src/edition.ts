/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b6d26d8eb71f7c3b";
