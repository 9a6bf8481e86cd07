/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1e4903f2d2839b61";
