import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Bucket, Storage, StoredKey } from "./storage.server.ts";
import { checkContentType, checkKey, checkPrefix, contentTypeOf, isStorageKey } from "./storage-key.server.ts";
import type { S3Settings } from "./storage-url.server.ts";

const KEYS_AT_ONCE = 1000;
const ATTEMPTS = 4;

export type S3Options = { pageSize?: number; attemptWithinMs?: number; firstPauseMs?: number };

type Asked = {
  method: string;
  bucket: Bucket;
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  headers?: Record<string, string>;
};

/** An object store that speaks S3, by path-style addresses, in the buckets `<prefix>-public` and `<prefix>-private`. */
export function openS3Storage(settings: S3Settings, options: S3Options = {}): Storage {
  const { pageSize = KEYS_AT_ONCE, attemptWithinMs = 20_000, firstPauseMs = 100 } = options;
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: "s3",
  });

  async function attempt({
    method,
    bucket,
    key = "",
    query = {},
    body,
    headers,
  }: Asked): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const url = new URL(`${settings.endpoint}/${settings.prefix}-${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const request = await client.sign(url, {
      method,
      ...(body ? { body: new Uint8Array(body) } : {}),
      headers: { ...headers, "x-amz-content-sha256": hash },
    });
    const response = await fetch(request, { signal: AbortSignal.timeout(attemptWithinMs) });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function ask(asked: Asked, expected: readonly number[]) {
    const what = `${asked.method} ${settings.prefix}-${asked.bucket}/${asked.key ?? ""}`;
    for (let tried = 1; ; tried++) {
      const answer = await attempt(asked).catch((error: unknown) =>
        tried === ATTEMPTS ? Promise.reject(new Error(`the object store did not answer: ${what}`, { cause: error })) : null,
      );
      if (answer && expected.includes(answer.status)) return answer;
      if (answer && (tried === ATTEMPTS || (answer.status < 500 && answer.status !== 429))) {
        throw new Error(`the object store refused: ${what}: ${answer.status} ${tag(answer.bytes.toString(), "Code") ?? ""}`.trim());
      }
      await wait(firstPauseMs * 2 ** (tried - 1) * (0.5 + Math.random()));
    }
  }

  return {
    async put(bucket, key, bytes, contentType) {
      checkKey(key);
      checkContentType(key, contentType);
      await ask({ method: "PUT", bucket, key, body: bytes, headers: { "content-type": contentType } }, [200]);
    },

    async get(bucket, key) {
      checkKey(key);
      const answer = await ask({ method: "GET", bucket, key }, [200, 404]);
      if (answer.status === 200) return { bytes: answer.bytes, contentType: answer.headers.get("content-type") ?? contentTypeOf(key) };
      const code = tag(answer.bytes.toString(), "Code");
      if (code === "NoSuchBucket") throw new Error(`the object store has no bucket "${settings.prefix}-${bucket}"`);
      return null;
    },

    async remove(bucket, keys) {
      keys.forEach(checkKey);
      for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
        const objects = keys.slice(from, from + KEYS_AT_ONCE).map((key) => `<Object><Key>${key}</Key></Object>`);
        const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${objects.join("")}</Delete>`);
        const headers = { "content-type": "application/xml", "content-md5": createHash("md5").update(body).digest("base64") };
        const answer = await ask({ method: "POST", bucket, query: { delete: "" }, body, headers }, [200]);
        const failed = /<Error>[\s\S]*?<\/Error>/.exec(answer.bytes.toString())?.[0];
        if (failed) throw new Error(`the object store did not remove ${tag(failed, "Key") ?? "a file"}: ${tag(failed, "Code") ?? ""}`);
      }
    },

    list(bucket, prefix) {
      checkPrefix(prefix);
      const page = async (token: string | null) => {
        const query = { "list-type": "2", "max-keys": String(pageSize), prefix, ...(token ? { "continuation-token": token } : {}) };
        return (await ask({ method: "GET", bucket, query }, [200])).bytes.toString();
      };
      return listPages(page);
    },
  };
}

/** Only keys that could be ours: another program's files in the same bucket are none of our business. */
async function* listPages(page: (token: string | null) => Promise<string>): AsyncGenerator<StoredKey> {
  for (let token: string | null = null, more = true; more;) {
    const xml: string = await page(token);
    for (const [contents] of xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)) {
      const key = tag(contents, "Key") ?? "";
      if (isStorageKey(key)) yield { key, modifiedAt: new Date(tag(contents, "LastModified") ?? 0) };
    }
    token = tag(xml, "NextContinuationToken");
    more = tag(xml, "IsTruncated") === "true" && token !== null;
  }
}

function tag(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|apos|#\d+);/g, (_, entity: string) => decodeEntity(entity)) ?? null;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decodeEntity = (entity: string) => ENTITIES[entity] ?? String.fromCodePoint(Number(entity.slice(1)));
