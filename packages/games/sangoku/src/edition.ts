/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5768212a01ceac92";
