/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a19b59dafe2f5f88";
