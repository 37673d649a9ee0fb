import type { Readable } from "node:stream";

export type Bucket = "public" | "private";
export type StoredFile = { bytes: Buffer; contentType: string };
export type StoredStream = { stream: Readable; length: number; contentType: string };
export type StoredKey = { key: string; modifiedAt: Date };

/** A file in memory, or one that is too large for that: a stream of a known length. */
export type FileContent = Uint8Array | { stream: Readable; length: number };

/** Where files are stored: a directory of this machine, or an object store that several machines share. */
export interface Storage {
  /** Stores the file whole or not at all; one that is there already is replaced. */
  put(bucket: Bucket, key: string, content: FileContent, contentType: string): Promise<void>;
  get(bucket: Bucket, key: string): Promise<StoredFile | null>;
  /** Like `get`, for a file that should not be in memory whole. */
  stream(bucket: Bucket, key: string): Promise<StoredStream | null>;
  /** Copies a file where it is stored, without bringing it here; false when there is none. */
  copy(bucket: Bucket, from: string, to: string): Promise<boolean>;
  /** Removes what is there of these; what is not there is no error. */
  remove(bucket: Bucket, keys: readonly string[]): Promise<void>;
  /** The files whose keys begin with the prefix, in no particular order. */
  list(bucket: Bucket, prefix: string): AsyncIterable<StoredKey>;
}
