import type { Locator, Page } from "@playwright/test";
import { ANY_WIDTH, axe, axeInBothThemes, expect, freshAccount, signedInAs, test, visit } from "../support/journey.ts";

type Calendar = { today: string; minimumNights: number; days: { day: string; held: string | null }[] };
type Stay = { listingId: string; checkIn: string; checkOut: string };

test("a guest chooses dates on the calendar by keyboard, sees the price and reserves", async ({ page }) => {
  await freshAccount(page);
  const { listingId, checkIn } = await freeStay(page, "Camden");
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  if (await panel.getByRole("button", { name: "Open calendar" }).isVisible())
    await panel.getByRole("button", { name: "Open calendar" }).press("Enter");
  await expect(focused(page)).toHaveAttribute("aria-label", /\d{4}/);
  await axeInBothThemes(page);
  await moveTo(page, checkIn);
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/^Select a check-out date/)).toBeVisible();
  await expect(focused(page)).toHaveAttribute("aria-label", /your check-out/);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Open calendar" })).toBeFocused();
  await expect(panel.getByLabel("Check-in", { exact: true })).toHaveValue(checkIn);
  await panel.getByRole("button", { name: "Add a guest" }).press("Enter");
  await expect(page).toHaveURL(/guests=2/);
  await totalOf(panel);
  await panel.getByRole("button", { name: "Reserve", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
  await expect(page.getByText("3 nights, 2 guests")).toBeVisible();
});

test("the keys lead on over the end of a month", async ({ page }) => {
  const { listingId } = await freeStay(page, "Camden");
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  const opener = panel.getByRole("button", { name: "Open calendar" });
  if (await opener.isVisible()) await opener.press("Enter");
  await expect(focused(page)).toHaveAttribute("aria-label", /\d{4}/);
  const { today } = await readCalendar(page, listingId);
  await moveTo(page, addDays(today, 14));
  for (let step = 15; step < 110; step++) {
    await page.keyboard.press("ArrowRight");
    await expect(focused(page)).toHaveAttribute("aria-label", new RegExp(inWords(addDays(today, step))));
  }
});

