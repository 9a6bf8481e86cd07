/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dafe6789872d8ba4";
