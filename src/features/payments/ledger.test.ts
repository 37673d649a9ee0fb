import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { paymentJobs } from "./payment.jobs.server.ts";

const services = await openTestServices(await openTestDatabase());
const audit = async () => paymentJobs[0]?.run(testCtx(services), {});

test("the nightly audit finds the demo world's books in order, and says so when they are not", async () => {
  await audit();
  await services.db.execute(sql`alter table ledger_entries disable trigger ledger_entries_balance`);
  await services.db.execute(
    sql`insert into ledger_entries (booking_id, movement, account, amount, reference, created_at) values (gen_random_uuid(), 'charge', 'guest', -1, 'test', now())`,
  );
  await expect(audit()).rejects.toThrow("the ledger does not balance");
});
