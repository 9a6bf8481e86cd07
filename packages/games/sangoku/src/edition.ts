/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1811f8df9128092e";
