/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c7a539ffa052d6df";
