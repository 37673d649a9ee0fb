import type { Config } from "../config.server.ts";
import { openDirectoryStorage } from "./directory-storage.server.ts";
import type { Storage } from "./storage.server.ts";

/** The storage that the configuration names. The S3 client is loaded only when one is used. */
export async function openStorage({ storage }: Pick<Config, "storage">): Promise<Storage> {
  if (storage.kind === "directory") return openDirectoryStorage(storage.directory);
  const { openS3Storage } = await import("./s3-storage.server.ts");
  return openS3Storage(storage);
}
