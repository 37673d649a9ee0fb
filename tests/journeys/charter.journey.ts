import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, PHONE_STORY, STORY, test, visit } from "../support/journey.ts";
import { addDays } from "../support/reserving.ts";

/** The browser is in New York, the boats are in Europe: every time is the marina's. */

type Start = { packageId: string; day: string; start: string; seatsLeft: number | null };
type Offered = { packages: { id: string; name: string; captainedCents: number | null }[] };
type Trip = { listingId: string; packageId: string; day: string };

/** A boat in this town with a morning of half a day that a captain takes, on the first free day from so many days ahead on. */
async function freeMorning(page: Page, town: string, daysAhead: number): Promise<Trip> {
  const { listings } = (await (await page.request.get(`/api/listings?q=${town}&charter=true&captain=with`)).json()) as {
    listings: { id: string }[];
  };
  const listingId = listings[0]?.id ?? "";
  const { packages } = (await (await page.request.get(`/api/listings/${listingId}/charters`)).json()) as Offered;
  const half = packages.find(({ name, captainedCents }) => name === "Half day" && captainedCents !== null);
  const day = addDays(new Date().toISOString().slice(0, 10), daysAhead);
  const starts = (await (await page.request.get(`/api/listings/${listingId}/charters/starts?day=${day}&days=60`)).json()) as Start[];
  const morning = starts.find(({ packageId, start }) => packageId === half?.id && start === "08:00");
  if (!morning) throw new Error(`no free morning in ${town}`);
  return { listingId, packageId: morning.packageId, day: morning.day };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const charters = (page: Page) => page.getByRole("region", { name: "By the hour, day or week" });

test("a guest in New York books a morning in France, at the marina's time everywhere", STORY, async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await freshAccount(page);
  await freshAccount(other);
  const { listingId, day } = await freeMorning(page, "Cassis", 30);
  await visit(page, `/properties/${listingId}?day=${day}`);
  await expect(charters(page).getByText("Times at the marina, Central European Time")).toBeVisible();
  await axeInBothThemes(page);
  await charters(page).getByRole("list", { name: "Starts of Half day, with captain" }).getByRole("link", { name: "8:00 AM" }).click();
  await expect(heading(page)).toHaveText("Review and book");
  await expect(page.getByText("8:00 AM to 12:00 PM")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Paddle board/ }).check();
  await expect(page.getByRole("region", { name: "Price" }).getByText("Paddle board")).toBeVisible();
  await axeInBothThemes(page);

  // Somebody else has the same page open, and has written something.
  await visit(other, page.url());
  await other.getByLabel(/^Message to/).fill("We bring our own snorkels.");
  await other.getByRole("checkbox", { name: /^I accept the/ }).check();

  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: /^Book for \$/ }).click();
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await expect(page.getByText(/8:00 AM.*12:00 PM/).first()).toBeVisible();
  await expect(page.getByText(/Central European Time|Cassis time|GMT\+1/).first()).toBeVisible();

  await other.getByRole("button", { name: /^Book for \$/ }).click();
  await expect(other.getByText("This start is no longer available. Please pick another.")).toBeVisible();
  await axeInBothThemes(other);
  await other.getByRole("link", { name: "1:00 PM" }).click();
  await expect(other.getByText("1:00 PM to 5:00 PM")).toBeVisible();
  await expect(other.getByLabel(/^Message to/)).toHaveValue("We bring our own snorkels.");
  await other.context().close();
});

test("whoever steers says by which license, and moves the trip to the afternoon", PHONE_STORY, async ({ page }) => {
  await freshAccount(page);
  const { listingId, packageId, day } = await freeMorning(page, "Cassis", 90);
  await visit(page, `/properties/${listingId}/charter?packageId=${packageId}&day=${day}&start=08:00&crew=bareboat&guests=2`);
  await expect(page.getByText("End cleaning")).toBeVisible();
  await page.getByLabel("License", { exact: true }).fill("ICC");
  await page.getByLabel("License number").fill("204518");
  await page.getByLabel("Issued in (country)").fill("Croatia");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: /^Book for \$/ }).click();
  await expect(heading(page)).toHaveText("Booking Confirmed");

  await visit(page, `/bookings/${new URL(page.url()).pathname.split("/").at(-1)}`);
  await page.getByRole("link", { name: "Change trip" }).click();
  const another = page.getByRole("region", { name: "Another start" });
  await another.getByRole("list", { name: "Starts of Half day, bareboat" }).getByRole("link", { name: "1:00 PM" }).click();
  await expect(page.getByRole("heading", { name: "The price stays the same." })).toBeFocused();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Change booking" }).click();
  await expect(page.getByText(/^Your booking has been changed: .*1:00 PM to 5:00 PM/)).toBeVisible();
});

test("a guest looks for half a day on the water, and finds boats with their starts", PHONE_STORY, async ({ page }) => {
  const { day } = await freeMorning(page, "Cassis", 120);
  await visit(page, `/search?charter=true&day=${day}&hours=4&captain=with`);
  await expect(heading(page)).toHaveText("Charter Boats");
  await expect(page.getByText("Half day · 4 hours").first()).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(charters(page).getByRole("link", { name: "8:00 AM" }).first()).toBeVisible();
});