test("a double click reserves once, and the confirmation gives the documents to take along", async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Cassis");
  await visit(page, addressOf(stay));
  const panel = await openPanel(page);
  const total = await totalOf(panel);
  await panel.getByRole("button", { name: "Reserve", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
  await expect(page.getByText(/^RES-\d{8}-[A-Z0-9]{6}$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Price" })).toContainText(`Total Paid${total}`);
  await expect(page.getByRole("link", { name: /@/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to my profile" })).toHaveAttribute("href", "/profile");
  expect(await upcomingTrips(page)).toBe(1);
  await axeInBothThemes(page);

  const calendar = await page.getByRole("link", { name: /^Add to Calendar/ }).getAttribute("href");
  expect(new URL(calendar ?? "").searchParams.get("text")).toMatch(/^Stay at /);
  const pdf = await download(page, "Download Itinerary");
  expect(pdf.name).toMatch(/^itinerary-RES-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const entry = await download(page, "Calendar file (.ics)");
  for (const line of [`DTSTART;VALUE=DATE:${stay.checkIn}`, `DTEND;VALUE=DATE:${stay.checkOut}`])
    expect(entry.bytes.toString()).toContain(line.replaceAll("-", ""));
});

test("nights that somebody has just taken are refused, and what was chosen stays", async ({ page, browser }) => {
  const stay = await freeStay(page, "Hvar");
  await freshAccount(page);
  await visit(page, addressOf(stay));
  const panel = await openPanel(page);
  await totalOf(panel);

  const other = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const otherPage = await other.newPage();
  await freshAccount(otherPage);
  await visit(otherPage, addressOf(stay));
  await (await openPanel(otherPage)).getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(otherPage).toHaveURL(/\/booking\/confirmation\//);
  await other.close();

  await panel.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(panel.getByRole("alert")).toHaveText("These dates are no longer available");
  await expect(panel.getByLabel("Check-in", { exact: true })).toHaveValue(stay.checkIn);
  await axe(page);
  await panel.getByRole("button", { name: "Check availability" }).click();
  await expect(focused(page)).toHaveAttribute("aria-label", /\d{4}/);
  expect(await upcomingTrips(page)).toBe(0);
});

test("a price that has changed is shown and asked for again", async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Bergen");
  await page.route("**/quote?*", async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as { total: { cents: number } };
    await route.fulfill({ response, json: { ...quote, total: { ...quote.total, cents: quote.total.cents - 10_000 } } });
  });
  await visit(page, `/properties/${stay.listingId}`);
  const panel = await openPanel(page);
  await panel.getByLabel("Check-in", { exact: true }).fill(stay.checkIn);
  await panel.getByLabel("Check-out", { exact: true }).fill(stay.checkOut);
  const shown = await totalOf(panel);
  await panel.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(panel.getByRole("alert")).toContainText("The price has changed");
  await expect(panel.getByRole("alert")).toContainText(`It was ${shown}`);
  const now = await totalOf(panel);
  expect(now).not.toBe(shown);
  await axe(page);
  await panel.getByRole("button", { name: `Reserve for ${now}` }).click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  await expect(page.getByRole("region", { name: "Price" })).toContainText(`Total Paid${now}`);
});

test("an answer that got lost and a second try make one booking", ANY_WIDTH, async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Savonlinna");
  await visit(page, addressOf(stay));
  const panel = await openPanel(page);
  let tries = 0;
  await page.route("**/api/bookings", async (route) => {
    tries++;
    const response = await route.fetch();
    await (tries === 1 ? route.fulfill({ status: 201, body: '{"booki' }) : route.fulfill({ response }));
  });
  await panel.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(panel.getByRole("alert")).toContainText("Failed to create booking");
  await panel.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  expect(tries).toBe(2);
  expect(await upcomingTrips(page)).toBe(1);
});

test("dates that cannot be are explained where they were typed", async ({ page }) => {
  const { listingId, checkIn } = await freeStay(page, "Camden");
  const { today } = await readCalendar(page, listingId);
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  const [arrive, leave] = [panel.getByLabel("Check-in", { exact: true }), panel.getByLabel("Check-out", { exact: true })];
  await arrive.fill(checkIn);
  await leave.fill(addDays(checkIn, -1));
  await expect(leave).toHaveAccessibleDescription("Check-out date must be after check-in date");
  await leave.fill(addDays(checkIn, 1));
  await expect(leave).toHaveAccessibleDescription("This place has a 3-night minimum");
  await axe(page);
  await arrive.fill(addDays(today, -2));
  await expect(arrive).toHaveAccessibleDescription("Check-in date cannot be in the past");
  await visit(page, `/properties/${listingId}?checkIn=${checkIn}&checkOut=${addDays(checkIn, 3)}&guests=99`);
  await expect((await openPanel(page)).getByLabel("Guests")).toHaveAccessibleDescription(/^This place is for up to \d+ guests/);
});

test("a visitor who reserves signs in first and finds the dates still there", async ({ page }) => {
  const account = await freshAccount(page);
  await page.context().clearCookies();
  const stay = await freeStay(page, "Newport");
  await visit(page, addressOf(stay));
  await (await openPanel(page)).getByRole("link", { name: "Reserve" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproperties%2F/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(addressOf(stay));
  await expect((await openPanel(page)).getByRole("button", { name: "Reserve", exact: true })).toBeVisible();
});

test("a host cannot reserve their own listing, and is led to managing it", async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { id: string } };
  const { listings } = (await (await page.request.get(`/api/listings?host=${user.id}`)).json()) as { listings: { id: string }[] };
  await visit(page, `/properties/${listings[0]?.id}`);
  const panel = await openPanel(page);
  await expect(panel.getByText("This is your listing", { exact: false })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Manage Properties" })).toHaveAttribute("href", "/host/manage");
});

test("a booking is its own people's: to everybody else it is not there", ANY_WIDTH, async ({ page }) => {
  await freshAccount(page);
  for (const id of ["6f0b7b2c-1c66-4c5f-9a9e-0d5d0e6f1a11", "not-an-id"]) {
    const response = await visit(page, `/booking/confirmation/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking not found");
    expect((await page.request.get(`/bookings/${id}/itinerary.pdf`)).status()).toBe(404);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the bar opens a sheet that holds the focus and closes by Escape, and hides nothing", async ({ page }) => {
    const { listingId } = await freeStay(page, "Newport");
    await visit(page, `/properties/${listingId}`);
    const open = page.getByRole("complementary", { name: "Reserve" }).getByRole("button", { name: "Check availability" });
    await open.click();
    await expect(page.getByRole("grid").first()).toBeVisible();
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(open).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [bar, footer] = await Promise.all(
      [page.getByRole("complementary", { name: "Reserve" }), page.getByRole("contentinfo")].map((part) => part.boundingBox()),
    );
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("the price is asked for and the stay reserved by plain forms", async ({ page }) => {
    await freshAccount(page);
    const stay = await freeStay(page, "Nantucket");
    await visit(page, `/properties/${stay.listingId}`);
    const panel = page.getByRole("complementary", { name: "Reserve" });
    await panel.getByLabel("Check-in", { exact: true }).fill(stay.checkIn);
    await panel.getByLabel("Check-out", { exact: true }).fill(stay.checkOut);
    await panel.getByRole("button", { name: "Check availability" }).click();
    await expect(panel.getByText("Cleaning fee")).toBeVisible();
    await panel.getByRole("button", { name: "Reserve", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
    expect(await upcomingTrips(page)).toBe(1);
    await visit(page, addressOf(stay));
    await expect(panel.getByRole("alert")).toHaveText("These dates are no longer available");
  });
});

/** The card beside the listing, or on a phone the sheet that the bar opens. */
async function openPanel(page: Page): Promise<Locator> {
  const bar = page.getByRole("complementary", { name: "Reserve" });
  await expect(bar).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 1024) return bar;
  const sheet = page.getByRole("dialog");
  await bar.getByRole("button").click();
  await expect(sheet.getByLabel("Guests").or(sheet.getByText("This is your listing")).first()).toBeVisible();
  return sheet;
}

const focused = (page: Page) => page.locator(":focus");

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const addressOf = ({ listingId, checkIn, checkOut }: Stay) => `/properties/${listingId}?checkIn=${checkIn}&checkOut=${checkOut}`;

async function readCalendar(page: Page, listingId: string): Promise<Calendar> {
  return (await (await page.request.get(`/api/listings/${listingId}/calendar`)).json()) as Calendar;
}

/** The shortest stay that is free at a place, far enough ahead; each project looks in another season, so that none takes another's nights. */
async function freeStay(page: Page, city: string): Promise<Stay> {
  const { listings } = (await (await page.request.get(`/api/listings?q=${city}`)).json()) as { listings: { id: string }[] };
  const listingId = listings[0]?.id ?? "";
  const { today, minimumNights, days } = await readCalendar(page, listingId);
  const held = new Set(days.filter((day) => day.held).map(({ day }) => day));
  let checkIn = addDays(today, test.info().project.name === "phone" ? 60 : 30);
  const isFree = (day: string) =>
    Array.from({ length: minimumNights }, (_, index) => addDays(day, index)).every((night) => !held.has(night));
  while (!isFree(checkIn)) checkIn = addDays(checkIn, 1);
  return { listingId, checkIn, checkOut: addDays(checkIn, minimumNights) };
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" }).format(new Date(day));

/** Goes to the day by the keys alone: down by weeks, then on by days. */
async function moveTo(page: Page, day: string): Promise<void> {
  const words = inWords(day);
  const from = /\w+ \d+, \d{4}/.exec((await focused(page).getAttribute("aria-label")) ?? "")?.[0] ?? "";
  const days = Math.round((Date.parse(`${words} UTC`) - Date.parse(`${from} UTC`)) / 86_400_000);
  for (let week = 0; week < Math.floor(days / 7); week++) await page.keyboard.press("ArrowDown");
  for (let rest = 0; rest < days % 7; rest++) await page.keyboard.press("ArrowRight");
  await expect(focused(page)).toHaveAttribute("aria-label", new RegExp(words));
}

/** The total as soon as the server has said it. */
async function totalOf(panel: Locator): Promise<string> {
  const breakdown = panel.locator("[aria-busy=false]").last();
  await expect(breakdown.getByText("Total", { exact: true })).toBeVisible();
  return /Total(\$[\d,.]+)/.exec((await breakdown.textContent()) ?? "")?.[1] ?? "";
}

async function upcomingTrips(page: Page): Promise<number> {
  const { counts } = (await (await page.request.get("/api/bookings")).json()) as { counts: { upcoming: number } };
  return counts.upcoming;
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
