/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6353149b496feefc";
