/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "90a10bfb5e2bd28c";
