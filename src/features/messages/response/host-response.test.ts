import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { threads } from "../message.tables.server.ts";
import { hostResponse } from "./host-response.server.ts";
import { responseWords } from "./response-words.ts";

const HOUR_MS = 3_600_000;
let services: TestServices;
let hostId: string;
let guestId: string;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  guestId = (await visitOf(services, await newPerson(services))).actor?.id ?? "";
});
beforeEach(async () => {
  hostId = (await visitOf(services, await newPerson(services))).actor?.id ?? "";
});

/** A guest wrote so many hours ago, and was answered so many hours later, or not. */
async function asked(hoursAgo: number, answeredAfter: number | null): Promise<void> {
  const now = services.clock.now().getTime();
  const at = new Date(now - hoursAgo * HOUR_MS);
  await services.db.insert(threads).values({
    id: randomUUID(),
    listingId: (await newListing(services, { hostId })).id,
    guestId,
    hostId,
    lastMessageAt: at,
    createdAt: at,
    firstAskedAt: at,
    firstAnsweredAt: answeredAfter === null ? null : new Date(at.getTime() + answeredAfter * HOUR_MS),
  });
}
const measured = () => hostResponse(testCtx(services), hostId);

test("is 95 until someone has asked", async () => {
  expect(await measured()).toEqual({ rate: 95, medianMinutes: null });
  await asked(3, null);
  expect(await measured()).toEqual({ rate: 95, medianMinutes: null });
});

test("counts those of 30 days that were answered within 24 hours", async () => {
  for (const [ago, after] of [
    [100, 0.5],
    [200, 2],
    [300, 30],
    [400, null],
  ] as const)
    await asked(ago, after);
  await asked(40 * 24, null);
  expect(await measured()).toEqual({ rate: 50, medianMinutes: 120 });
});

test("counts the last ten of 90 days where the last 30 have none", async () => {
  for (let i = 0; i < 10; i++) await asked((40 + i) * 24, 1);
  for (let i = 0; i < 5; i++) await asked((60 + i) * 24, null);
  expect(await measured()).toEqual({ rate: 100, medianMinutes: 60 });
});

test.each([
  [null, null],
  [12, "Responds within an hour"],
  [61, "Responds within a few hours"],
  [1000, "Responds within a day"],
  [3000, "Responds within a few days"],
])("%s minutes are told as %s", (minutes, words) => expect(responseWords(minutes)).toBe(words));
