/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "77b08ad0baec7abb";
