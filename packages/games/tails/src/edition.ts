/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7ecd613b98c62d6a";
