/** SHA-256 against the examples of FIPS 180-4 (as NIST published them), and against Node. */
import { createHash } from "node:crypto";
import { hex, sha256, unhex, utf8 } from "@tefuda/kernel";
import { describe, expect, it } from "vitest";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    [
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of the published examples", (text, hash) => {
    expect(hex(sha256(bytesOf(text)))).toBe(hash);
  });

  it("of every length around the edges of a block, as Node has it", () => {
    for (let length = 0; length < 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("a text is the bytes that others have for it", () => {
    for (const text of ["", "Ace", "é ß", "手札", "🂡 x", "\ud83c", "\udca1a", "a\ud83cb"])
      expect(utf8(text)).toEqual(bytesOf(text));
  });

  it("bytes and figures are read from one another", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(unhex(hex(bytes))).toEqual(bytes);
    expect(unhex("0aFF")).toEqual(Uint8Array.of(10, 255));
    for (const wrong of ["a", "0g", "0x00", " 00", "00\n"]) expect(() => unhex(wrong)).toThrow("two figures");
  });
});
