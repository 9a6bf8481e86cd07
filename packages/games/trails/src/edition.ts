/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e76c3fcec3608c36";
