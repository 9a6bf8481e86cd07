/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f2f03d58291029b5";
