/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "29a2dda4e742c7a6";
