/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "92846aea3af4dae0";
