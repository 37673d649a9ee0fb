import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, STORY, test, visit } from "../support/journey.ts";
import { addListing, post } from "../support/journey-api.ts";

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const TODAY = new Date().toISOString().slice(0, 10);
/** The middle of the month after the next: in one month, whatever day it is. */
const STAY = addDays(`${addDays(`${TODAY.slice(0, 7)}-01`, 70).slice(0, 7)}-01`, 9);
const range = (from: string, nights: number) => `${from}/${addDays(from, nights)}`;
/** A stay of three nights, and two closed days in the week after. */
const CALENDAR = `webcal://calendars.example/asked.ics?${new URLSearchParams({ stay: range(STAY, 3), closed: range(addDays(STAY, 7), 2) })}`;

test("a host gives other sites an address, changes it and turns it off", STORY, async ({ page }) => {
  await openSync(page);
  const panel = page.getByRole("region", { name: "Your calendar for other sites" });
  await panel.getByRole("button", { name: "Create an address" }).click();
  await expect(panel.getByRole("status").first()).toHaveText("Your new address is ready.");
  const field = panel.getByLabel("Calendar address");
  const address = await field.inputValue();
  const read = await page.request.get(address);
  expect(read.headers()).toMatchObject({ "content-type": "text/calendar; charset=utf-8", etag: expect.stringMatching(/^".+"$/) });
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const again = await page.request.get(address, { headers: { "if-none-match": read.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect(panel.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await panel.getByRole("button", { name: "New address" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("The old address stops working right away.");
  await axeInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(address);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
  await panel.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(panel.getByText("The address is off.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Create an address" })).toBeVisible();
});

test("a host previews and adds a calendar by keys, and decides what it holds until it is removed", STORY, async ({ page }) => {
  test.setTimeout(90_000);
  const listingId = await openSync(page);
  const form = page.getByRole("region", { name: "Calendars from other sites" });
  await expect(page.getByText("No calendars yet.")).toBeVisible();
  await axeInBothThemes(page);
  await form.getByLabel("Calendar address").focus();
  await page.keyboard.type("https://calendars.example/page.ics");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Airbnb");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("That address didn't answer with a calendar.");
  await form.getByLabel("Calendar address").fill(CALENDAR);
  // While the page still loads what the refusal changed, the button is busy and Enter sends nothing.
  await expect(form.getByRole("button", { name: "Preview" })).toBeVisible();
  await form.getByLabel("Name").press("Enter");
  await expect(form.getByRole("heading", { name: "Preview of Airbnb" })).toBeFocused();
  await expect(form.getByRole("definition").first()).toHaveText("5");
  await expect(page.getByText("No calendars yet.")).toBeVisible();
  await axeInBothThemes(page);
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Add calendar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByText("Airbnb added.")).toBeVisible();
  await expect(form.getByLabel("Calendar address")).toHaveValue("");

  const card = page.getByRole("article", { name: "Airbnb" });
  await expect(card).toContainText("Up to date");
  await expect(held(card)).toHaveText("5");
  await expect(card).toContainText("calendars.example/…");
  await expect(page.locator("main")).not.toContainText("asked.ics");

  await visit(page, `/host/manage/${listingId}/calendar?month=${STAY.slice(0, 7)}`);
  await expect(page.locator(`[data-day="${STAY}"]`)).toHaveAccessibleName(/taken in another calendar: Airbnb/);
  await expect(page.locator(`[data-day="${addDays(STAY, 3)}"]`)).not.toHaveAccessibleName(/Airbnb/);
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Sync calendars" }).click();

  await card.getByRole("button", { name: "Sync now" }).click();
  await expect(card.getByRole("status")).toHaveText("Nothing changed.");
  await card.getByRole("button", { name: "Pause" }).click();
  await expect(card.getByText("Paused", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Resume" }).click();
  await expect(card.getByText("Up to date")).toBeVisible();
  await card.getByText("Settings").click();
  await card.getByLabel("Ignore closed days").check();
  await card.getByRole("button", { name: "Save choices" }).click();
  await expect(card.getByText("Your choices are saved.")).toBeVisible();
  await expect(held(card)).toHaveText("3");
  await card.getByText("2 entries ahead").click();
  await expect(card.getByRole("listitem").filter({ hasText: "ignored" })).toHaveCount(1);
  await card.getByLabel("Name").fill("Airbnb, the flat");
  await card.getByRole("button", { name: "Rename" }).click();
  const renamed = page.getByRole("article", { name: "Airbnb, the flat" });
  await renamed.getByText(/^The last \d+ readings$/).click();
  await expect(renamed.getByText("5 nights taken.")).toBeVisible();
  await axeInBothThemes(page);

  await renamed.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("dialog")).toContainText("It holds 3 nights.");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Calendar removed.")).toBeVisible();
  await expect(renamed).toBeHidden();
  await visit(page, `/host/manage/${listingId}/calendar?month=${STAY.slice(0, 7)}`);
  await expect(page.locator(`[data-day="${STAY}"]`)).not.toHaveAccessibleName(/Airbnb/);
});

test("a stay on another site over a booking is shown with both sides until it is dismissed", async ({ page, browser }) => {
  const listingId = await openSync(page);
  const { baseURL, extraHTTPHeaders } = test.info().project.use;
  const guest = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
  await freshAccount(guest, "Ada Guest");
  await book(guest, listingId, { checkIn: addDays(STAY, 1), checkOut: addDays(STAY, 5) });
  await guest.context().close();

  const form = page.getByRole("region", { name: "Calendars from other sites" });
  await form.getByLabel("Calendar address").fill(CALENDAR);
  await form.getByLabel("Name").fill("Vrbo");
  await form.getByRole("button", { name: "Preview" }).click();
  await expect(form.getByRole("link", { name: "Ada Guest" })).toBeVisible();
  await form.getByRole("button", { name: "Add calendar" }).click();
  await expect(form.getByText("Vrbo added.")).toBeVisible();

  await visit(page, "/host/dashboard");
  await page.getByRole("link", { name: "1 stay on another site is on the nights of a booking" }).click();
  const clash = page.getByRole("article");
  await expect(clash).toContainText(/Vrbo.*Booked here.*Ada Guest.*RES-/s);
  await axeInBothThemes(page);
  await visit(page, `/host/manage/${listingId}/calendar?month=${STAY.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: /1 stay on another site/ })).toBeVisible();
  await expect(page.locator(`[data-day="${addDays(STAY, 1)}"]`)).toHaveAccessibleName(/booked by Ada Guest/);
  await expect(page.locator(`[data-day="${STAY}"]`)).toHaveAccessibleName(/Vrbo/);
  await visit(page, "/host/calendar/clashes");
  await clash.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Dismissed. Both stays keep their nights.")).toBeVisible();
  await expect(page.getByText("No clashes.")).toBeVisible();
});

test("a calendar that can't be read when the host asks for it says so once", async ({ page }) => {
  await openSync(page);
  const form = page.getByRole("region", { name: "Calendars from other sites" });
  const name = randomUUID();
  await form.getByLabel("Calendar address").fill(`https://calendars.example/once.ics?${name}`);
  await form.getByLabel("Name").fill("Vrbo");
  await form.getByRole("button", { name: "Preview" }).click();
  await form.getByRole("button", { name: "Add calendar" }).click();
  const card = page.getByRole("article", { name: "Vrbo" });
  await card.getByRole("button", { name: "Sync now" }).click();
  await expect(card.getByRole("alert")).toHaveText("This site answered with an error (503).");
  await expect(card.getByText("This site answered with an error (503).").filter({ visible: true })).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a calendar is previewed and added by plain forms", async ({ page }) => {
    await openSync(page);
    const form = page.getByRole("region", { name: "Calendars from other sites" });
    await form.getByLabel("Calendar address").fill("https://calendars.example/broken.ics");
    await form.getByLabel("Name").fill("Spreadsheet");
    await form.getByRole("button", { name: "Preview" }).click();
    await expect(form.getByText("1 event can't be read")).toBeVisible();
    await expect(form.getByText("Event 1 of the calendar: Its start date is missing or can't be read.")).toBeVisible();
    await form.getByRole("button", { name: "Add calendar" }).click();
    const card = page.getByRole("article", { name: "Spreadsheet" });
    await expect(card).toContainText("Up to date");
    await card.getByRole("button", { name: "Sync now" }).click();
    await expect(card.getByText("Nothing changed.").first()).toBeVisible();
  });
});

const held = (card: Locator) => card.getByRole("definition").first();

/** The page of a new host's new listing. */
async function openSync(page: Page): Promise<string> {
  await freshAccount(page);
  const listingId = await addListing(page, { title: "The Ferry House" });
  await visit(page, `/host/manage/${listingId}/sync`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sync calendars");
  return listingId;
}

async function book(guest: Page, listingId: string, stay: { checkIn: string; checkOut: string }): Promise<void> {
  const quote = await guest.request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...stay, guests: "1" })}`);
  const { total } = (await quote.json()) as { total: { cents: number } };
  await post(guest, "/api/bookings", { listingId, ...stay, guests: 1, totalCents: total.cents, key: randomUUID() });
}
