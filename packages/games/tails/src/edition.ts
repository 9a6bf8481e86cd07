/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "139f8ccc119d6533";
