import type { Locator, Page } from "@playwright/test";
import {
  axeInBothThemes,
  expect,
  freshAccount,
  PHONE_STORY,
  PHONE_TOO,
  reload,
  signedInAs,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";

type Day = { day: string; held: string | null };
type Month = { today: string; days: Day[] };

/** Each project changes another listing of the demo's host, and each journey other days of it. */
const TITLE = { desktop: "Roof Terrace", phone: "Harbor Light" };

test("a host blocks days by mouse or finger, guests cannot book them, and they are opened again", PHONE_TOO, async ({ page }) => {
  const { listingId, days } = await openCalendar(page, 8);
  const [first = "", second = "", last = ""] = days;
  const panel = await choose(page, first, last);
  await expect(panel.getByLabel("First day").first()).toHaveValue(first);
  await expect(panel.getByLabel("Last day").first()).toHaveValue(last);
  await expect(panel.getByRole("button", { name: "Unblock" })).toBeHidden();
  await panel.getByLabel("Reason").fill("Painting the porch");
  await panel.getByRole("button", { name: "Block", exact: true }).click();
  await expect(panel.getByRole("status").first()).toContainText(" blocked.");
  await expect(dayOf(page, second)).toHaveAccessibleName(/blocked: Painting the porch/);
  await axeInBothThemes(page);

  await asGuest(page, async (guest) => {
    await visit(guest, `/properties/${listingId}?checkIn=${first}&checkOut=${addDays(last, 1)}`);
    await expect(guest.getByRole("alert").filter({ hasText: "Selected dates include blocked dates" })).toBeVisible();
  });

  await choose(page, second, second);
  await panel.getByRole("button", { name: "Unblock" }).click();
  await expect(panel.getByRole("status").first()).toContainText(" available again.");
  await expect(dayOf(page, second)).not.toHaveAccessibleName(/blocked/);
  await expect(dayOf(page, first)).toHaveAccessibleName(/blocked/);
  await choose(page, last, first);
  await panel.getByRole("button", { name: "Unblock" }).click();
  await expect(dayOf(page, first)).not.toHaveAccessibleName(/blocked/);
});

test("keys that are held over the end of a month are not lost while the next one loads", async ({ page }) => {
  await openCalendar(page, 9);
  await page.getByRole("gridcell").last().press("Home");
  const from = (await focused(page).getAttribute("data-day")) ?? "";
  await moveTo(page, from);
  for (let press = 0; press < 12; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect(dayOf(page, addDays(from, 12))).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "Selected dates" });
  await expect(panel.getByLabel("First day").first()).toHaveValue(from);
  await expect(panel.getByLabel("Last day").first()).toHaveValue(addDays(from, 12));
});

test("a host chooses days by keys alone, and the focus goes where the work is", PHONE_TOO, async ({ page }) => {
  const { days } = await openCalendar(page, 9);
  const [first = "", second = ""] = days;
  await page.getByRole("gridcell").first().press("Home");
  await moveTo(page, first);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(dayOf(page, second)).toBeFocused();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Enter");
  const panel = isPhone() ? page.getByRole("dialog") : page.getByRole("complementary", { name: "Selected dates" });
  if (!isPhone()) await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  await panel.getByLabel("Reason").press("Enter");
  await expect(panel.getByRole("status").first()).toContainText(" blocked.");
  if (isPhone()) await page.keyboard.press("Escape");
  await expect(dayOf(page, second)).toHaveAccessibleName(/blocked/);
  await dayOf(page, second).press("PageDown");
  await expect(page).toHaveURL(/month=/);
  await expect(focused(page)).toHaveAccessibleName(new RegExp(monthOf(addMonth(second))));
  await page.keyboard.press("PageUp");
  await expect(dayOf(page, second)).toBeFocused();
  for (const key of ["PageDown", "PageUp", "PageDown"]) await page.keyboard.press(key);
  await expect(focused(page)).toHaveAccessibleName(new RegExp(monthOf(addMonth(second))));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
});

test("a host prices weekdays and weekends in one go, and guests are quoted that", STORY_AND_PHONE, async ({ page }) => {
  const { listingId, days } = await openCalendar(page, 10);
  const panel = await choose(page, days[0] ?? "", days[2] ?? "");
  await panel.getByText("Weekdays and weekends").click();
  await panel.getByLabel("Weekdays").fill("101.50");
  await panel.getByLabel("Weekends").fill("222.25");
  await panel.getByRole("button", { name: "Save prices" }).click();
  await expect(panel.getByRole("status").first()).toContainText("$101.50 on weekdays and $222.25 on weekends");
  const nights = days.slice(0, 3);
  const expected = nights.reduce((sum, day) => sum + (isWeekend(day) ? 22_225 : 10_150), 0);
  const quote = await page.request.get(
    `/api/listings/${listingId}/quote?checkIn=${nights[0]}&checkOut=${addDays(nights[2] ?? "", 1)}&guests=1`,
  );
  expect(((await quote.json()) as { subtotal: { cents: number } }).subtotal.cents).toBe(expected);
  await asGuest(page, async (guest) => {
    await visit(guest, `/properties/${listingId}?checkIn=${nights[0]}&checkOut=${addDays(nights[2] ?? "", 1)}`);
    await expect(guest.getByText(dollars(expected), { exact: true }).first()).toBeVisible();
  });
  await panel.getByRole("button", { name: "Clear price" }).click();
  await expect(panel.getByRole("status").first()).toContainText("Base price restored");
  await expect(panel.getByRole("button", { name: "Clear price" })).toBeHidden();
});

