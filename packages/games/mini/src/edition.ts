/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bd1d61cdd7bad2eb";
