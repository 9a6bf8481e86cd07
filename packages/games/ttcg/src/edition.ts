/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4ad9a3cf0aee3cef";
