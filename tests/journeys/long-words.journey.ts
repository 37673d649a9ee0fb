import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { someFields } from "../support/hosts.ts";
import { somePicture } from "../support/some-picture.ts";
import { DRAWS_MAPS, expect, signedInAs, test, visit } from "../support/journey.ts";
import { longWordsStayInTheirBoxes, scrollsOnlyDownwards } from "../support/look.ts";

const PHONES = [320, 390] as const;
const word = (length: number) => "Wattenmeerhafenrundfahrt".repeat(Math.ceil(length / 24)).slice(0, length);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = { checkIn: inDays(3), checkOut: inDays(6) };
const BLOCKED = { first: inDays(8), last: inDays(9) };

test.describe("every page", DRAWS_MAPS, () => {
  test.setTimeout(240_000);

  test("breaks the longest words that its fields take and scrolls only downwards", async ({ page: host, browser }) => {
    const hostId = await newPerson(host);
    const listings = [await newListing(host, "boat"), await newListing(host, "property")] as const;
    const guest = await somebodyElse(browser);
    await newPerson(guest);
    const { chatId } = await write<{ chatId: string }>(guest, "post", "/api/chats", { id: randomUUID(), question: word(4_000) });
    const stay = await book(guest, listings[0]);
    const cancelled = await book(guest, listings[1]);
    await cancel(guest, cancelled);
    for (const id of listings) await write(guest, "put", `/api/saved/${id}`, {});
    const question = { id: randomUUID(), listingId: listings[0], text: word(4000) };
    const { threadId } = await write<{ threadId: string }>(guest, "post", "/api/threads", question);
    const elsewhere = `https://calendars.example/asked.ics?stay=${inDays(4)}/${inDays(7)}&${word(300)}`;
    await write(host, "post", `/api/host/listings/${listings[0]}/calendars`, { address: elsewhere, name: word(60) });
    await write(host, "put", `/api/host/listings/${listings[0]}/calendar-address`, {});
    const text = { title: word(80), content: word(4_000) };
    await write(host, "put", `/api/host/quick-replies/${randomUUID()}`, text);
    await write(host, "put", `/api/host/scheduled-messages/${randomUUID()}`, { ...text, event: "booked" });
    const visitor = await somebodyElse(browser);
    const pages = listings.flatMap((id) => [`/properties/${id}`, `/properties/${id}?${new URLSearchParams(STAY)}`]);

    await lookAt(visitor, ["/", `/search?q=${word(50)}`, `/search?q=${word(300)}`, `/search?host=${hostId}`, `/hosts/${hostId}`, ...pages]);
    await lookAt(guest, [
      ...pages,
      "/saved-properties",
      `/booking/confirmation/${stay}`,
      `/booking/confirmation/${cancelled}`,
      `/bookings/${stay}`,
      `/bookings/${cancelled}`,
      "/trips",
      "/trips?phase=cancelled",
      "/messages",
      `/messages?q=${word(100)}`,
      `/messages/${threadId}`,
      `/properties/${listings[1]}/ask?${new URLSearchParams(STAY)}`,
      `/properties/${listings[1]}/book?${new URLSearchParams(STAY)}`,
      "/profile",
      "/account",
      "/account/events",
      "/account/notifications",
      "/account/security",
      "/account/data",
    ]);
    await lookAt(host, [
      ...pages,
      "/profile?view=host",
      "/host",
      "/host/dashboard",
      "/host/manage",
      "/host/manage?type=boat",
      ...listings.flatMap((id) => [`/host/manage/${id}/edit`, `/host/manage/${id}/calendar`, `/host/manage/${id}/sync`]),
      "/host/bookings",
      "/host/bookings?phase=cancelled",
      `/host/bookings?q=${word(100)}`,
      "/host/earnings?period=all",
      "/host/calendar",
      "/host/calendar/clashes",
      "/host/messages",
      `/bookings/${stay}`,
      "/messages",
      `/messages/${threadId}`,
      "/dev/outbox",
    ]);
    await lookAtDialog(host, `/properties/${listings[0]}`, host.getByRole("link", { name: /^Photo 1 of/ }));
    await lookAtDialog(host, `/host/manage/${listings[0]}/sync`, host.getByRole("button", { name: /^Remove/ }));
    await openOnPhone(host, "/host/manage?type=boat");
    await host.locator("article summary").first().click();
    await fits(host);
    await host
      .getByRole("button", { name: /^Delete/ })
      .first()
      .press("Enter");
    await expect(host.getByRole("dialog")).toBeVisible();
    await fits(host);
    for (const day of [STAY.checkIn, BLOCKED.first])
      await lookAtDialog(host, `/host/manage/${listings[0]}/calendar?month=${day.slice(0, 7)}`, host.locator(`[data-day="${day}"]`));
    await signedInAs(visitor, "agent@demo.test");
    await write(visitor, "post", `/api/support/chats/${chatId}/notes`, { content: word(1_000) });
    await lookAt(visitor, [`/bookings/${stay}`, "/admin/chat-support?filter=open", `/admin/chat-support?filter=open&chat=${chatId}`]);
    await openOnPhone(guest, "/?chat=open");
    await expect(guest.getByRole("dialog", { name: "Live Support" })).toBeVisible();
    await fits(guest);
    for (const other of [guest, visitor]) await other.context().close();
  });

  test("breaks the longest words of a review's reply and scrolls only downwards", async ({ page }) => {
    await signedInAs(page, "host@demo.test");
    const { bookingId, listingId } = await longReply(page);
    await lookAt(page, [`/bookings/${bookingId}`, `/properties/${listingId}`, "/profile?view=host", "/host/dashboard"]);
  });
});

