/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "da383b3781281015";
