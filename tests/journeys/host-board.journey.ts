import type { Locator, Page } from "@playwright/test";
import { axeInBothThemes, expect, PHONE_TOO, signedInAs, STORY_AND_PHONE, test, visit } from "../support/journey.ts";

type Calendar = { listings: { listing: { id: string; title: string }; today: string; days: { day: string; held: string | null }[] }[] };

const isPhone = () => (test.info().project.use.viewport?.width ?? 0) < 1024;
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const cellOf = (page: Page, listingId: string, day: string) => page.locator(`[data-listing="${listingId}"] [data-day="${day}"]`);
const panelOf = (page: Page): Locator =>
  isPhone() ? page.getByRole("dialog") : page.getByRole("complementary", { name: "Selected nights" });
/** No page of it scrolls sideways. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Two weeks so many days ahead, with two listings under each other that are free on three days of it. Each project has its own type. */
async function openBoard(page: Page, ahead: number) {
  await signedInAs(page, "host@demo.test");
  const from = addDays(new Date().toISOString().slice(0, 10), ahead);
  const query = `from=${from}&weeks=2&type=${isPhone() ? "boat" : "property"}`;
  const { listings } = (await (await page.request.get(`/api/host/calendar?${query}`)).json()) as Calendar;
  const heldAt = listings.map(({ days }) => new Set(days.filter(({ held }) => held !== null).map(({ day }) => day)));
  for (let row = 0; row + 1 < listings.length; row++)
    for (let first = from; first < addDays(from, 4); first = addDays(first, 1)) {
      const days = [first, addDays(first, 1), addDays(first, 2)];
      if (days.some((day) => heldAt[row]?.has(day) || heldAt[row + 1]?.has(day))) continue;
      await visit(page, `/host/calendar?${query}`);
      await expect(page.getByRole("grid")).toBeVisible();
      return { from, query, days, ids: [listings[row]?.listing.id ?? "", listings[row + 1]?.listing.id ?? ""] };
    }
  throw new Error("no two listings are free");
}

