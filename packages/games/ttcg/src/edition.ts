/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "954b3dbe4c297805";
