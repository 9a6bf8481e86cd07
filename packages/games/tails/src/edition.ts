/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "510e8c34aa98dd5f";
