/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bcc8ebf669f7d0dd";
