/** A name that nothing else has: 128 bits of chance as 32 hexadecimal digits, also where a page came over plain http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
