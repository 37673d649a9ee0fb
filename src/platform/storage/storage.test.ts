import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { startObjectStore } from "../../../tests/support/object-store.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { openDirectoryStorage } from "./directory-storage.server.ts";
import { openS3Storage, type S3Options } from "./s3-storage.server.ts";
import type { Storage } from "./storage.server.ts";
import { parseStorageUrl } from "./storage-url.server.ts";

const directory = temporaryDirectory("storage");
const objects = await startObjectStore();
afterAll(async () => {
  directory.remove();
  await objects.stop();
});

function openAt(url: string, options: S3Options = {}): Storage {
  const settings = parseStorageUrl(url);
  if (typeof settings === "string") throw new Error(settings);
  return openS3Storage(settings, options);
}

const storages: [name: string, storage: Storage][] = [
  ["a directory", openDirectoryStorage(directory.path)],
  ["an object store", openAt(objects.url, { pageSize: 3 })],
];

const text = (value: string) => Buffer.from(value);
async function keysIn(storage: Storage, prefix: string, bucket: "public" | "private" = "public"): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(bucket, prefix)) keys.push(key);
  return keys.toSorted();
}

const putHalf = (storage: Storage) => {
  const failing = Readable.from(
    (function* () {
      yield Buffer.alloc(1000);
      throw new Error("the sender hung up");
    })(),
  );
  return storage.put("private", "half.bin", { stream: failing, length: 2000 }, "application/octet-stream");
};

