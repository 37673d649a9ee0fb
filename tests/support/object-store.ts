import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { killHard, nextMessage } from "./child-program.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export type ObjectStore = { url: string; stop(): Promise<void> };

/** A real S3 server on this machine, with the buckets `hearth-public` and `hearth-private`. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = temporaryDirectory("objects");
  const program = fileURLToPath(new URL("programs/object-store.ts", import.meta.url));
  // It makes its page tokens with an old cipher that is off by default.
  const child = fork(program, [directory.path, "hearth-public", "hearth-private"], {
    execArgv: ["--openssl-legacy-provider"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = (await nextMessage(child)) as { port: number };
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/hearth?tls=off`,
    async stop() {
      await killHard(child);
      directory.remove();
    },
  };
}
