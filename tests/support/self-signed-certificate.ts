import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export type Certificate = { key: string; cert: string };

const DAY_MS = 24 * 3600 * 1000;

/** A certificate for these host names that vouches for itself, in the encoding of RFC 5280. */
export function selfSignedCertificate(hosts: readonly string[], validUntil = new Date(Date.now() + DAY_MS)): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(set(sequence(objectId("550403"), der(0x0c, Buffer.from("Fixture site")))));
  const alternatives = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(validUntil.getTime() - 2 * DAY_MS)), time(validUntil)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(objectId("551d11"), der(0x04, alternatives)))),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  const base64 = sequence(body, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, "$&\n").trim()}\n-----END CERTIFICATE-----\n`,
  };
}

const der = (tag: number, content: Buffer): Buffer => Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts));
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
const ECDSA_WITH_SHA256 = sequence(objectId("2a8648ce3d040302"));

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  return length < 0x100 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
}