describe.each(storages)("%s", (_, storage) => {
  test("gives back what was put, with its type", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 26, 0]);
    await storage.put("public", "photos/a/original.webp", bytes, "image/webp");
    expect(await storage.get("public", "photos/a/original.webp")).toEqual({ bytes, contentType: "image/webp" });
  });

  test("has nothing under a key that was never put, nor under a folder's name", async () => {
    await storage.put("public", "folder/file.txt", text("x"), "text/plain");
    expect(await storage.get("public", "folder/other.txt")).toBeNull();
    expect(await storage.get("public", "folder")).toBeNull();
    expect(await storage.get("public", "folder/file.txt/deeper.txt")).toBeNull();
  });

  test("keeps an empty file", async () => {
    await storage.put("private", "empty.bin", text(""), "application/octet-stream");
    expect((await storage.get("private", "empty.bin"))?.bytes).toHaveLength(0);
  });

  test("replaces a file that is there, whole", async () => {
    await storage.put("public", "note.txt", text("a long first version"), "text/plain");
    await storage.put("public", "note.txt", text("second"), "text/plain");
    expect((await storage.get("public", "note.txt"))?.bytes.toString()).toBe("second");
  });

  test("takes a file from a stream and gives it back as one, piece by piece", async () => {
    const piece = Buffer.alloc(1024 * 1024, "hull");
    const sent = Array.from({ length: 8 }, () => piece);
    const length = sent.length * piece.length;
    await storage.put("private", "large.bin", { stream: Readable.from(sent), length }, "application/octet-stream");
    const found = await storage.stream("private", "large.bin");
    expect(found).toMatchObject({ length, contentType: "application/octet-stream" });
    const received: Buffer[] = (await found?.stream.toArray()) ?? [];
    expect(Math.max(...received.map((each) => each.length))).toBeLessThan(piece.length);
    expect(Buffer.concat(received).equals(Buffer.concat(sent))).toBe(true);
    expect(await storage.stream("private", "never.bin")).toBeNull();
    expect(await storage.stream("private", "large.bin/deeper.bin")).toBeNull();
  });

  test("refuses a stream that fails half-way", async () => {
    await expect(putHalf(storage)).rejects.toThrow();
  });

  test("copies a file with its type, and says when there is none", async () => {
    await storage.put("public", "copies/a.webp", text("picture"), "image/webp");
    expect(await storage.copy("public", "copies/a.webp", "copies/deep/b.webp")).toBe(true);
    expect(await storage.get("public", "copies/deep/b.webp")).toEqual({ bytes: text("picture"), contentType: "image/webp" });
    expect(await storage.copy("public", "copies/never.webp", "copies/c.webp")).toBe(false);
    expect(await storage.copy("public", "copies", "copies/c.webp")).toBe(false);
    expect(await keysIn(storage, "copies/")).toEqual(["copies/a.webp", "copies/deep/b.webp"]);
  });

  test("keeps the buckets apart", async () => {
    await storage.put("private", "license.pdf", text("secret"), "application/pdf");
    expect(await storage.get("public", "license.pdf")).toBeNull();
    expect(await keysIn(storage, "license")).toEqual([]);
    expect(await keysIn(storage, "license", "private")).toEqual(["license.pdf"]);
  });

  test("removes many at once and does not mind the ones that are not there", async () => {
    const keys = Array.from({ length: 5 }, (_each, n) => `gone/${n}/x.txt`);
    for (const key of keys) await storage.put("public", key, text(key), "text/plain");
    await storage.remove("public", [...keys.slice(1), "gone/never.txt"]);
    expect(await keysIn(storage, "gone/")).toEqual(["gone/0/x.txt"]);
    await storage.remove("public", []);
  });

  test("lists everything under a prefix, over as many pages as it takes, with the time of the change", async () => {
    const keys = Array.from({ length: 8 }, (_each, n) => `many/${n % 3}/${n}.txt`).toSorted();
    for (const key of keys) await storage.put("public", key, text(key), "text/plain");
    expect(await keysIn(storage, "many/")).toEqual(keys);
    expect(await keysIn(storage, "many/1")).toEqual(keys.filter((key) => key.startsWith("many/1")));
    expect(await keysIn(storage, "man")).toEqual(keys);
    expect(await keysIn(storage, "nothing/")).toEqual([]);
    for await (const { modifiedAt } of storage.list("public", "many/"))
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  test.each([
    "",
    "/etc/passwd",
    "../up.txt",
    "a/../b.txt",
    "a/./b.txt",
    "a//b.txt",
    "a/b.txt/",
    "a b.txt",
    "ünder.txt",
    "a\\b.txt",
    "a\0.txt",
    ".hidden.txt",
    `${"x".repeat(510)}.txt`,
  ])("refuses the key %j", async (key) => {
    await expect(storage.put("public", key, text("x"), "text/plain")).rejects.toThrow("cannot be the key");
    await expect(storage.get("public", key)).rejects.toThrow("cannot be the key");
    await expect(storage.stream("public", key)).rejects.toThrow("cannot be the key");
    await expect(storage.copy("public", key, "note.txt")).rejects.toThrow("cannot be the key");
    await expect(storage.copy("public", "note.txt", key)).rejects.toThrow("cannot be the key");
    await expect(storage.remove("public", [key])).rejects.toThrow("cannot be the key");
  });

  test("refuses a type that the key's ending does not tell", async () => {
    await expect(storage.put("public", "photo.webp", text("x"), "text/html")).rejects.toThrow("does not fit");
    await expect(storage.put("public", "photo.html", text("x"), "text/html")).rejects.toThrow("known kind of file");
  });
});

