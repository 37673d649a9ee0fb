import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEmptyDatabase } from "../../tests/support/test-database.ts";
import { transact } from "./db/database.server.ts";
import { queryPrepared } from "./db/prepared.server.ts";
import { openLog } from "./log.server.ts";

const { db } = await openEmptyDatabase();

async function logged(fail: () => unknown): Promise<string> {
  const lines: string[] = [];
  const log = openLog({ logLevel: "info" }, "server", { write: (line) => void lines.push(line) });
  try {
    await fail();
  } catch (error) {
    log.error({ err: error }, "unexpected error");
  }
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

test("a failed statement is logged by its text and its fault, without a parameter", async () => {
  const line = await logged(() => db.execute(sql`select * from profiles where id = ${"reset-password:TOKEN"}`));
  expect(line).toContain("select * from profiles where id = $1");
  expect(line).toContain('"code":"22P02"');
  expect(line).toContain("log.test.ts");
  expect(line).not.toContain("TOKEN");
});

test("a constraint is logged by its name, without the row that broke it", async () => {
  await db.execute(sql`create table people (phone text unique check (phone <> 'x'))`);
  const line = await logged(() =>
    transact({ db }, async (tx) => {
      for (let i = 0; i < 2; i++) await queryPrepared(tx.db, "insert into people values ($1)", ["+1 555 12345"]);
    }),
  );
  expect(line).toContain("people_phone_key");
  expect(line).not.toContain("12345");
});

test("an error of a mail server does not name the recipient", async () => {
  const line = await logged(() => {
    throw new Error("550 5.1.1 <ada.lovelace@example.com>: no such mailbox", { cause: new Error("to ada.lovelace@example.com") });
  });
  expect(line).toContain("no such mailbox");
  expect(line).not.toContain("lovelace");
});

test("an error that is a plain object is told by its words and code, without what it quotes", async () => {
  const line = await logged(() => Promise.reject({ message: 'the row "Ada" is gone', code: "57P01", queue: "mail.deliver" }));
  expect(line).toContain("is gone");
  expect(line).toContain("57P01");
  expect(line).not.toContain("Ada");
});
