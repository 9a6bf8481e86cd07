/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f9690f6587f65ad0";
