/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ae634b8536906b7b";
