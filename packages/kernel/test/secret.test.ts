/** Chance that is secret: the standard's own vectors, and what a match makes of it. */
import { createCipheriv, createHmac, hkdfSync } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quarterRound } from "../src/chacha.ts";
import {
  Chance,
  chachaBlock,
  chanceOf,
  hashOf,
  isAsTold,
  KeyStream,
  keepChance,
  keyFor,
  type Machine,
  Match,
  MatchError,
  type MatchRecord,
  type SecretSeed,
} from "../src/index.ts";
import { hmac } from "../src/secret.ts";
import { hex } from "../src/sha256.ts";
import { playOn } from "./play.ts";
import { started } from "./tiny.ts";
import { LIST, toy } from "./toy.ts";

const words = (...list: number[]): Uint32Array => Uint32Array.from(list);
/** Words as the bytes that the standard reads them from. */
const bytesOf = (list: ArrayLike<number>): Buffer => {
  const bytes = Buffer.alloc(list.length * 4);
  Array.from(list).forEach((word, i) => {
    bytes.writeUInt32LE(word >>> 0, i * 4);
  });
  return bytes;
};

describe("ChaCha20", () => {
  test("does the quarter round of RFC 8439, 2.1.1 and 2.2.1", () => {
    const four = words(0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567);
    quarterRound(four, 0, 1, 2, 3);
    expect(four).toEqual(words(0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb));
    const all = new Uint32Array(16);
    all.set([0x516461b1, 0x2a5f714c, 0x53372767, 0x3d631689], 2);
    [all[2], all[7], all[8], all[13]] = [0x516461b1, 0x2a5f714c, 0x53372767, 0x3d631689];
    quarterRound(all, 2, 7, 8, 13);
    expect([all[2], all[7], all[8], all[13]]).toEqual([0xbdb886dc, 0xcfacafd2, 0xe46bea80, 0xccc07c79]);
  });

  test("gives the block of RFC 8439, 2.3.2", () => {
    const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
    const out = new Uint32Array(16);
    chachaBlock(key, 1, [0x09000000, 0x4a000000, 0], out);
    expect([...out].map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(
      "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 " +
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    );
  });

  test("is what another implementation gives, at any place of any stream", () => {
    const word = fc.integer({ min: 0, max: 0xffff_ffff });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 8, maxLength: 8 }),
        word,
        word,
        fc.nat(100_000),
        (key, low, high, n) => {
          const nonce = bytesOf([n >>> 4, low, high, 0]);
          const other = createCipheriv("chacha20", bytesOf(key), nonce).update(Buffer.alloc(64));
          expect(new KeyStream(words(...key)).at(n, low, high)).toBe(other.readUInt32LE((n & 15) * 4));
        },
      ),
    );
  });
});

const seed = (first = "00"): SecretSeed => {
  const secret = first.repeat(32);
  return { secret, hash: hashOf(secret), numbers: ["11".repeat(16), "22".repeat(16)] };
};

