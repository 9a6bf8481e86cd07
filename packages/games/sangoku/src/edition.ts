/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "352ff164abbdc2a9";
