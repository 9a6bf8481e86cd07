/** A thing that keeps passkeys, as a browser would show what it says. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** The few forms of CBOR that are needed. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const plain = (data: Buffer): string => data.toString("base64url");

export interface Authenticator {
  /** Makes a passkey and shows it. */
  register(options: unknown): object;
  /** Shows that it has it. */
  show(options: unknown): object;
}

export function authenticator(origin: string): Authenticator {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { hostname } = new URL(origin);
  let counter = 0;
  const said = (type: string, options: unknown): Buffer => {
    const { challenge } = options as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  /** Somebody was there, and was known; `attested` where a key is shown with it. */
  const state = (attested: boolean): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(hostname), Buffer.from([attested ? 0x45 : 0x05]), count]);
  };
  const shown = (response: object): object => ({
    ...{ id: plain(id), rawId: plain(id), type: "public-key", clientExtensionResults: {} },
    response,
  });
  return {
    register(options) {
      const data = Buffer.concat([
        state(true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        keyOf(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data],
      ]);
      const clientData = said("webauthn.create", options);
      return shown({ clientDataJSON: plain(clientData), attestationObject: plain(cbor(attestation)) });
    },
    show(options) {
      const clientData = said("webauthn.get", options);
      const data = state(false);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey);
      return shown({
        ...{ clientDataJSON: plain(clientData), authenticatorData: plain(data), signature: plain(signature) },
      });
    },
  };
}

function keyOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}
