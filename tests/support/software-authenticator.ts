import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Options = { challenge: string; [key: string]: unknown };
type Ceremony = { origin: string; checksOwner?: boolean };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);

/** A device that makes one passkey and signs with it, as WebAuthn says: ES256, without attestation. */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #point: { x: Buffer; y: Buffer };
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#point = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
  }

  make({ challenge }: Options, { origin, checksOwner = true }: Ceremony) {
    const key = Buffer.concat([Buffer.from("a5010203262001215820", "hex"), this.#point.x, Buffer.from("225820", "hex"), this.#point.y]);
    const idLength = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#data(origin, checksOwner, HAS_KEY), Buffer.alloc(16), idLength, this.#id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      bytes(data),
    ]);
    return this.#credential({
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  sign({ challenge }: Options, { origin, checksOwner = true }: Ceremony) {
    this.#counter++;
    const data = this.#data(origin, checksOwner);
    const client = clientData("webauthn.get", challenge, origin);
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey);
    return this.#credential({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #data(origin: string, checksOwner: boolean, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const state = PRESENT | (checksOwner ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([state]), counter]);
  }

  #credential<R extends object>(response: R) {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
