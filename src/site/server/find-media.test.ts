import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newAgent, newMember } from "../../../tests/support/chats.ts";
import { watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { type Hosting, newHosting } from "../../../tests/support/hosts.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { bookTalk } from "../../../tests/support/talk.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { appointSupportAgent, identifyVisitor } from "../../features/accounts/index.server.ts";
import { cancelBooking, readBooking } from "../../features/bookings/index.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { createHttpApp } from "../../platform/http/http-app.server.ts";
import { MediaCache } from "../../platform/http/cache/media-cache.server.ts";
import { pageChanges } from "../../platform/http/cache/page-changes.server.ts";
import { listenToDatabase } from "../../platform/realtime/database-listener.server.ts";
import { findHiddenMedia, findMedia } from "./find-media.server.ts";
import { deleteListing } from "../../features/listings/hosting/delete-listing.server.ts";
import { pauseListing } from "../../features/listings/hosting/pause-listing.server.ts";
import { putListingBack, takeListingDown } from "../../features/listings/hosting/take-down.server.ts";
import { listingSummaries } from "../../features/listings/listing.view.server.ts";

const services = await openTestServices(await openTestDatabase());
const mediaCache = new MediaCache();
const app = createHttpApp({
  services,
  database: watchTestDatabase(services),
  identify: identifyVisitor,
  media: findMedia(services),
  hiddenMedia: findHiddenMedia,
  mediaCache,
  api: [],
  pages: async () => new Response(),
  isReady: () => true,
});
const listener = listenToDatabase(services.config.database.url, [pageChanges(mediaCache)], silentLog);
afterAll(() => listener.stop());

const staff = await newAgent(services);
let hosting: Hosting;
beforeEach(async () => {
  hosting = await newHosting(services);
});

const photo = (cookie?: string) => app.request(`/media/${hosting.photoIds[0]}/320.webp`, cookie ? { headers: { cookie } } : undefined);
const statusOf = async (cookie?: string) => (await photo(cookie)).status;
const takeDown = () => transact(staff, (tx) => takeListingDown(tx, hosting.listingId));

describe("the photos of a listing that staff took down", () => {
  test("are gone from their public addresses, also where they were asked for a moment before, and come back with it", async () => {
    expect(await statusOf()).toBe(200);
    expect(await statusOf()).toBe(200);
    await takeDown();
    await expect.poll(() => statusOf()).toBe(404);
    expect((await photo()).headers.get("cache-control")).toBe("no-store");
    await transact(staff, (tx) => putListingBack(tx, hosting.listingId));
    expect(await statusOf()).toBe(200);
  });

  test("are still there for its host and for support staff, uncached, and for nobody else who is signed in", async () => {
    await takeDown();
    const agent = await newPerson(services);
    await appointSupportAgent(staff, agent.email);
    for (const cookie of [hosting.host.cookie, agent.cookie]) {
      const answer = await photo(cookie);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
    expect(await statusOf((await newPerson(services)).cookie)).toBe(404);
    expect(await statusOf()).toBe(404);
  });

  test("stay gone when its host deletes it", async () => {
    const guest = await newPerson(services);
    const visit = await visitOf(services, guest);
    const bookingId = await bookTalk(services, { guest, listingId: hosting.listingId });
    const { viewer } = await readBooking(visit, bookingId);
    await cancelBooking(visit, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
    await takeDown();
    await deleteListing(hosting.visit, hosting.listingId);
    expect(await statusOf()).toBe(404);
  });

  test("are in no view for guests, who booked it or saved it, but in those of its host and staff", async () => {
    const guest = await newPerson(services);
    const bookingId = await bookTalk(services, { guest, listingId: hosting.listingId });
    await takeDown();
    const member = await newMember(services);
    expect((await readBooking(await visitOf(services, guest), bookingId)).listing.cover).toBeNull();
    expect(await listingSummaries(member, [hosting.listingId])).toMatchObject([{ cover: null, photoCount: 0 }]);
    for (const ctx of [hosting.visit, staff])
      expect(await listingSummaries(ctx, [hosting.listingId])).toMatchObject([{ cover: { id: hosting.photoIds[0] } }]);
  });
});

test("the photos of a paused listing stay, because trips show them", async () => {
  await pauseListing(hosting.visit, hosting.listingId);
  expect(await statusOf()).toBe(200);
});
