/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b497e00f332ffa5e";
