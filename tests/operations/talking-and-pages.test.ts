import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { askHost, sendMessage } from "../../src/features/messages/index.server.ts";

import { PageCache, SHARED_PAGE } from "../../src/platform/http/cache/page-cache.server.ts";
import { pageChanges } from "../../src/platform/http/cache/page-changes.server.ts";
import { listenToDatabase } from "../../src/platform/realtime/database-listener.server.ts";
import { ask } from "../support/chats.ts";
import { newListing } from "../support/listings.ts";
import { newPerson, visitOf } from "../support/people.ts";
import { runJobs } from "../support/run-jobs.ts";
import { silentLog } from "../support/silent-log.ts";
import { openTestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

test("messages, chats and notifications leave every cached page where it is", async () => {
  const database = await openTestDatabase();
  const services = await openTestServices(database);
  const [guest, host] = [await visitOf(services, await newPerson(services)), await visitOf(services, await newPerson(services))];
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id });
  await runJobs(services);

  const cache = new PageCache();
  const listener = listenToDatabase(database.url, [pageChanges(cache)], silentLog);
  onTestFinished(() => listener.stop());
  const shows = `listing:${listingId} nights:${listingId} profile:${host.actor?.id} newest search search-dates`;
  const page = () => new Response("a page", { headers: { [SHARED_PAGE]: shows, "content-type": "text/html" } });
  await expect.poll(() => cache.store("/", page(), cache.beginRender())).not.toBeNull();

  const { threadId } = await askHost(guest, { id: randomUUID(), listingId, text: "Is there a crib?" });
  await sendMessage(host, threadId, { id: randomUUID(), text: "There is." });
  await ask(guest);
  await runJobs(services);
  expect(await cache.find("/")).toMatchObject({ status: 200 });
});
