import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { newHosting } from "../../../tests/support/hosts.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { blockDates } from "../../features/availability/index.server.ts";
import { propertyBlockedDates } from "../../features/availability/availability.tables.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { action, loader } from "./listing-calendar.page.tsx";
import { requestCtx, sentForm } from "../server/router-context.server.ts";

const services = await openTestServices(await openTestDatabase());
const day = new Date(services.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);

const asked = (ctx: Ctx, listingId: string, sent?: Record<string, string>) => {
  const url = new URL(`http://localhost/host/manage/${listingId}/calendar`);
  const request = new Request(url, { method: sent ? "POST" : "GET" });
  const context = new RouterContextProvider();
  context.set(requestCtx, ctx);
  context.set(sentForm, sent ?? null);
  return { request, url, params: { listingId }, context, pattern: "/host/manage/:listingId/calendar" };
};

const blocksOf = (listingId: string) => services.db.$count(propertyBlockedDates, eq(propertyBlockedDates.propertyId, listingId));

test("a calendar whose bookings cannot be read says so in the specified words", async () => {
  const { visit, listingId } = await newHosting(services);
  await services.db.execute("alter table bookings rename to bookings_away");
  const failed = await loader(asked(visit, listingId)).catch((thrown: unknown) => thrown);
  await services.db.execute("alter table bookings_away rename to bookings");
  expect(failed).toMatchObject({ init: { status: 503 }, data: { code: "bookings_load_failed", message: "Failed to load bookings" } });
  expect(await loader(asked(visit, listingId))).toMatchObject({ listing: { id: listingId } });
});

test("a day that cannot be opened again stays blocked, and the form says so in the specified words", async () => {
  const { visit, listingId } = await newHosting(services);
  await blockDates(visit, { listingIds: [listingId], first: day, last: day, reason: "Painting" });
  await services.db.execute("create function refuse() returns trigger language plpgsql as $$begin raise exception 'no'; end$$");
  await services.db.execute("create trigger refuse before delete on property_blocked_dates for each row execute function refuse()");
  const sent = { intent: "unblock", listingIds: listingId, first: day, last: day };
  expect(await action(asked(visit, listingId, sent))).toMatchObject({
    init: { status: 503 },
    data: { intent: "unblock", ok: false, code: "unblock_failed", message: "Failed to unblock date" },
  });
  expect(await blocksOf(listingId)).toBe(1);
  await services.db.execute("drop trigger refuse on property_blocked_dates");
  expect(await action(asked(visit, listingId, sent))).toMatchObject({ data: { ok: true } });
  expect(await blocksOf(listingId)).toBe(0);
});
