import { expect, type Locator, type Page, test } from "@playwright/test";

type Calendar = { today: string; minimumNights: number; days: { day: string; held: string | null }[]; rules: unknown };
type Stay = { listingId: string; checkIn: string; checkOut: string };

/** The card beside the listing, or on a phone the sheet that the bar opens. */
export async function openPanel(page: Page): Promise<Locator> {
  const bar = page.getByRole("complementary", { name: "Reserve" });
  await expect(bar).toBeVisible();
  if (!isPhone(page)) return bar;
  const sheet = page.getByRole("dialog");
  await bar.getByRole("button").click();
  await expect(sheet.getByText("Guests", { exact: true }).or(sheet.getByText("This is your listing")).first()).toBeVisible();
  return sheet;
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The calendar of the page or, on a phone without dates, the one that is already open in the sheet. It has the focus. */
export async function openCalendar(page: Page, panel: Locator): Promise<Locator> {
  if (!isPhone(page)) await panel.getByRole("button", { name: "Check availability" }).press("Enter");
  await expect(focused(page)).toHaveAttribute("aria-label", /\d{4}/);
  return isPhone(page) ? panel : page.getByRole("region", { name: "Availability" });
}

export const focused = (page: Page) => page.locator(":focus");

export const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

export const addressOf = ({ listingId, checkIn, checkOut }: Stay) => `/properties/${listingId}?checkIn=${checkIn}&checkOut=${checkOut}`;

export async function readCalendar(page: Page, listingId: string): Promise<Calendar> {
  return (await (await page.request.get(`/api/listings/${listingId}/calendar`)).json()) as Calendar;
}

/**
 * The shortest stay that is free at a place, far enough ahead; each project looks in another season, so that none takes another's nights. With a
 * minimum, at the first place there that has it; never where the host has rules.
 */
export async function freeStay(page: Page, city: string, minimum?: number, daysLater = 0): Promise<Stay> {
  const { listings } = (await (await page.request.get(`/api/listings?q=${city}`)).json()) as { listings: { id: string }[] };
  const found = await Promise.all(listings.map(async ({ id }) => ({ listingId: id, calendar: await readCalendar(page, id) })));
  const chosen = found.find(({ calendar }) => !calendar.rules && (minimum === undefined || calendar.minimumNights === minimum));
  if (!chosen) throw new Error(`no place in ${city} has a minimum of ${minimum} nights`);
  const { listingId, calendar } = chosen;
  const { today, minimumNights, days } = calendar;
  const held = new Set(days.filter((day) => day.held).map(({ day }) => day));
  let checkIn = addDays(today, (test.info().project.name === "phone" ? 60 : 30) + daysLater);
  const isFree = (day: string) =>
    Array.from({ length: minimumNights }, (_, index) => addDays(day, index)).every((night) => !held.has(night));
  while (!isFree(checkIn)) checkIn = addDays(checkIn, 1);
  return { listingId, checkIn, checkOut: addDays(checkIn, minimumNights) };
}

export const inWords = (day: string) =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" }).format(new Date(day));

/** Goes to the day by the keys alone: down by weeks, then on by days. */
export async function moveTo(page: Page, day: string): Promise<void> {
  const words = inWords(day);
  const from = /\w+ \d+, \d{4}/.exec((await focused(page).getAttribute("aria-label")) ?? "")?.[0] ?? "";
  const days = Math.round((Date.parse(`${words} UTC`) - Date.parse(`${from} UTC`)) / 86_400_000);
  for (let week = 0; week < Math.floor(days / 7); week++) await page.keyboard.press("ArrowDown");
  for (let rest = 0; rest < days % 7; rest++) await page.keyboard.press("ArrowRight");
  await expect(focused(page)).toHaveAttribute("aria-label", new RegExp(words));
}

/** The total as soon as the server has said it. */
export async function totalOf(panel: Locator): Promise<string> {
  const breakdown = panel.locator("[aria-busy=false]").last();
  await expect(breakdown.getByText("Total", { exact: true })).toBeVisible();
  return /Total(\$[\d,.]+)/.exec((await breakdown.textContent()) ?? "")?.[1] ?? "";
}

/** From the panel to the page that shows the trip, with the house rules accepted. The button that books. */
export async function toCheckout(page: Page, panel: Locator): Promise<Locator> {
  await panel.getByRole("link", { name: "Reserve" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and book");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  return page.getByRole("button", { name: /^Book for \$/ });
}
