/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1d47bc1c2ad33a4a";
