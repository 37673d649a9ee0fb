import type { Browser, Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, readEmail, STORY, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { addListing, post } from "../support/journey-api.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = { checkIn: inDays(60), checkOut: inDays(63) };

const newVisit = async (browser: Browser, options: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL, ...options })).newPage();

/** A booking of three nights at $250 of whoever is signed in on the guest's page. */
async function bookAt(guest: Page, host: Page, cancellationPolicy: "moderate" | "strict"): Promise<string> {
  const listingId = await addListing(host, { title: "Patience at the pier", cancellationPolicy });
  const { total } = (await (
    await guest.request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...STAY, guests: "1" })}`)
  ).json()) as { total: { cents: number } };
  const draft = { listingId, ...STAY, guests: 1, totalCents: total.cents, key: crypto.randomUUID() };
  return (await post<{ bookingId: string }>(guest, "/api/bookings", draft)).bookingId;
}

test(
  "a guest adds a night while that is free, and sees the difference before anything changes",
  STORY_AND_PHONE,
  async ({ page, browser }) => {
    const host = await newVisit(browser);
    const [{ email }] = [await freshAccount(page, "Ada Guest"), await freshAccount(host, "Hal Host")];
    const bookingId = await bookAt(page, host, "moderate");
    await visit(page, `/bookings/${bookingId}`);
    await page.getByRole("link", { name: "Change dates or guests" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change dates or guests");
    const typed = page.getByRole("button", { name: "Type the dates instead" });
    if (!(await typed.isVisible())) await page.getByRole("button", { name: /^Dates/ }).click();
    await typed.click();
    await page.getByLabel("Check-out", { exact: true }).fill(inDays(64));
    await page.getByRole("spinbutton", { name: "Adults" }).fill("2");
    await page.getByRole("button", { name: "See the new price" }).click();
    await expect(page.getByRole("heading", { name: "You'll pay $280 more." })).toBeFocused();
    const table = page.getByRole("table");
    await expect(table.getByRole("row", { name: /^Nights/ })).toContainText("3 nights4 nights");
    await expect(table.getByRole("row", { name: /^Total/ })).toContainText("$840$1,120");
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Change booking · pay $280" }).click();
    await expect(page.getByText("Your booking has been changed:")).toBeVisible();
    await expect(page.getByText("4 nights, 2 guests")).toBeVisible();
    await readEmail(page, email, "Booking changed");
    await host.context().close();
  },
);

test("dates that the guest can't have are refused with the reason", async ({ page, browser }) => {
  const host = await newVisit(browser);
  await freshAccount(page);
  await freshAccount(host);
  const bookingId = await bookAt(page, host, "moderate");
  await visit(page, `/bookings/${bookingId}/change?${new URLSearchParams({ ...STAY, guests: "1" })}`);
  await expect(page.getByRole("alert")).toHaveText("The booking already has these dates and guests.");
  await visit(page, `/bookings/${bookingId}/change?checkIn=${inDays(60)}&checkOut=${inDays(64)}&guests=40`);
  await expect(page.getByRole("alert")).toHaveText("This place is for up to 6 guests");
  const answer = await visit(host, `/bookings/${bookingId}/change`);
  expect(answer?.status()).toBe(404);
  await host.context().close();
});

test("a guest without scripts asks for a change, and the host approves it", STORY, async ({ page, browser }) => {
  const guest = await newVisit(browser, { javaScriptEnabled: false });
  const [{ email }] = [await freshAccount(guest, "Ada Guest"), await freshAccount(page, "Hal Host")];
  const bookingId = await bookAt(guest, page, "strict");
  await guest.goto(`/bookings/${bookingId}/change`);
  await guest.getByLabel("Check-in", { exact: true }).fill(inDays(61));
  await guest.getByRole("button", { name: "See the new price" }).click();
  await expect(guest.getByRole("heading", { name: "If Hal approves, you'll get $250 back." })).toBeVisible();
  await guest.getByRole("button", { name: "Ask Hal to change it" }).click();
  await expect(guest.getByRole("heading", { name: "Waiting for Hal to answer" })).toBeVisible();
  await expect(guest.getByText("3 nights, 1 guest")).toBeVisible();

  await visit(page, `/bookings/${bookingId}`);
  const card = page.getByRole("region", { name: "Ada asks for a change" });
  await expect(card).toContainText("Your payout will be $250 lower.");
  await axeInBothThemes(page);
  await card.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The booking has been changed.")).toBeVisible();
  await expect(page.getByText("2 nights, 1 guest")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("2 nights, 1 guest")).toBeVisible();
  await readEmail(page, email, "Booking changed");
  await guest.context().close();
});

test("a host suggests other dates, and the guest accepts them after seeing the price", STORY, async ({ page, browser }) => {
  const guest = await newVisit(browser);
  await freshAccount(guest, "Ada Guest");
  await freshAccount(page, "Hal Host");
  const bookingId = await bookAt(guest, page, "moderate");
  await visit(page, `/host/bookings/${bookingId}`);
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suggest a change");
  await page.getByRole("button", { name: "Type the dates instead" }).click();
  await page.getByLabel("Check-in", { exact: true }).fill(inDays(61));
  await page.getByRole("button", { name: "See the new price" }).click();
  await expect(page.getByRole("heading", { name: "If Ada accepts, your payout will be $250 lower." })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Suggest it to Ada" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for Ada to answer" })).toBeVisible();

  await visit(guest, `/bookings/${bookingId}`);
  const card = guest.getByRole("region", { name: "Hal suggests a change" });
  await expect(card).toContainText("You'll get $280 back.");
  await axeInBothThemes(guest);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByText("Your booking has been changed.")).toBeVisible();
  await visit(page, `/host/bookings/${bookingId}`);
  await expect(page.getByText("Guest accepted the change")).toBeVisible();
  await guest.context().close();
});
