import type { Config } from "../config.server.ts";
import { openDirectoryStorage } from "./directory-storage.server.ts";
import { openS3Storage } from "./s3-storage.server.ts";

export type Bucket = "public" | "private";
export type StoredFile = { bytes: Buffer; contentType: string };
export type StoredKey = { key: string; modifiedAt: Date };

/** Where files are kept: a directory of this machine, or an object store that several machines share. */
export interface Storage {
  /** Keeps the file whole or not at all; one that is there already is replaced. */
  put(bucket: Bucket, key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(bucket: Bucket, key: string): Promise<StoredFile | null>;
  /** Removes what is there of these; what is not there is no error. */
  remove(bucket: Bucket, keys: readonly string[]): Promise<void>;
  /** The files whose keys begin with the prefix, in no particular order. */
  list(bucket: Bucket, prefix: string): AsyncIterable<StoredKey>;
}

export const openStorage = ({ storage }: Pick<Config, "storage">): Storage =>
  storage.kind === "s3" ? openS3Storage(storage) : openDirectoryStorage(storage.directory);
