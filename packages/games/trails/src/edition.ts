/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "386eb7f04a48e1ee";
