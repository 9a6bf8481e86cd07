/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e55993c9fb9e6269";
