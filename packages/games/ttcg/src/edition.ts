/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "71295c0d6478bb78";
