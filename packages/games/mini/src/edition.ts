/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4e18452415c44af6";
