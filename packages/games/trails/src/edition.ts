/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "45cadbe89f3c213b";
