import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, signedInAs, STORY_AND_PHONE, test, visit } from "../support/journey.ts";

/** Each project adds to another listing of the demo's host, and each journey in another month. */
const TITLE = { desktop: "Two Chimneys", phone: "Lantern Cottage" };

test(
  "a host adds a guest from elsewhere on the calendar, finds and changes the booking, and removes it",
  STORY_AND_PHONE,
  async ({ page }) => {
    const { listingId, first, last } = await freeNights(page, 14);
    await visit(page, `/host/manage/${listingId}/calendar?month=${first.slice(0, 7)}`);
    await dayOf(page, first).press("Shift+ArrowRight");
    await dayOf(page, last).press("Enter");
    await page.getByRole("link", { name: "Add a booking" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a booking");
    await expect(page.getByLabel("Check-in")).toHaveValue(first);
    await expect(page.getByLabel("Check-out")).toHaveValue(addDays(last, 1));
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Add booking" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    const name = `Mária ${test.info().project.name}`;
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Guests").fill("3");
    await page.getByLabel("Phone or email").fill("+1 206 555 0123");
    await page.getByLabel("Note").fill("Brings a surfboard");
    await page.getByRole("button", { name: "Add booking" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("Booking added.")).toBeVisible();
    await expect(page.getByRole("link", { name: /Call.*0123/ })).toBeVisible();
    await axeInBothThemes(page);

    await page.getByLabel("Guests").fill("4");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Booking saved.")).toBeVisible();
    await expect(page.getByText(/2 nights · 4 guests/)).toBeVisible();

    const elsewhere = await page.context().newPage();
    await visit(elsewhere, new URL(page.url()).pathname);
    await elsewhere.getByLabel("Note").fill("Comes by car");
    await elsewhere.getByRole("button", { name: "Save changes" }).click();
    await expect(elsewhere.getByText("Booking saved.")).toBeVisible();
    await elsewhere.close();
    await page.getByLabel("Note").fill("Brings a surfboard and a dog");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Someone saved this booking in another window.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Discard mine, load theirs" })).toBeVisible();
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByText("Booking saved.")).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("Brings a surfboard and a dog");

    await page.getByRole("link", { name: "Calendar", exact: true }).filter({ hasText: "Calendar" }).last().click();
    await expect(dayOf(page, first)).toHaveAccessibleName(new RegExp(`added by you: ${name}`));
    const bar = page.getByRole("link", { name: new RegExp(`^${name}, .*4 guests, added by you`) });
    await expect(bar.first()).toBeVisible();

    await visit(page, "/host/bookings?q=maria+surfboard");
    const row = page.getByRole("article").filter({ hasText: name });
    await expect(row).toContainText("Added by you");
    await axeInBothThemes(page);
    await row.getByRole("link").click();
    await page.getByText("Remove this booking").click();
    await page.getByRole("button", { name: "Remove booking" }).click();
    await expect(page.getByText("Booking removed.")).toBeVisible();
    await visit(page, `/host/manage/${listingId}/calendar?month=${first.slice(0, 7)}`);
    await expect(dayOf(page, first)).not.toHaveAccessibleName(/added by you/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a host adds their own stay by a plain form, and nights that are taken are named at their field", async ({ page }) => {
    const { listingId, first, last } = await freeNights(page, 16);
    const add = async () => {
      await visit(page, `/host/bookings/new?listing=${listingId}&checkIn=${first}&checkOut=${addDays(last, 1)}`);
      await page.getByText("Own use", { exact: true }).click();
      await page.getByRole("button", { name: "Add booking" }).click();
    };
    await add();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Own use");
    const address = new URL(page.url()).pathname;
    await add();
    await expect(page.getByLabel("Check-in")).toHaveAccessibleDescription(/ is held by your own stay$/);
    await visit(page, address);
    await page.getByText("Remove this booking").click();
    await page.getByRole("button", { name: "Remove booking" }).click();
    await expect(page.getByText("Booking removed.")).toBeVisible();
  });
});

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** Two free nights in a row of a listing, so many months ahead, in one week. */
async function freeNights(page: Page, monthsAhead: number): Promise<{ listingId: string; first: string; last: string }> {
  await signedInAs(page, "host@demo.test");
  const { listings } = (await (await page.request.get("/api/host/calendar")).json()) as {
    listings: { listing: { id: string; title: string } }[];
  };
  const title = TITLE[test.info().project.name as keyof typeof TITLE];
  const listingId = listings.find(({ listing }) => listing.title.startsWith(title))?.listing.id ?? "";
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1)).toISOString().slice(0, 7);
  const read = await page.request.get(`/api/host/listings/${listingId}/calendar?month=${month}`);
  const { days } = (await read.json()) as { days: { day: string; held: string | null }[] };
  const held = new Set(days.flatMap(({ day, held: by }) => (by ? [day] : [])));
  const nights = Array.from({ length: 26 }, (_, night) => addDays(`${month}-01`, night));
  const first = nights.find((night) => new Date(night).getUTCDay() < 6 && !held.has(night) && !held.has(addDays(night, 1))) ?? "";
  return { listingId, first, last: addDays(first, 1) };
}
