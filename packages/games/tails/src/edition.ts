/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "48955b18afb36c74";
