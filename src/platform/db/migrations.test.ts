import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { projectPath } from "../project.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

const database = await openTestDatabase();

test("the migrations make exactly the tables that the code declares", async () => {
  const directory = temporaryDirectory("migrations");
  onTestFinished(() => directory.remove());
  const copy = join(directory.path, "migrations");
  cpSync(projectPath("db/migrations"), copy, { recursive: true });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      projectPath("node_modules/drizzle-kit/bin.cjs"),
      "generate",
      "--dialect=postgresql",
      "--schema=./src/**/*.tables.server.ts",
      `--out=${copy}`,
    ],
    { cwd: projectPath() },
  );
  const made = readdirSync(copy).filter((file) => !readdirSync(projectPath("db/migrations")).includes(file));
  expect(
    made.map((file) => readFileSync(join(copy, file), "utf8")),
    stdout,
  ).toEqual([]);
});

test("machines that start together take turns, and a migrated database is left as it is", async () => {
  const applied = () => database.db.execute(sql`select id, hash from drizzle.__drizzle_migrations order by id`);
  const before = (await applied()).rows;
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)]);
  expect((await applied()).rows).toEqual(before);
  expect(before).not.toEqual([]);
});
