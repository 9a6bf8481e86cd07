/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2da55317b3c27cb8";
