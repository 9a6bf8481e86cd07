/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8b1c2d99353aff34";
