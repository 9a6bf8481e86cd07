/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5f50f900b87b5160";
