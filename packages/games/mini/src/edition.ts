/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d4ad41cf1fba7430";
