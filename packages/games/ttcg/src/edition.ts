/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "02e5e796dd670c7c";
