/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7b54a0a4ee6ca575";
