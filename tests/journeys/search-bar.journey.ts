import type { Locator, Page } from "@playwright/test";
import { axe, axeInBothThemes, expect, PHONE_TOO, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { closeSearchBar, openSearchBar } from "../support/search-bar.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("article");
const when = (page: Page) => page.getByRole("button", { name: /^When/ });
const who = (page: Page) => page.getByRole("button", { name: /^Who/ });
const search = (page: Page) => page.getByRole("search").getByRole("button", { name: "Search", exact: true });
/** The search page sends its bar by another button where that is a sheet. */
const send = async (page: Page) => {
  const show = page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: /^Show/ });
  await ((await show.isVisible()) ? show : search(page)).click();
};
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
/** Three nights from one month into another, which take the most room. */
const overMonthEnd = () => {
  const now = new Date();
  const day = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, offset)).toISOString().slice(0, 10);
  return `checkIn=${day(-2)}&checkOut=${day(1)}`;
};
const monthAhead = () => inDays(70).slice(0, 7);

test("dates are chosen on one calendar with the keys, from the home page on", STORY_AND_PHONE, async ({ page }) => {
  await visit(page, "/");
  await when(page).focus();
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("application", { name: /^Stay dates/ });
  await expect(calendar).toBeVisible();
  await axeInBothThemes(page);
  await calendar.getByRole("button", { name: /^(Next month|Later dates)$/ }).focus();
  await page.keyboard.press("Enter");
  await calendar.getByRole("gridcell").getByRole("button", { disabled: false }).last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Select a check-out date/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^[23] nights: /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(when(page)).toBeFocused();
  await expect(when(page)).toHaveAttribute("aria-expanded", "false");
  await search(page).click();
  await expect(page).toHaveURL(/\/search\?checkIn=[\d-]+&checkOut=[\d-]+$/);
  await expect(cards(page).first()).toContainText(/total · [23] nights/);
});

test("what is wrong with dates is said where they were typed, and nothing is searched for", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search");
  await openSearchBar(page);
  await when(page).click();
  const [checkIn, checkOut] = [page.getByLabel("Check-in"), page.getByLabel("Check-out")];
  await checkIn.fill(inDays(40));
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: "Add a check-out date" })).toBeVisible();
  await expect(checkOut).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await checkOut.fill(inDays(38));
  await expect(page.getByRole("alert").filter({ hasText: "Check-out date must be after check-in date" })).toBeVisible();
  await checkIn.fill("2020-01-01");
  await expect(page.getByRole("alert").filter({ hasText: "Check-in date cannot be in the past" })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await checkIn.fill(inDays(36));
  await expect(page).toHaveURL(/checkIn=/);
  await closeSearchBar(page);
  await expect(page.getByRole("alert").filter({ hasText: /date/ })).toHaveCount(0);
  await expect(cards(page).first()).toContainText("total · 2 nights");
});

