/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "be99dc80416fb574";
