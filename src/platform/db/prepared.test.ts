import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { transact } from "./database.server.ts";
import { queryPrepared } from "./prepared.server.ts";

const services = await openTestServices(await openTestDatabase());

const prepared = (tx: typeof services) =>
  queryPrepared<{ count: number }>(tx.db, "select count(*)::int as count from pg_prepared_statements", []);

test("a statement that comes back is prepared on the connection it runs on, also in a transaction", async () => {
  await transact(services, async (tx) => {
    for (let use = 0; use < 3; use++) expect(await queryPrepared(tx.db, "select $1::int as value", [use])).toEqual([{ value: use }]);
    const [row] = await queryPrepared<{ count: number }>(
      tx.db,
      "select count(*)::int as count from pg_prepared_statements where statement = 'select $1::int as value'",
      [],
    );
    expect(row?.count).toBe(1);
  });
});

test("many different statements leave few behind, however often each is asked", async () => {
  await transact(services, async (tx) => {
    for (let round = 0; round < 4; round++)
      for (let text = 0; text < 400; text++) await queryPrepared(tx.db, `select ${text} + $1::int as sum`, [1]);
    const [row] = await prepared(tx);
    expect(row?.count).toBeGreaterThan(0);
    expect(row?.count).toBeLessThanOrEqual(200);
  });
});

test("statements that are asked once leave nothing behind", async () => {
  await transact(services, async (tx) => {
    const [before] = await prepared(tx);
    for (let text = 0; text < 1_000; text++) await queryPrepared(tx.db, `select ${text} - $1::int as difference`, [1]);
    expect(await prepared(tx)).toEqual([before]);
  });
});