async function lookAt(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses)
    await test.step(address.slice(0, 60), async () => {
      await openOnPhone(page, address);
      await fits(page);
    });
}

async function lookAtDialog(page: Page, address: string, opener: Locator): Promise<void> {
  await openOnPhone(page, address);
  await opener.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await fits(page);
}

async function openOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: PHONES[0], height: 800 });
  const answer = await visit(page, address);
  expect(answer?.status(), address).toBe(200);
}

async function fits(page: Page): Promise<void> {
  for (const width of PHONES) {
    await scrollsOnlyDownwards(page, [width]);
    await longWordsStayInTheirBoxes(page);
  }
}

/** Registers and signs in somebody whose name, address, bio and number are as long as they may be. */
async function newPerson(page: Page): Promise<string> {
  const fullName = word(100);
  const email = `${randomUUID()}${word(28)}@${word(60)}.${word(60)}.example.com`;
  await write(page, "post", "/api/accounts", { fullName, email, password: "a boat named patience" });
  await write(page, "put", "/api/account/profile", { fullName, bio: word(1000), phone: "0".repeat(30) });
  return (await read<{ user: { id: string } }>(page, "/api/session")).user.id;
}

async function newListing(page: Page, type: "boat" | "property"): Promise<string> {
  const photoIds: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { id } = await write<{ id: string }>(page, "post", "/api/photos", await somePicture(), { "content-type": "image/jpeg" });
    await write(page, "put", `/api/photos/${id}/description`, { description: word(200) });
    photoIds.push(id);
  }
  const boat = { category: "Yacht", fuelPolicy: word(200), marina: word(200) } as const;
  const home = {
    category: "House",
    crew: null,
    licenceNeeded: null,
    lengthFeet: null,
    cabins: null,
    fuelPolicy: null,
    marina: null,
  } as const;
  const fields = someFields({
    type,
    ...(type === "boat" ? boat : home),
    title: word(100),
    description: word(300),
    streetAddress: word(100),
    city: word(100),
    state: word(50),
    zipCode: word(12),
    country: word(100),
    amenities: ["WiFi", word(50), `x${word(49)}`],
    houseRules: [word(200), `No ${word(100)} on deck`],
  });
  const made = await write<{ listingId: string }>(page, "post", "/api/listings", { ...fields, photoIds, key: randomUUID() });
  await write(page, "put", "/api/host/calendar/blocks", { listingIds: [made.listingId], ...BLOCKED, reason: word(200) });
  return made.listingId;
}

async function book(page: Page, listingId: string): Promise<string> {
  const asked = `/api/listings/${listingId}/quote?${new URLSearchParams({ ...STAY, guests: "1" })}`;
  const { total } = await read<{ total: { cents: number } }>(page, asked);
  const data = { listingId, ...STAY, guests: 1, totalCents: total.cents, key: randomUUID() };
  return (await write<{ bookingId: string }>(page, "post", "/api/bookings", data)).bookingId;
}

async function cancel(page: Page, bookingId: string): Promise<void> {
  const { viewer } = await read<{ viewer: { cancelling: { refundCents: number } } }>(page, `/api/bookings/${bookingId}`);
  await write(page, "post", `/api/bookings/${bookingId}/cancellation`, { refundCents: viewer.cancelling.refundCents });
}

/** A demo stay whose review has a long reply: a host replies once, so that a later run finds the reply of an earlier one. */
async function longReply(page: Page): Promise<{ bookingId: string; listingId: string }> {
  type Bookings = { bookings: { id: string; source: string; listing: { id: string } }[] };
  type Reviews = { ofStay: { hostReply: string | null } | null; canReply: boolean };
  const { bookings } = await read<Bookings>(page, "/api/host/bookings?phase=past");
  for (const { id: bookingId, listing } of bookings.filter(({ source }) => source === "booking")) {
    const { ofStay, canReply } = await read<Reviews>(page, `/api/bookings/${bookingId}/reviews`);
    if (canReply) await write(page, "put", `/api/bookings/${bookingId}/reviews/reply`, { text: word(300) });
    if (canReply || ofStay?.hostReply === word(300)) return { bookingId, listingId: listing.id };
  }
  throw new Error("the host can reply to nothing");
}

const somebodyElse = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();

async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  return (await response.json()) as T;
}

async function write<T>(page: Page, method: "post" | "put", path: string, data: object, headers = {}): Promise<T> {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const response = await page.request[method](path, { data, headers: { origin, ...headers } });
  const text = await response.text();
  expect(response.ok(), `${path} answered ${response.status()}: ${text}`).toBe(true);
  return (text === "" ? {} : JSON.parse(text)) as T;
}
