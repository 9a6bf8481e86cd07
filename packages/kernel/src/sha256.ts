/** SHA-256 (FIPS 180-4), written out: the kernel reaches for neither Node nor a browser, and both answer this late. */

/** The 32 bytes of the hash of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes);
  const state = FIRST.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + 4 * i);
    mixIn(words, state);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    out.setInt32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
}

/** The bytes of a text, as UTF-8 has them; half a letter is the sign for one that cannot be read. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const found = text.codePointAt(i)!;
    const code = found >= 0xd800 && found < 0xe000 ? 0xfffd : found;
    if (code < 0x80) bytes[n++] = code;
    else {
      if (code < 0x800) bytes[n++] = 0xc0 | (code >> 6);
      else {
        if (code < 0x10000) bytes[n++] = 0xe0 | (code >> 12);
        else {
          bytes[n++] = 0xf0 | (code >> 18);
          bytes[n++] = rest(code >> 12);
          // such a letter takes two places of a text
          i++;
        }
        bytes[n++] = rest(code >> 6);
      }
      bytes[n++] = rest(code);
    }
  }
  return bytes.subarray(0, n);
}
const rest = (code: number): number => 0x80 | (code & 0x3f);

/** Bytes as two figures each. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that two figures each stand for; throws where these are none. */
export function unhex(figures: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(figures))
    throw new Error("bytes are written as two figures of 0-9 and a-f each");
  return Uint8Array.from({ length: figures.length / 2 }, (_, i) =>
    parseInt(figures.slice(2 * i, 2 * i + 2), 16),
  );
}

const BLOCK = 64;

/** The bytes, a one bit, noughts up to a whole block, and their number of bits as its last eight bytes. */
function padded(bytes: Uint8Array): DataView {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(all.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** One block, whose first sixteen words are given. */
function mixIn(words: Int32Array, state: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const near = words[i - 2]!;
    const far = words[i - 15]!;
    words[i] =
      words[i - 16]! +
      words[i - 7]! +
      (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
      (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = state[i]! + word;
  });
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The first 32 bits of what a root of each of the first primes has behind the point. */
function rootsOfPrimes(many: number, root: (n: number) => number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < many; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}
const FIRST = rootsOfPrimes(8, Math.sqrt);
const ROUNDS = rootsOfPrimes(64, Math.cbrt);
