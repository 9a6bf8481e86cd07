/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "20ace9f7c93672bd";
