import type { Page } from "@playwright/test";
import { axe, axeInBothThemes, expect, freshAccount, readEmail, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { addListing, post } from "../support/journey-api.ts";
import { addDays } from "../support/reserving.ts";

const DAY = addDays(new Date().toISOString().slice(0, 10), 40);

/** A boat of whoever is signed in on the page, with a sunset of 6 seats at 6:00 PM every day. */
async function addSunset(host: Page): Promise<{ listingId: string; packageId: string }> {
  const listingId = await addListing(host, { title: "Blue Pearl", type: "boat", category: "Yacht", instantFromDays: 0 });
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const data = { turnaroundMinutes: 30, noticeMinutes: 60 };
  expect((await host.request.put(`/api/host/listings/${listingId}/hours`, { data, headers: { origin } })).ok()).toBe(true);
  const sunset = {
    name: "Sunset",
    minutes: 120,
    captainedCents: 5_000,
    seats: 6,
    guests: 6,
    starts: [{ firstStart: "18:00", lastStart: "18:00" }],
  };
  return { listingId, ...(await post<{ packageId: string }>(host, `/api/host/listings/${listingId}/packages`, sunset)) };
}

test(
  "a guest says who comes aboard, and the captain prints the list and cancels the departure for everybody",
  STORY_AND_PHONE,
  async ({ page, browser }) => {
    const { baseURL, viewport } = test.info().project.use;
    const guest = await (await browser.newContext({ baseURL, viewport })).newPage();
    const [{ email }] = [await freshAccount(guest, "Ada Guest"), await freshAccount(page, "Hal Host")];
    const { listingId, packageId } = await addSunset(page);
    const choice = { listingId, packageId, day: DAY, start: "18:00", crew: "captained", guests: 2, extras: [] };
    const draft = { ...choice, totalCents: 11_200, key: crypto.randomUUID() };
    const { bookingId } = await post<{ bookingId: string }>(guest, "/api/bookings/charters", draft);

    await visit(guest, `/bookings/${bookingId}`);
    const aboard = guest.getByRole("region", { name: "Who's aboard" });
    const first = aboard.getByRole("group", { name: /^Person 1/ });
    await expect(first.getByLabel("Name")).toHaveValue("Ada Guest");
    await first.getByLabel("Age").fill("34");
    await first.getByLabel("Phone").fill("");
    await aboard.getByRole("button", { name: "Save list" }).click();
    await expect(aboard.getByText("Enter a phone number that the captain can call")).toBeVisible();
    await expect(first.getByLabel("Age")).toHaveValue("34");
    await first.getByLabel("Phone").fill("+1 503 555 0100");
    await aboard.getByRole("button", { name: "Save list" }).click();
    await expect(aboard.getByText("Your list is saved. Your host can see it.")).toBeVisible();
    await expect(aboard.getByText("1 of 2 people filled in.")).toBeVisible();
    // Not so that the header covers half of an action.
    await aboard.evaluate((region) => region.scrollIntoView({ block: "start" }));
    await axeInBothThemes(guest);

    await visit(page, `/host/bookings/${bookingId}`);
    await page.getByRole("link", { name: "The whole departure" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunset");
    await expect(page.getByText("2 of 6 seats booked")).toBeVisible();
    await page.getByRole("link", { name: "Passenger list" }).click();
    await expect(page.getByRole("row", { name: /Ada Guest 34 \+1 503 555 0100/ })).toBeVisible();
    await expect(page.getByText("1 person not filled in yet")).toBeVisible();
    await axeInBothThemes(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByText("2 people aboard")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Departure" }).click();

    await page.getByText("Cancel this departure for everyone").click();
    await expect(page.getByText("1 booking is cancelled, and its guest gets everything back: $112.")).toBeVisible();
    await axeInBothThemes(page);
    await page.getByLabel("Reason").selectOption("Another reason");
    await page.getByRole("button", { name: "Cancel departure · refund $112" }).click();
    await expect(page.getByText("Tell your guests why")).toBeVisible();
    await page.getByLabel("Reason").selectOption("Weather, by the captain");
    await page.getByRole("button", { name: "Cancel departure · refund $112" }).click();
    await expect(page.getByText("The departure is cancelled. We told every guest")).toBeVisible();
    await readEmail(guest, email, "Booking cancelled");
    await visit(guest, `/bookings/${bookingId}`);
    await expect(guest.getByText("The host cancelled this booking. Reason: weather, by the captain.")).toBeVisible();
    await page.getByRole("button", { name: "Offer this departure again" }).click();
    await expect(page.getByText("Guests can book this departure again.")).toBeVisible();
    await expect(page.getByText("0 of 6 seats booked")).toBeVisible();
    await axe(page);
    await guest.context().close();
  },
);
