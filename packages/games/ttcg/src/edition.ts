/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4a7e2da7fe11c42b";