describe("keys", () => {
  test("come of HMAC-SHA-256, as RFC 4231 has it in its second case", () => {
    const ascii = (text: string): Uint8Array => Buffer.from(text, "latin1");
    expect(hex(hmac(ascii("Jefe"), ascii("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
      }),
    );
  });

  test("are what RFC 5869 makes of the numbers, the secret and the use", () => {
    const { secret, numbers } = seed("5a");
    const salt = Buffer.from(secret, "hex");
    const made = hkdfSync("sha256", Buffer.from(numbers.join(""), "hex"), salt, "tefuda packs 1", 32);
    expect(bytesOf(keyFor(seed("5a"), "packs 1"))).toEqual(Buffer.from(made));
  });

  test("are others for every use, secret and number of a seat", () => {
    const other = { ...seed(), numbers: [seed().numbers[0]!, "23".repeat(16)] };
    const keys = [
      keyFor(seed(), "match"),
      keyFor(seed(), "packs 0"),
      keyFor(seed(), "packs 1"),
      keyFor(seed(), "program 0"),
      keyFor(seed("01"), "match"),
      keyFor(other, "match"),
    ];
    expect(new Set(keys.map(String)).size).toBe(keys.length);
  });
});

describe("a match under a secret", () => {
  const match = (of: SecretSeed = seed()): Match => new Match(toy, { seed: of, lists: [LIST, LIST] });

  test("is the same for the same secret, and another for another or for another number of a seat", () => {
    const hash = (of: SecretSeed): string => playOn(match(of), 3, 30).hash();
    expect(hash(seed())).toBe(hash(seed()));
    expect(hash(seed("01"))).not.toBe(hash(seed()));
    expect(hash({ ...seed(), numbers: ["11".repeat(16), "33".repeat(16)] })).not.toBe(hash(seed()));
  });

  test("holds nothing of its key in its state: how much was drawn, and of which stream", () => {
    const { machine } = match();
    expect(machine.words).toEqual(words(machine.drawn, 0, 0, 0));
    const drawn = machine.drawn;
    machine.random(6);
    expect(machine.words).toEqual(words(drawn + 1, 0, 0, 0));
  });

  test("taken back and done again, and played from its record, goes the same way", () => {
    const played = playOn(match(), 5, 40);
    const before = played.hash();
    for (let i = 0; i < 12; i++) played.undo();
    while (played.redo());
    expect(played.hash()).toBe(before);
    const record = JSON.parse(JSON.stringify(played.record())) as MatchRecord;
    expect(Match.replay(toy, record).hash()).toBe(before);
  });

  test("is refused from a record whose secret is not the one that was told, or that is none", () => {
    const record = playOn(match(), 5, 4).record();
    const told = (change: Partial<SecretSeed>): void => {
      Match.replay(toy, { ...record, seed: { ...seed(), ...change } });
    };
    expect(() => told({ secret: "01".repeat(32) })).toThrow("not the one whose hash was told");
    expect(() => told({ secret: "01" })).toThrow(MatchError);
    expect(() => told({ secret: `zz${"0".repeat(62)}` })).toThrow(MatchError);
    expect(() => told({ numbers: [] })).toThrow("add a number each");
    expect(() => told({ numbers: ["1", "2"] })).toThrow("32 hexadecimal digits");
    expect(isAsTold(seed())).toBe(true);
    expect(isAsTold({ ...seed(), hash: seed("01").hash })).toBe(false);
  });

  test("lends a program a chance of its own at every answer, the same when one comes back there", () => {
    const played = match();
    const lent = (seat: number): number[] => {
      const chance = new Chance();
      played.lendChance(seat, chance);
      return Array.from({ length: 4 }, () => chance.below(60_000));
    };
    const first = lent(0);
    expect(lent(0)).toEqual(first);
    expect(lent(1)).not.toEqual(first);
    playOn(played, 5, 1);
    expect(lent(0)).not.toEqual(first);
    played.undo();
    expect(lent(0)).toEqual(first);
  });
});

describe("chance of its own for everything that a game counts", () => {
  const secret = (): Machine => {
    const m = started({ shape: { rewind: { script: 20, timeless: [] } } });
    m.key = new KeyStream(keyFor(seed(), "match"));
    m.words.fill(0);
    return m;
  };
  const rolls = (m: Machine, n: number): number[] => {
    chanceOf(m, n);
    return [m.random(60_000), m.random(60_000)];
  };

  test("is the same however often one comes to it, and another for another number or once kept anew", () => {
    const m = secret();
    keepChance(m);
    const first = rolls(m, 1);
    expect(rolls(m, 2)).not.toEqual(first);
    expect(rolls(m, 1)).toEqual(first);
    keepChance(m);
    expect(rolls(m, 1)).not.toEqual(first);
  });

  test("comes of the whole key: no 32 bits stand in between", () => {
    const m = secret();
    keepChance(m);
    const other = secret();
    other.key = new KeyStream(keyFor(seed("01"), "match"));
    keepChance(other);
    expect(other.s).toEqual(m.s);
    expect(rolls(other, 1)).not.toEqual(rolls(m, 1));
  });
});

test("another generator is filled with as much chance as there is: 16 bits from an open seed, 128 under a key", () => {
  const filled = (make: (chance: Chance) => void): Uint32Array => {
    const chance = new Chance();
    make(chance);
    const into = new Uint32Array(4);
    chance.fork(into);
    return into;
  };
  const secret = filled((chance) => chance.underKey(keyFor(seed(), "program 0"), 7));
  const stream = new KeyStream(keyFor(seed(), "program 0"));
  const highHalf = (n: number): number => stream.at(n, 8, 0) >>> 16;
  expect(secret).toEqual(
    Uint32Array.from({ length: 4 }, (_, i) => ((highHalf(2 * i) << 16) | highHalf(2 * i + 1)) >>> 0),
  );
  expect(filled((chance) => chance.seed(1, 0))).toEqual(filled((chance) => chance.seed(1, 0)));
});