/** Chooses the nights between two corners as one does on this screen, and gives the panel that then stands open. */
async function choose(page: Page, from: Locator, to: Locator): Promise<Locator> {
  if (isPhone()) {
    await page.keyboard.press("Escape");
    await expect(async () => {
      await from.tap();
      await expect(page.getByText("Tap the last night")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await to.tap();
  } else
    await expect(async () => {
      await from.hover({ position: { x: 20, y: 40 } });
      await page.mouse.down();
      await to.hover({ position: { x: 30, y: 40 } });
      await page.mouse.up();
      await expect(to).toHaveAttribute("aria-selected", "true", { timeout: 1_000 });
    }).toPass();
  return panelOf(page);
}

const quoteOf = async (page: Page, listingId: string, checkIn: string, nights: number) =>
  (
    await page.request.get(
      `/api/listings/${listingId}/quote?${new URLSearchParams({ checkIn, checkOut: addDays(checkIn, nights), guests: "1" })}`,
    )
  ).json() as Promise<{ title?: string; subtotal?: { cents: number } }>;

test(
  "a host blocks, prices and sets a minimum for nights of two listings at once, and guests get just that",
  STORY_AND_PHONE,
  async ({ page }) => {
    const { days, ids } = await openBoard(page, 200);
    const [first = "", second = "", last = ""] = days;
    const [one = "", other = ""] = ids;
    const panel = await choose(page, cellOf(page, one, first), cellOf(page, other, last));
    await expect(panel.getByRole("heading", { name: "6 nights at 2 listings" })).toBeVisible();
    await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(6);
    await axeInBothThemes(page);

    await panel.getByLabel("Reason").fill("Regatta week");
    await panel.getByRole("button", { name: "Block", exact: true }).click();
    await expect(panel.getByRole("status").first()).toContainText("Blocked 6 nights at 2 listings.");
    for (const id of ids) await expect(cellOf(page, id, second)).toHaveAccessibleName(/blocked: Regatta week/);
    expect((await quoteOf(page, one, first, 3)).title).toBe("Selected dates include blocked dates");
    await panel.getByRole("button", { name: "Unblock" }).click();
    await expect(panel.getByRole("status").first()).toContainText("Unblocked 6 nights at 2 listings.");
    await expect(panel.getByLabel("Reason")).toHaveValue("");

    await panel.getByLabel("Price per night").fill("200");
    await panel.getByRole("button", { name: "Set price" }).click();
    await expect(panel.getByRole("status").first()).toContainText("$200 per night for 6 nights at 2 listings.");
    await panel.getByLabel("Or change by %").fill("10");
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect(panel.getByRole("status").first()).toContainText("Raised by 10%: 6 nights at 2 listings.");
    await expect(cellOf(page, other, last)).toHaveAccessibleName(/\$220 per night, your price for this day/);

    await panel.getByLabel("Minimum nights").fill("40");
    await panel.getByRole("button", { name: "Set minimum" }).click();
    await expect(panel.getByRole("status").first()).toContainText("40 nights minimum for 6 nights at 2 listings.");
    await expect(cellOf(page, one, first)).toHaveAccessibleName(/40 nights minimum/);
    expect((await quoteOf(page, one, first, 3)).title).toBe("This place has a 40-night minimum on these dates");
    await panel.getByRole("button", { name: "Use your rules" }).click();
    await expect(panel.getByRole("status").first()).toContainText("Your rules count again");
    await expect(panel.getByLabel("Minimum nights")).toHaveValue("");
    await panel.getByRole("button", { name: "Clear price" }).click();
    await expect(panel.getByRole("status").first()).toContainText("Custom prices cleared for 6 nights at 2 listings.");
    await expect(panel.getByLabel("Price per night")).not.toHaveValue("220");
    expect(await fits(page)).toBe(true);
  },
);

test("the board turns, zooms, groups and filters by its address, and leads to each calendar", PHONE_TOO, async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  await visit(page, "/host/calendar");
  await axeInBothThemes(page);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 2 }).first();
  const before = (await heading.textContent()) ?? "";
  await main.getByRole("link", { name: "Later weeks" }).click();
  await expect(heading).not.toHaveText(before);
  await main.getByRole("link", { name: "Today" }).click();
  await expect(heading).toHaveText(before);
  for (const weeks of [8, 2, 4]) {
    await main.getByRole("link", { name: `${weeks} weeks` }).click();
    await expect(page.getByRole("grid").getByRole("row").nth(2).getByRole("gridcell")).toHaveCount(weeks * 7);
    expect(await fits(page)).toBe(true);
  }
  await visit(page, "/host/calendar?q=Roof+Terrace&group=place");
  await expect(page.getByRole("rowheader", { name: /Key West/ }).first()).toBeVisible();
  await expect(page.locator("[data-listing]")).toHaveCount(1);
  await main.getByRole("link", { name: /Roof Terrace/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Roof Terrace");
  await visit(page, "/host/calendar?q=nowhere+at+all");
  await expect(main.getByText("No listings match.")).toBeVisible();
});

test("nights are chosen by keys alone, and Escape lets go", PHONE_TOO, async ({ page }) => {
  const { from, days, ids } = await openBoard(page, 230);
  const [first = "", second = ""] = days;
  const [one = "", other = ""] = ids;
  await cellOf(page, one, first).focus();
  await expect(page.locator("[data-day][tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(cellOf(page, other, second)).toBeFocused();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(4);
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { name: "4 nights at 2 listings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cellOf(page, other, second)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL(new RegExp(`from=${addDays(from, -7)}`));
  await expect(cellOf(page, other, from)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nights are blocked and opened again by plain forms", async ({ page }) => {
    const { days, ids } = await openBoard(page, 260);
    const [first = ""] = days;
    const form = page.locator("form").filter({ hasText: "Availability" });
    const fill = async () => {
      await form.getByLabel("Listing").selectOption(ids[0] ?? "");
      await form.getByLabel("First day").fill(first);
      await form.getByLabel("Last day").fill(first);
    };
    await fill();
    await form.getByLabel("Reason").fill("Moving furniture");
    await form.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Blocked 1 night at 1 listing.")).toBeVisible();
    await expect(cellOf(page, ids[0] ?? "", first)).toHaveAccessibleName(/blocked: Moving furniture/);
    await fill();
    await form.getByRole("button", { name: "Unblock" }).click();
    await expect(page.getByText("Unblocked 1 night at 1 listing.")).toBeVisible();
  });
});
