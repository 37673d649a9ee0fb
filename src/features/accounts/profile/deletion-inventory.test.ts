import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { confirmedPerson, newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { startAddingPasskey } from "../passkeys/start-adding-passkey.server.ts";
import { requestSignInCode } from "../sign-in/request-sign-in-code.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

/** What stays of someone who deleted the account, by column, and why. Their name is read from the profile: "Deleted user". */
const STAYS: Record<string, string> = {
  "bookings.guest_id": "the host's booking, receipt and payout",
  "bookings.host_id": "the guest's booking",
  "checkouts.guest_id": "what a booking came of, and what was paid for it",
  "checkouts.host_id": "what a booking came of, and what was paid for it",
  "chat_blocks.blocked_by": "which agent blocked someone; only the id",
  "chat_conversations.agent_id": "the other side's chat with support",
  "chat_conversations.closed_by": "the other side's chat with support",
  "chat_conversations.user_id": "the record of what support was asked and said",
  "chat_messages.sender_id": "the record of what support was asked and said",
  "chat_notes.author_id": "colleagues' record of a chat",
  "forum_likes.person_id": "the count of likes under others' posts; only the id",
  "forum_posts.author_id": "public discussions stay whole; what waited for approval is emptied",
  "forum_reports.reporter_id": "what staff have to decide",
  "forum_threads.author_id": "public discussions stay whole; what waited for approval is emptied",
  "guest_reviews.author_id": "the review of a guest by a host who left",
  "guest_reviews.guest_id": "what hosts wrote of the guest",
  "listing_checks.decided_by": "which agent decided; only the id",
  "ledger_entries.host_id": "the books",
  "message_photos.uploader_id": "the other side's copy of the thread",
  "message_reports.reporter_id": "what staff have to decide",
  "notifications.about_id": "what others were told; the name is drawn when it is read",
  "properties.host_id": "listings that others' bookings name, deleted",
  "reports.reporter_id": "what staff have to decide",
  "reviews.author_id": "the listing's rating",
  "special_offers.guest_id": "what a checkout came of",
  "special_offers.host_id": "what a checkout came of",
  "thread_messages.sender_id": "the other side's copy of the thread",
  "thread_sides.person_id": "the other side's copy of the thread",
  "threads.guest_id": "the other side's copy of the thread",
  "threads.host_id": "the other side's copy of the thread",
  "trip_costs.added_by_id": "what companions owe each other",
  "trip_costs.paid_by_id": "what companions owe each other",
};

/** Values for columns that a check looks at, where the first that comes to mind does not pass. */
const GIVEN: Record<string, Record<string, string>> = {
  calendar_edits: { kind: "'price'" },
  csv_uploads: { columns: "'[]'", rows: "'[]'" },
  event_registrations: { event_id: "'e'", email: "'a@b.co'", status: "'registered'" },
  host_certifications: { status: "'in_progress'" },
  job_applications: { status: "'new'" },
  listing_drafts: { type: "'boat'" },
  listing_imports: { status: "'failed'" },
  manual_bookings: {
    check_in: "'2030-01-01'",
    check_out: "'2030-01-03'",
    begins_at: "'2030-01-01'",
    ends_at: "'2030-01-03'",
    kind: "'own'",
  },
  migration_logs: { status: "'failed'" },
  notification_choices: { kind: "'message'" },
  notifications: { path: "'/'" },
  scheduled_messages: { event: "'booked'", time: "'08:00'" },
  trip_costs: { cents: "1", shared_by_ids: "array[gen_random_uuid()]" },
};

type Column = { table: string; column: string };
let services: TestServices;
let columns: Column[];

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  const { rows } = await services.db.execute<Column>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'profiles'::regclass order by 1, 2`);
  columns = rows;
});

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

test("each column that names a person is emptied when they delete the account, or stays for a reason", async () => {
  const names = new Set(columns.map(nameOf));
  expect(Object.keys(STAYS).filter((name) => !names.has(name))).toEqual([]);
  const emptied = columns.filter((each) => !(nameOf(each) in STAYS));
  const person = await newPerson(services, "Nell Nightingale");
  const visit = await visitOf(services, person);
  const id = visit.actor?.id ?? "";
  // The search index follows the listings, by triggers, so it gets its row from one.
  await newListing(services, { hostId: id });
  for (const each of emptied) if (each.table !== "listing_index") await addRow(each, id);
  expect(await holding(emptied, id), "before").toEqual(emptied.map(nameOf));
  await deleteAccount(visit, { password: PASSWORD });
  await runJobs(services);
  expect(await holding(emptied, id), "afterwards").toEqual([]);
});

test("no proof that was under way outlasts the account: challenges with the email, codes and links", async () => {
  const person = await confirmedPerson(services, "Nell Nightingale");
  const visit = await visitOf(services, person);
  await startAddingPasskey(visit, { password: PASSWORD });
  await requestSignInCode(visit, { email: person.email });
  await runJobs(services);
  const left = async () => {
    const { rows } = await services.db.execute<{ found: number }>(
      sql`select count(*)::int as found from verifications where position(${person.email} in identifier || value) > 0 or position(${visit.actor?.id ?? ""} in value) > 0`,
    );
    return rows[0]?.found;
  };
  expect(await left()).toBe(2);
  await deleteAccount(visit, { password: PASSWORD });
  expect(await left()).toBe(0);
});

async function holding(among: Column[], id: string): Promise<string[]> {
  const found: string[] = [];
  for (const each of among) {
    const { rows } = await services.db.execute(sql.raw(`select 1 from ${each.table} where ${each.column} = '${id}' limit 1`));
    if (rows.length > 0) found.push(nameOf(each));
  }
  return found;
}

/** A row that names the person and nothing that exists. Triggers and other keys don't look, because only its deletion matters here. */
async function addRow({ table, column }: Column, id: string): Promise<void> {
  const { rows } = await services.db.execute<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`);
  const values = new Map([
    ...rows.map(({ name, type }) => [name, valueOf(type)] as const),
    ...Object.entries(GIVEN[table] ?? {}),
    [column, `'${id}'`],
  ]);
  const insert = `insert into ${table} (${[...values.keys()].join(", ")}) values (${[...values.values()].join(", ")}) on conflict do nothing`;
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(insert));
  });
}

function valueOf(type: string): string {
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "jsonb") return "'{}'";
  if (type === "ARRAY") return "'{}'";
  if (type === "boolean") return "false";
  if (type === "date") return "current_date";
  if (type.startsWith("timestamp")) return "now()";
  return ["integer", "smallint", "bigint", "numeric"].includes(type) ? "1" : "'x'";
}
