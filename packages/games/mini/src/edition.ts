/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5f786c82fe80590a";
