import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import pLimit from "p-limit";
import type { Bucket, Storage, StoredKey } from "./storage.server.ts";
import { checkContentType, checkKey, checkPrefix, contentTypeOf, isStorageKey } from "./storage-key.server.ts";
import type { S3Settings } from "./storage-url.server.ts";

const ATTEMPTS = 4;
const CONNECT_WITHIN_MS = 5_000;
const REMOVED_AT_ONCE = 16;

export type S3Options = { pageSize?: number; answerWithinMs?: number };

/** An object store that speaks S3, by path-style addresses, in the buckets `<prefix>-public` and `<prefix>-private`. */
export function openS3Storage(settings: S3Settings, { pageSize = 1000, answerWithinMs = 20_000 }: S3Options = {}): Storage {
  const client = openClient(settings, answerWithinMs);
  const bucketName = (bucket: Bucket) => `${settings.prefix}-${bucket}`;
  const place = (bucket: Bucket, key: string) => ({ Bucket: bucketName(bucket), Key: key });

  async function stream(bucket: Bucket, key: string) {
    checkKey(key);
    const found = await unlessMissing(client.send(new GetObjectCommand(place(bucket, key))), `GET ${bucketName(bucket)}/${key}`);
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error(`the object store sent no content: GET ${bucketName(bucket)}/${key}`);
    return { stream: found.Body, length: found.ContentLength ?? 0, contentType: found.ContentType ?? contentTypeOf(key) };
  }

  return {
    stream,

    async put(bucket, key, content, contentType) {
      checkKey(key);
      checkContentType(key, contentType);
      const [Body, ContentLength] = content instanceof Uint8Array ? [content, content.byteLength] : [content.stream, content.length];
      const put = new PutObjectCommand({ ...place(bucket, key), Body, ContentLength, ContentType: contentType });
      const sourceFailed = new AbortController();
      if (Body instanceof Readable) Body.once("error", (error) => sourceFailed.abort(error));
      await orExplain(client.send(put, { abortSignal: sourceFailed.signal }), `PUT ${bucketName(bucket)}/${key}`);
    },

    async get(bucket, key) {
      const found = await stream(bucket, key);
      if (!found) return null;
      const chunks: Uint8Array[] = await orExplain(found.stream.toArray(), `GET ${bucketName(bucket)}/${key}`);
      return { bytes: Buffer.concat(chunks), contentType: found.contentType };
    },

    async copy(bucket, from, to) {
      [from, to].forEach(checkKey);
      const copy = new CopyObjectCommand({ ...place(bucket, to), CopySource: `${bucketName(bucket)}/${from}` });
      return (await unlessMissing(client.send(copy), `COPY ${bucketName(bucket)}/${from}`)) !== null;
    },

    // One by one: the checksum that removing many in one request demands is not known to every store.
    async remove(bucket, keys) {
      keys.forEach(checkKey);
      await pLimit(REMOVED_AT_ONCE).map(keys, (key) =>
        orExplain(client.send(new DeleteObjectCommand(place(bucket, key))), `DELETE ${bucketName(bucket)}/${key}`),
      );
    },

    list(bucket, prefix) {
      checkPrefix(prefix);
      return listKeys(client, bucketName(bucket), prefix, pageSize);
    },
  };
}

const openClient = ({ endpoint, region, accessKey, secretKey }: S3Settings, answerWithinMs: number): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: answerWithinMs,
      socketTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
    },
    // Stores other than Amazon's refuse the checksums that are otherwise added.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

/** Only keys that could be ours: another program's files in the same bucket are none of our business. */
async function* listKeys(client: S3Client, bucket: string, prefix: string, pageSize: number): AsyncGenerator<StoredKey> {
  const pages = paginateListObjectsV2({ client, pageSize }, { Bucket: bucket, Prefix: prefix })[Symbol.asyncIterator]();
  for (;;) {
    const { value: page, done } = await orExplain(pages.next(), `LIST ${bucket}/${prefix}`);
    if (done) return;
    for (const { Key: key = "", LastModified: modifiedAt = new Date(0) } of page.Contents ?? [])
      if (isStorageKey(key)) yield { key, modifiedAt };
  }
}

async function unlessMissing<T>(work: Promise<T>, what: string): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === "NotFound")) return null;
    throw explain(error, what);
  }
}

const orExplain = <T>(work: Promise<T>, what: string): Promise<T> => work.catch((error: unknown) => Promise.reject(explain(error, what)));

/** Says what was asked, without the secret. */
function explain(error: unknown, what: string): Error {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (!(error instanceof Error) || status === undefined) return new Error(`the object store did not answer: ${what}`, { cause: error });
  return new Error(`the object store refused: ${what}: ${status} ${error.name}`, { cause: error });
}
