/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cc2fd85653481ebc";
