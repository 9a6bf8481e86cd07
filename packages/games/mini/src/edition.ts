/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9c6e89a3a0e778c1";
