/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "fb21e349169be02e";
