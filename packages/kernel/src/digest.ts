/** A short fingerprint of a text: 64 bits as 16 hexadecimal digits. It finds differences; it keeps no secrets. */
export function digest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x5bd1e995);
    b ^= b >>> 13;
  }
  a ^= a >>> 15;
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d);
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, "0");
  return hex(a) + hex(b ^ a);
}
