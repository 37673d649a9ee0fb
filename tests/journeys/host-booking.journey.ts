import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, readEmail, signedInAs, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { addListing, post } from "../support/journey-api.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = { checkIn: inDays(60), checkOut: inDays(63) };

/** A booking of three nights at $250 of whoever is signed in on the guest's page. */
async function bookAt(guest: Page, listingId: string): Promise<string> {
  const quote = await guest.request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...STAY, guests: "1" })}`);
  const { total } = (await quote.json()) as { total: { cents: number } };
  const draft = { listingId, ...STAY, guests: 1, totalCents: total.cents, key: crypto.randomUUID() };
  return (await post<{ bookingId: string }>(guest, "/api/bookings", draft)).bookingId;
}

test(
  "a host opens a booking, notes something, and cancels it with a reason while the nights stay blocked",
  STORY_AND_PHONE,
  async ({ page, browser }) => {
    const { baseURL, viewport } = test.info().project.use;
    const guest = await (await browser.newContext({ baseURL, viewport })).newPage();
    const [{ email }] = [await freshAccount(guest, "Ada Guest"), await freshAccount(page, "Hal Host")];
    const listingId = await addListing(page, { title: "Patience at the pier", cancellationPolicy: "moderate" });
    const bookingId = await bookAt(guest, listingId);

    await visit(page, "/host/bookings");
    await expect(page.getByRole("article")).toContainText(/Ada Guest.*Arrives in \d+ days.*3 nights.*\$750.*payout/s);
    await page.getByRole("link", { name: "Ada Guest" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Guest");
    await expect(page.getByRole("region", { name: "You earn" })).toContainText(/\$750.*3 nights × \$250/s);
    await expect(page.getByText("This is Ada's only booking with you.")).toBeVisible();
    const note = page.getByLabel("Your note");
    await note.fill("Brings a dog.");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved.")).toBeVisible();
    await page.getByText("Cancel booking", { exact: true }).click();
    await axeInBothThemes(page);

    const cancel = page.getByRole("button", { name: "Cancel booking · refund $840" });
    await cancel.click();
    await expect(page.getByText("Choose a reason", { exact: true }).last()).toBeVisible();
    await expect(page.getByText("Choose what happens to the nights")).toBeVisible();
    await page.getByLabel("Reason").selectOption("Damage or repairs");
    await page.getByLabel("A message to Ada (optional)").fill("The roof leaks.");
    await page.getByText("Keep the nights blocked").click();
    await expect(page.getByLabel("Keep the nights blocked")).toBeChecked();
    await cancel.click();
    await expect(page.getByText("your guest gets a full refund. The nights stay blocked.")).toBeVisible();
    await expect(note).toHaveValue("Brings a dog.");
    await readEmail(page, email, "Booking cancelled");
    await visit(page, `/host/manage/${listingId}/calendar?month=${STAY.checkIn.slice(0, 7)}`);
    await expect(page.locator(`[data-day="${STAY.checkIn}"]`)).toHaveAccessibleName(/blocked: Damage or repairs/);

    expect((await guest.goto(`/host/bookings/${bookingId}`))?.status()).toBe(404);
    await guest.goto(`/bookings/${bookingId}`);
    await expect(guest.getByText("The host cancelled this booking. Reason: damage or repairs.")).toBeVisible();
    await guest.context().close();
  },
);

test("a host's day leads to its guests", async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  await visit(page, "/host/dashboard");
  await expect(page.getByRole("list", { name: "Next 7 days" }).getByRole("listitem")).toHaveCount(7);
  await axeInBothThemes(page);
  const asked = page.getByRole("region", { name: "Needs your answer" }).getByRole("link", { name: /asks for a change/ });
  await asked.click();
  await expect(page).toHaveURL(/\/host\/bookings\//);
  await expect(page.getByRole("region", { name: /asks for a change$/ })).toBeVisible();
});
