/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "726e22967daae92f";
