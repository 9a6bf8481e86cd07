/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "69fea050ec1c4bec";
