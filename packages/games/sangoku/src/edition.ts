/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "89d62d466f194f37";
