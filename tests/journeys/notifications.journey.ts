import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { axeInBothThemes, expect, type FreshAccount, freshAccount, readEmail, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
const headers = () => ({ origin: test.info().project.use.baseURL ?? "" });

/** A new password is something that its owner is told. */
async function changePassword(page: Page, { password }: FreshAccount, newPassword: string): Promise<void> {
  const answer = await page.request.put("/api/account/password", {
    data: { currentPassword: password, newPassword },
    headers: headers(),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The worker has written it; how soon it does is not what these are about. */
const told = (page: Page) =>
  expect
    .poll(async () => ((await (await page.request.get("/api/notifications/unread")).json()) as { unread: number }).unread, {
      timeout: 30_000,
    })
    .toBe(1);

test("something new shows on the bell at once, leads to its thing, and is read", STORY_AND_PHONE, async ({ page }) => {
  const person = await freshAccount(page);
  await visit(page, "/notifications");
  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await changePassword(page, person, "a boat named courage");
  await told(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  const link = page.getByRole("main").getByRole("link", { name: "Your password was changed" });
  await expect(link).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await link.click();
  await expect(page).toHaveURL("/account/security");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("each can be marked as read, or all at once", async ({ page }) => {
  const person = await freshAccount(page);
  await changePassword(page, person, "a boat named courage");
  await told(page);
  await visit(page, "/notifications");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await page.getByRole("button", { name: "Mark as read: Your password was changed" }).click();
  await expect(page.getByRole("heading", { name: "Earlier" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await changePassword(page, { ...person, password: "a boat named courage" }, "a boat named patience");
  await told(page);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("heading", { name: "New" })).toHaveCount(0);
});

test("a dozen tabs share one line, the thirteenth page still loads, and all of them hear", async ({ page, context }) => {
  test.setTimeout(120_000);
  const person = await freshAccount(page);
  let streams = 0;
  context.on("request", (request) => void (new URL(request.url()).pathname === "/live" && streams++));
  const pages: Page[] = [];
  for (let i = 0; i < 13; i++) {
    const tab = await context.newPage();
    await visit(tab, "/trips");
    pages.push(tab);
  }
  await changePassword(page, person, "a boat named courage");
  await told(page);
  for (const tab of pages) await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  // The tab of the sign-in has the line, or the first one that took it over.
  expect(streams).toBeLessThanOrEqual(2);
});

test("a page out of the back/forward cache hears again; one that nobody may keep isn't in it", async () => {
  const { launchOptions, baseURL } = test.info().project.use;
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await (await browser.newContext({ baseURL })).newPage();
  const person = await freshAccount(page);
  let streams = 0;
  page.on("request", (request) => void (new URL(request.url()).pathname === "/live" && streams++));
  const wasKept = async () => {
    const before = streams;
    await visit(page, "/notifications");
    await expect.poll(() => streams).toBe(before + 1);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await visit(page, "/help");
    await expect.poll(() => streams, "on the way").toBe(before + 2);
    // Playwright waits for a page to load, which one out of the cache doesn't do.
    await page.evaluate(() => history.back());
    await page.waitForURL("/notifications", { waitUntil: "commit" });
    await expect.poll(() => streams, "and back").toBe(before + 3);
    return page.evaluate(() => "isSamePage" in window);
  };
  expect(await wasKept()).toBe(false);

  // As in a browser that keeps them all the same.
  await page.route("/notifications", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "private, no-cache" } });
  });
  expect(await wasKept()).toBe(true);
  await changePassword(page, person, "a boat named courage");
  await told(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await browser.close();
});

test("emails of one kind can be turned off from the email, signed out; opening the link changes nothing", async ({ page, request }) => {
  const { email } = await freshAccount(page);
  await bookAnything(page);
  const confirmation = await readEmail(page, email, "Booking confirmed");
  const url = /https?:\S+\/unsubscribe\/\S+/.exec(await confirmation.innerText())?.[0] ?? "";
  await page.context().clearCookies();
  await visit(page, new URL(url).pathname);
  await expect(page.getByText("Stop emails about bookings?")).toBeVisible();
  await axeInBothThemes(page);
  const oneClick = await request.post(new URL(url).pathname, { form: { "List-Unsubscribe": "One-Click" } });
  expect(oneClick.status()).toBe(200);
  await page.getByRole("button", { name: "Turn off these emails" }).click();
  await expect(page.getByText("You won't get these emails anymore.")).toBeVisible();
});

async function bookAnything(page: Page): Promise<void> {
  const { listings } = (await (await page.request.get("/api/listings")).json()) as { listings: { id: string }[] };
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  for (const [index, { id: listingId }] of listings.entries()) {
    const stay = { checkIn: day(200 + index), checkOut: day(207 + index), guests: 1 };
    const quote = await page.request.get(`/api/listings/${listingId}/quote`, { params: stay });
    if (!quote.ok()) continue;
    const { total } = (await quote.json()) as { total: { cents: number } };
    const data = { listingId, ...stay, totalCents: total.cents, key: randomUUID() };
    if ((await page.request.post("/api/bookings", { data, headers: headers() })).ok()) return;
  }
  throw new Error("nothing could be booked");
}