describe("a directory", () => {
  test("never shows half a file: a reader sees the old one or the new one", async () => {
    const storage = openDirectoryStorage(join(directory.path, "race"));
    const versions = ["a", "b"].map((letter) => Buffer.alloc(2_000_000, letter));
    await storage.put("public", "big.bin", Buffer.alloc(2_000_000, "a"), "application/octet-stream");
    const writes = Promise.all(
      versions.flatMap((bytes) => [0, 1, 2].map(() => storage.put("public", "big.bin", bytes, "application/octet-stream"))),
    );
    for (let read = 0; read < 20; read++) {
      const bytes = (await storage.get("public", "big.bin"))?.bytes;
      expect(versions.some((version) => bytes?.equals(version))).toBe(true);
    }
    await writes;
    expect(readdirSync(join(directory.path, "race", ".incoming"))).toEqual([]);
  });

  test("stores nothing of a stream that fails half-way", async () => {
    const storage = openDirectoryStorage(join(directory.path, "half"));
    await expect(putHalf(storage)).rejects.toThrow("the sender hung up");
    expect(await storage.get("private", "half.bin")).toBeNull();
    expect(readdirSync(join(directory.path, "half", ".incoming"))).toEqual([]);
  });

  test("clears away what a killed process left unfinished, but not what is being written", () => {
    const incoming = join(directory.path, "killed", ".incoming");
    mkdirSync(incoming, { recursive: true });
    for (const name of ["old", "fresh"]) writeFileSync(join(incoming, name), "half");
    utimesSync(join(incoming, "old"), new Date(0), new Date(0));
    openDirectoryStorage(join(directory.path, "killed"));
    expect(readdirSync(incoming)).toEqual(["fresh"]);
  });

  test("leaves no empty folders behind", async () => {
    const storage = openDirectoryStorage(join(directory.path, "tidy"));
    await storage.put("public", "photos/a/1.txt", text("x"), "text/plain");
    await storage.put("public", "photos/b/1.txt", text("x"), "text/plain");
    await storage.remove("public", ["photos/a/1.txt"]);
    expect(readdirSync(join(directory.path, "tidy", "public", "photos"))).toEqual(["b"]);
  });
});

describe("an object store", () => {
  const CODES: Record<number, string> = { 403: "AccessDenied", 500: "InternalError", 503: "SlowDown" };

  /** A server that answers like one in trouble, and counts. */
  async function startTroubled(answers: (n: number) => number | null): Promise<{ url: string; asked: () => number }> {
    let asked = 0;
    const server = createServer((request, response) => {
      const status = answers(++asked);
      request
        .resume()
        .on(
          "end",
          () => status && response.writeHead(status).end(status === 200 ? "fine" : `<Error><Code>${CODES[status]}</Code></Error>`),
        );
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { url: `s3://A:B@127.0.0.1:${(server.address() as AddressInfo).port}/hearth?tls=off`, asked: () => asked };
  }

  test("is asked again when it fails, and then answers", async () => {
    const store = await startTroubled((n) => (n < 3 ? 503 : 200));
    expect((await openAt(store.url).get("public", "a.txt"))?.bytes.toString()).toBe("fine");
    expect(store.asked()).toBe(3);
  });

  test("that keeps failing is an error that says what was asked, and no secret", async () => {
    const store = await startTroubled(() => 500);
    await expect(openAt(store.url).put("public", "a.txt", text("x"), "text/plain")).rejects.toThrow(
      /^the object store refused: PUT hearth-public\/a\.txt: 500 InternalError$/,
    );
    expect(store.asked()).toBe(4);
  });

  test("that refuses is not asked again", async () => {
    const store = await startTroubled(() => 403);
    await expect(openAt(store.url).get("private", "a.txt")).rejects.toThrow("403 AccessDenied");
    expect(store.asked()).toBe(1);
  });

  test("that says nothing is given up", async () => {
    const store = await startTroubled(() => null);
    await expect(openAt(store.url, { answerWithinMs: 30 }).get("public", "a.txt")).rejects.toThrow(
      "did not answer: GET hearth-public/a.txt",
    );
  });

  test("that is not there is an error", async () => {
    await expect(openAt("s3://A:B@127.0.0.1:1/hearth?tls=off").get("public", "a.txt")).rejects.toThrow("did not answer");
  });

  test("with a wrong key or without our buckets is an error, not an empty shelf", async () => {
    await expect(openAt(objects.url.replace("//S3RVER:", "//WRONG:")).get("public", "a.txt")).rejects.toThrow("InvalidAccessKeyId");
    await expect(openAt(objects.url.replace("/hearth", "/other")).get("public", "a.txt")).rejects.toThrow("NoSuchBucket");
    await expect(openAt(objects.url.replace("/hearth", "/other")).copy("public", "a.txt", "b.txt")).rejects.toThrow("NoSuchBucket");
    await expect(keysIn(openAt(objects.url.replace("/hearth", "/other")), "photos/")).rejects.toThrow("NoSuchBucket");
  });
});
