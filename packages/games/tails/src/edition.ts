/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "148774d5fa093548";