test("a weekend in a month finds one for each card, and the listing opens with it", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search");
  await openSearchBar(page);
  await when(page).click();
  await page.getByRole("button", { name: "Flexible" }).click();
  await axeInBothThemes(page);
  const name = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  await page.getByText(name.format(new Date(`${monthAhead()}-01`)), { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`month=${monthAhead()}&length=weekend`));
  await closeSearchBar(page);
  const card = cards(page).first();
  await expect(card).toContainText("total · 2 nights");
  await expect(card).toContainText(/[A-Z][a-z]{2} \d+–/);
  const total = /\$[\d,.]+/.exec((await card.textContent()) ?? "")?.[0] ?? "";
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${monthAhead()}`));
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
});

test("adults and children are guests, infants are not, and pets need a place that allows them", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search?guests=2");
  const before = await page
    .getByRole("status")
    .filter({ hasText: /places?$/ })
    .textContent();
  await openSearchBar(page);
  await who(page).click();
  await page.getByRole("button", { name: "More children" }).click();
  await page.getByRole("button", { name: "More infants" }).click();
  await page.getByRole("button", { name: "More pets" }).click();
  await axeInBothThemes(page);
  await expect(page).toHaveURL(/guests=3&children=1&infants=1&pets=1/);
  await expect(who(page)).toContainText("3 guests, 1 infant, 1 pet");
  await closeSearchBar(page);
  await expect(page.getByRole("status").filter({ hasText: /places?$/ })).not.toHaveText(before ?? "");
  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/properties\/[\w-]+\?guests=3&children=1&infants=1&pets=1$/);
  await expect(page.getByText("Pets allowed", { exact: true })).toBeVisible();
});

test("a change made while results are on their way is not taken back", async ({ page }) => {
  await visit(page, "/search?guests=2");
  await openSearchBar(page);
  await who(page).click();
  const held = Promise.withResolvers<void>();
  await page.route(/search\.data\?guests=3&children=1$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/search\.data\?guests=3&children=1$/);
  await page.getByRole("button", { name: "More children" }).click();
  await asked;
  const answered = page.waitForResponse(/search\.data\?guests=3&children=1$/);
  await page.getByRole("button", { name: "More pets" }).click();
  held.resolve();
  await answered;
  await expect(page).toHaveURL(/guests=3&children=1&pets=1/);
});

test("emptying the text keeps the dates, the guests and the filters", async ({ page }) => {
  const rest = `checkIn=${inDays(40)}&checkOut=${inDays(43)}&guests=2&amenities=WiFi`;
  await visit(page, `/search?q=Newport&${rest}`);
  await openSearchBar(page);
  await page.getByPlaceholder("Search by city, state, or address...").fill("");
  await expect(page).toHaveURL(`/search?${rest}`);
});

test("the guest chooses between the total and the price of a night, and that is kept", async ({ page, context }) => {
  const address = `/search?checkIn=${inDays(40)}&checkOut=${inDays(43)}`;
  await visit(page, address);
  await expect(cards(page).first()).toContainText("total · 3 nights");
  await page.getByText("Per night", { exact: true }).click();
  await expect(page).toHaveURL(/prices=nightly/);
  await expect(cards(page).first()).toContainText("per night");
  await axe(page);
  const next = await context.newPage();
  await visit(next, address);
  await expect(next).toHaveURL(/prices=nightly/);
});

test("every page has the search in its header, with the dates that the page has", PHONE_TOO, async ({ page }) => {
  const { listings } = (await (await page.request.get("/api/listings")).json()) as { listings: { id: string }[] };
  await visit(page, `/properties/${listings[0]?.id}?checkIn=2028-02-01&checkOut=2028-02-04&guests=2`);
  const pill = page.getByRole("link", { name: /^Search: / });
  await expect(pill).toHaveAccessibleName("Search: Anywhere · Feb 1–4 · 2 guests");
  await pill.click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(when(page)).toContainText("Feb 1–4");
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(pill).toBeFocused();
  await pill.click();
  await dialog.getByRole("combobox", { name: "Where" }).fill("Hvar");
  await search(page).click();
  await expect(page).toHaveURL("/search?q=Hvar&checkIn=2028-02-01&checkOut=2028-02-04&guests=2");
  await expect(page.getByRole("link", { name: /^Search: / })).toHaveCount(0);
  await visit(page, "/help");
  await expect(page.getByRole("link", { name: "Search: Anywhere · Any week · Guests" })).toBeVisible();
});

test("the search comes into the header once the page's own bar has scrolled away", PHONE_TOO, async ({ page, isMobile }) => {
  await visit(page, "/");
  const pill = page.getByRole("link", { name: /^Search: / });
  await expect(pill).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 1500));
  await pill.click();
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox", { name: "Where" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pill).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(pill).toHaveCount(0);
  await visit(page, "/search?q=Camden&guests=2");
  await page.evaluate(() => scrollTo(0, 600));
  const line = isMobile ? page.getByRole("button", { name: /^Change the search: Camden/ }) : pill;
  await expect(line).toBeInViewport();
  await expect(pill.filter({ visible: true })).toHaveCount(isMobile ? 0 : 1);
});

test("with room for the map, the line in the header leads back to the bar", async ({ page }) => {
  await visit(page, "/search?q=Camden&guests=2");
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("link", { name: "Search: Camden · Any week · 2 guests" }).click();
  await expect(page.getByRole("combobox", { name: "Where" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Where" })).toBeInViewport();
});

test("filters are set by keyboard, and the focus stays where it is", PHONE_TOO, async ({ page, isMobile }) => {
  await visit(page, "/search");
  const filters = page.getByRole("button", { name: /^Filters/ });
  await filters.focus();
  await page.keyboard.press("Enter");
  const pool = page.getByRole("checkbox", { name: /^Kitchen/ });
  await pool.focus();
  for (const isTicked of [true, false]) {
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(isTicked ? /amenities=Kitchen/ : /search$/);
    await expect(pool).toBeChecked({ checked: isTicked });
    await expect(pool).toBeFocused();
  }
  const bedrooms = page.getByRole("group", { name: "Bedrooms" });
  await bedrooms.getByRole("radio", { name: "Any" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/bedrooms=1/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(bedrooms.getByRole("radio", { name: "2+" })).toBeFocused();
  if (isMobile) {
    // What has the focus scrolls within the sheet, never the sheet itself.
    expect(await page.getByRole("dialog", { name: "Filters" }).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(filters).toBeFocused();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form sends the dates and says what is wrong with them", async ({ page }) => {
    await visit(page, "/");
    await page.getByPlaceholder("Where do you want to go?").fill("Camden");
    await search(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “Camden”");
    await expect(page.getByText("We couldn't use", { exact: false })).toHaveCount(0);
    await page.getByLabel("Check-in").fill(inDays(40));
    await search(page).click();
    await expect(page.getByRole("alert")).toHaveText("Add a check-out date");
    await expect(page.getByLabel("Check-in")).toHaveValue(inDays(40));
    await expect(page.getByLabel("Check-out")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Check-out").fill(inDays(42));
    await page.getByLabel("Adults").fill("2");
    await search(page).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(cards(page).first()).toContainText("total · 2 nights");
    await page.getByLabel("Flexibility").selectOption("± 3 days");
    await search(page).click();
    await expect(page).toHaveURL(/flex=3/);
    await expect(page.getByRole("link", { name: /± 3 days/ })).toHaveCount(1);
  });
});

test.describe("on a phone", () => {
  test("the first photo is above the fold, under one line that stays", async ({ page }) => {
    await visit(page, `/search?q=California&checkIn=${inDays(40)}&checkOut=${inDays(43)}&guests=2&amenities=WiFi`);
    expect(await topOf(cards(page).first())).toBeLessThan(500);
    await page.evaluate(() => scrollTo(0, 900));
    const pill = page.getByRole("button", { name: /^Change the search/ });
    await expect.poll(() => topOf(pill)).toBeLessThan(100);
    await expect(pill).toContainText("California");
    await page.getByLabel("Sort by").locator("visible=true").selectOption("price-low");
    await expect(page).toHaveURL(/sort=price-low/);
  });

  test("at 320 px nothing is cut, and no heart is covered", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/search?${overMonthEnd()}&guests=2`);
    const cut = await page.getByRole("button", { name: /^Change the search/ }).evaluate((pill) =>
      [...pill.querySelectorAll("span")]
        .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
        .filter(({ classList }) => classList.contains("truncate") || classList.contains("line-clamp-2"))
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const map = await page.getByRole("button", { name: "Map", exact: true }).boundingBox();
    const heart = await page
      .getByRole("button", { name: /^Save / })
      .first()
      .boundingBox();
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThan(heart?.x ?? 0);
    await openSearchBar(page);
    await when(page).click();
    await expect(page.getByRole("application", { name: /^Stay dates/ })).toBeVisible();
    await scrollsOnlyDownwards(page, [320, 390]);
  });
});

test.describe("with room for the map beside the list", () => {
  test("the list begins soon beside a map of nearly half the page, and the filters come from the side by one button", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/search");
    expect(await topOf(cards(page).first())).toBeLessThanOrEqual(200);
    const tops = await Promise.all([0, 1].map((index) => topOf(cards(page).nth(index))));
    expect(new Set(tops).size).toBe(1);
    const filters = page.getByRole("dialog", { name: "Filters" });
    await expect(filters).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(filters).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
    const map = await page.locator("#map").boundingBox();
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBe(1440);
    expect(map?.width).toBeGreaterThan(0.43 * 1440);
    expect(map?.height).toBeGreaterThan(830);
    await scrollsOnlyDownwards(page);
  });
});
