/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dee8dfb6b4f3e771";
