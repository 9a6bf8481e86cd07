/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "09f7a43e03b3ca42";
