/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4548e03171dcc7f8";
