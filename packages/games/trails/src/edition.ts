/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "48d01b29f133657a";
