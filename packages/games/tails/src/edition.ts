/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6621586b661ae9e1";