test("a booked night is shown with its guest and cannot be blocked", PHONE_TOO, async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  const { listings } = (await (await page.request.get("/api/host/calendar")).json()) as {
    listings: { listing: { id: string }; stays: { id: string; source: string; checkIn: string; guestName: string }[]; today: string }[];
  };
  const isAhead = (today: string) => (each: { source: string; checkIn: string }) => each.source === "booking" && each.checkIn > today;
  const one = listings.find(({ stays, today }) => stays.some(isAhead(today)));
  const stay = one?.stays.find(isAhead(one.today));
  const [listingId = "", night = ""] = [one?.listing.id, stay?.checkIn];
  await visit(page, `/host/manage/${listingId}/calendar?month=${night.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: stay?.guestName }).first()).toHaveAttribute("href", `/host/bookings/${stay?.id}`);
  await expect(dayOf(page, night)).toHaveAccessibleName(new RegExp(`booked by ${stay?.guestName}`));
  const panel = await choose(page, night, night);
  await expect(panel.getByText("Select other dates to block.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Block", exact: true })).toBeHidden();
  const nights = { listingIds: [listingId], first: night, last: night };
  const refused = await write(page, "put", "/api/host/calendar/blocks", nights);
  expect(refused).toEqual([409, `${monthDay(night)} is booked`]);
  const [status, title] = await write(page, "post", "/api/host/calendar/blocks/removal", nights);
  expect([status, title]).toEqual([409, "This date is not blocked"]);
});

test("a host blocks the free days around a booking", PHONE_TOO, async ({ page }) => {
  const { listingId, days } = await openCalendar(page, 5);
  const [first = "", , last = ""] = days;
  const free = addDays(last, 1);
  await asGuest(page, (guest) => book(guest, listingId, { checkIn: first, checkOut: free }));
  await reload(page);
  const panel = await choose(page, first, free);
  await expect(panel.getByText(`${monthDay(first)} is booked. You can block the free days around it.`)).toBeVisible();
  await panel.getByRole("button", { name: "Block the free days" }).click();
  await expect(panel.getByRole("status").first()).toContainText("are blocked.");
  await expect(dayOf(page, free)).toHaveAccessibleName(/blocked/);
  await expect(dayOf(page, last)).toHaveAccessibleName(/booked by/);
});

test("a night that was booked meanwhile is not blocked, and the host is told", PHONE_TOO, async ({ page }) => {
  const { listingId, days } = await openCalendar(page, 7);
  const [first = "", , last = ""] = days;
  const panel = await choose(page, first, last);
  await asGuest(page, (guest) => book(guest, listingId, { checkIn: first, checkOut: addDays(last, 1) }));
  await panel.getByLabel("Reason").fill("Painting the porch");
  await panel.getByRole("button", { name: "Block", exact: true }).click();
  for (const day of days) await expect(dayOf(page, day)).toHaveAccessibleName(/booked by Robin Harbour/);
  await expect(panel.getByRole("alert")).toHaveText(`${monthDay(first)} is booked`);
  await expect(panel.getByText("Select other dates to block.")).toBeVisible();
  await axeInBothThemes(page);
  await reload(page);
  await expect(page.getByRole("gridcell", { name: /Painting the porch/ })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first and the last day are tapped, and a sheet comes up", PHONE_STORY, async ({ page }) => {
    const { days } = await openCalendar(page, 11);
    const [first = "", last = ""] = [days[0], days[2]];
    await expect(async () => {
      await dayOf(page, first).tap();
      await expect(page.getByText("Tap the last night")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeHidden();
    await dayOf(page, last).tap();
    await expect(sheet.getByLabel("First day").first()).toHaveValue(first);
    await expect(sheet.getByLabel("Last day").first()).toHaveValue(last);
    await axeInBothThemes(page);
    await sheet.getByLabel("Price per night").fill("99.99");
    await sheet.getByRole("button", { name: "Set price" }).tap();
    await expect(sheet.getByRole("status")).toContainText("$99.99 per night");
    await sheet.getByRole("button", { name: "Clear price" }).tap();
    await expect(sheet.getByRole("status")).toContainText("Base price restored");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("days are blocked, refused and opened again by plain forms", async ({ page }) => {
    const { days } = await openCalendar(page, 12);
    const [first = "", last = ""] = [days[0], days[1]];
    const fill = async (of: Locator) => {
      await of.getByLabel("First day").fill(first);
      await of.getByLabel("Last day").fill(last);
    };
    const form = page.locator("form").filter({ hasText: "Availability" });
    await fill(form);
    await form.getByLabel("Reason").fill("Moving furniture");
    await form.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText(/\d blocked\.$/)).toBeVisible();
    await expect(dayOf(page, first)).toHaveAccessibleName(/blocked: Moving furniture/);
    await fill(form);
    await form.getByRole("button", { name: "Unblock" }).click();
    await expect(page.getByText(/ available again\.$/)).toBeVisible();
    await form.getByLabel("First day").fill(first);
    await form.getByLabel("Last day").fill(first);
    await form.getByRole("button", { name: "Unblock" }).click();
    await expect(page.getByText("This date is not blocked")).toBeVisible();
  });
});

const isPhone = () => (test.info().project.use.viewport?.width ?? 0) < 1024;
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const addMonth = (day: string) => addDays(`${day.slice(0, 7)}-28`, 7);
const isWeekend = (day: string) => [5, 6].includes(new Date(day).getUTCDay());
const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));
const monthOf = (day: string) => words(day, { month: "long" });
const monthDay = (day: string) => words(day, { month: "long", day: "numeric" });
const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(
    cents / 100,
  );
const focused = (page: Page) => page.locator(":focus");
const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** The calendar of a listing, so many months ahead, with three free days in one week of it. */
async function openCalendar(page: Page, monthsAhead: number): Promise<{ listingId: string; days: string[] }> {
  await signedInAs(page, "host@demo.test");
  const { listings } = (await (await page.request.get("/api/host/calendar")).json()) as {
    listings: { listing: { id: string; title: string } }[];
  };
  const title = isPhone() ? TITLE.phone : TITLE.desktop;
  const listingId = listings.find(({ listing }) => listing.title.startsWith(title))?.listing.id ?? "";
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1)).toISOString().slice(0, 7);
  const read = await page.request.get(`/api/host/listings/${listingId}/calendar?month=${month}`);
  const { days, today } = (await read.json()) as Month;
  const held = new Set(days.filter((day) => day.held !== null).map(({ day }) => day));
  const isFree = (day: string) => day > today && !held.has(day);
  let first = `${month}-03`;
  while (new Date(first).getUTCDay() > 4 || ![0, 1, 2].every((offset) => isFree(addDays(first, offset)))) first = addDays(first, 1);
  await visit(page, `/host/manage/${listingId}/calendar?month=${month}`);
  await expect(page.getByRole("grid")).toBeVisible();
  return { listingId, days: [first, addDays(first, 1), addDays(first, 2)] };
}

/** Presses on one day and lets go on another; the page must have come to life before. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await expect(async () => {
    await dayOf(page, from).hover({ position: { x: 20, y: 30 } });
    await page.mouse.down();
    await dayOf(page, to).hover({ position: { x: 30, y: 30 } });
    await page.mouse.up();
    await expect(dayOf(page, to)).toHaveAttribute("aria-selected", "true", { timeout: 1_000 });
  }).toPass();
}

/** Chooses days as one does on this screen, and gives the panel that then stands open. */
async function choose(page: Page, first: string, last: string): Promise<Locator> {
  if (!isPhone()) {
    await drag(page, first, last);
    return page.getByRole("complementary", { name: "Selected dates" });
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(async () => {
    await dayOf(page, first).tap();
    await expect(page.getByText("Tap the last night")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dayOf(page, last).tap();
  return page.getByRole("dialog");
}

/** Goes to the day by the keys alone: down by weeks, then on by days. Keys that were pressed before the page came to life are lost. */
async function moveTo(page: Page, day: string): Promise<void> {
  await expect(async () => {
    const from = (await focused(page).getAttribute("data-day")) ?? "";
    const days = Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
    for (let week = 0; week < Math.floor(days / 7); week++) await page.keyboard.press("ArrowDown");
    for (let rest = 0; rest < days % 7; rest++) await page.keyboard.press("ArrowRight");
    await expect(dayOf(page, day)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

/** Somebody else looks, in a browser of their own. */
async function asGuest(page: Page, look: (guest: Page) => Promise<void>): Promise<void> {
  const { baseURL, extraHTTPHeaders } = test.info().project.use;
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL, extraHTTPHeaders, viewport: { width: 1280, height: 800 } });
  if (!context) throw new Error("there is no browser");
  const guest = await context.newPage();
  await freshAccount(guest);
  await look(guest);
  await context.close();
}

async function book(guest: Page, listingId: string, stay: { checkIn: string; checkOut: string }): Promise<void> {
  const quote = await guest.request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...stay, guests: "1" })}`);
  const { total } = (await quote.json()) as { total: { cents: number } };
  const data = { listingId, ...stay, guests: 1, totalCents: total.cents, key: crypto.randomUUID() };
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const made = await guest.request.post("/api/bookings", { data, headers: { origin } });
  expect(made.status(), await made.text()).toBe(201);
}

async function write(page: Page, method: "get" | "put" | "post", path: string, data?: object): Promise<[number, string]> {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const response = await page.request[method](path, { data, headers: { origin } });
  const { title } = (await response.json()) as { title: string };
  return [response.status(), title];
}
