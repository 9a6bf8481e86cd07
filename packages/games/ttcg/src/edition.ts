/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7e57c5d2aea510c9";
