/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dbd2032c877ccf65";
