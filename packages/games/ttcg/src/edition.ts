/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f99682201dda85f9";
