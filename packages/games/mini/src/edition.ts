/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7a14a8626b8d26b0";
