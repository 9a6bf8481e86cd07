/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c962b27131434677";
