/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "53ba06ef0700b1f9";
