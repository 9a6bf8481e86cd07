/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "13d3ba3a08453efe";
