import {
  axe,
  DRAWS_MAPS,
  expect,
  freshAccount,
  PHONE_STORY,
  PHONE_TOO,
  reload,
  STORY,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";
import { closeSearchBar, openSearchBar } from "../support/search-bar.ts";

/** Without a graphics card the browser draws the map on the processor, and the page waits for its first frames. */
const WHILE_DRAWING = { timeout: 20_000 };

test("the home page shows the six newest listings, and each opens", async ({ page }) => {
  await visit(page, "/");
  const featured = page.getByRole("region", { name: "Featured Properties" });
  await expect(featured.getByRole("article")).toHaveCount(6);
  const title = await featured.getByRole("heading", { level: 3 }).first().textContent();
  await featured.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await axe(page);
});

test("searching by text narrows the list after a pause, and back brings everything back", STORY, async ({ page }) => {
  await visit(page, "/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Listings");
  await openSearchBar(page);
  await page.getByPlaceholder("Search by city, state, or address...").fill("Newport");
  await expect(page).toHaveURL(/q=Newport/);
  await closeSearchBar(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “Newport”");
  await expect(page.getByText(/^Found \d+ properties$/)).toBeVisible();
  for (const place of await page.getByRole("region", { name: "Results" }).getByRole("article").allTextContents())
    expect(place).toContain("Newport");
  await axe(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Listings");
});

test("a typing error is forgiven, and nothing found says so", async ({ page }) => {
  await visit(page, "/search?q=Nantuckett");
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toContainText("Nantucket");
  await visit(page, "/search?q=zzzzzz");
  await expect(page.getByRole("heading", { name: "No properties found matching your search criteria" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters")).toBeVisible();
});

test("the side filters work, stand in the address, survive a reload, and can be taken off as chips", STORY_AND_PHONE, async ({ page }) => {
  await visit(page, "/search?type=boat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Charter Boats");
  const filters = page.getByRole("button", { name: "Filters" });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole("checkbox", { name: /^Yachts/ }).check();
  await expect(page).toHaveURL(/categories=Yacht/);
  await reload(page);
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link", { name: "Remove: Yacht" })).toBeVisible();
  await chips.getByRole("link", { name: "Remove: Yacht" }).click();
  await expect(page).not.toHaveURL(/categories/);
});

test("kept filters come back with the next visit, as chips", async ({ page, context }) => {
  await visit(page, "/search?amenities=Pool");
  await expect(page.getByRole("link", { name: "Remove: Pool" })).toBeVisible();
  const next = await context.newPage();
  await visit(next, "/search");
  await expect(next).toHaveURL(/amenities=Pool/);
  await expect(next.getByRole("link", { name: "Remove: Pool" })).toBeVisible();
});

test("dates show the all-in price on the card and on the listing's page", STORY, async ({ page }) => {
  await visit(page, "/search?q=Camden&checkIn=2028-02-01&checkOut=2028-02-04");
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
  await expect(card).toContainText("total · 3 nights");
  const total = /\$[\d,.]+/.exec((await card.textContent()) ?? "")?.[0] ?? "";
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/checkIn=2028-02-01/);
  await expect(page.getByRole("complementary", { name: "Reserve" }).getByText(total, { exact: true }).first()).toBeVisible(WHILE_DRAWING);
});

test("an address with nonsense in it is corrected and says so", async ({ page }) => {
  await visit(page, "/search?type=castle&minPrice=abc&q=Hvar");
  await expect(page.getByText("We couldn't use that listing type", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “Hvar”");
});

test("pages go forth and back", async ({ page }) => {
  await visit(page, "/search");
  const results = page.getByRole("region", { name: "Results" });
  const first = await results.getByRole("article").first().textContent();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toContainText(/1–24 of \d+/);
  await pages.getByRole("link", { name: "Page 2" }).click();
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(pages).toContainText(/49–72 of \d+/);
  await expect(pages.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await visit(page, "/search");
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(results.getByRole("article").first()).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(results.getByRole("article").first()).toHaveText(first ?? "");
});

test("hearts are right everywhere at once", STORY_AND_PHONE, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/saved-properties");
  await expect(page.getByRole("link", { name: "Browse Properties" })).toBeVisible();
  await visit(page, "/search?q=Bergen");
  const heart = page
    .getByRole("article")
    .getByRole("button", { name: /^Save / })
    .first();
  const kept = page.waitForResponse((response) => response.request().method() === "POST" && response.url().includes("/saved-properties"));
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await kept;
  await visit(page, "/saved-properties");
  await expect(page.getByRole("article")).toHaveCount(1);
  await axe(page);
  await page.getByRole("button", { name: /^Save / }).click();
  await expect(page.getByRole("link", { name: "Browse Properties" })).toBeVisible();
});

test("a removed filter and a turned page leave the keyboard where one goes on", async ({ page }) => {
  await visit(page, "/search?amenities=WiFi&bedrooms=1");
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  await expect(chips).toHaveCount(3);
  await chips.first().press("Enter");
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Next", exact: true }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
});

test(
  "the map shows what was found, opens its groups, and searches where it is moved",
  { tag: [STORY.tag, DRAWS_MAPS.tag] },
  async ({ page }) => {
    await visit(page, "/search?q=maine");
    const show = page.getByRole("button", { name: "Map", exact: true });
    if (await show.isVisible()) await show.click();
    await page
      .getByRole("button", { name: /places here$/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /, \$[\d,]+$/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/box=/);
    await axe(page);
    const opened = page.url();
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect(page).not.toHaveURL(opened);
  },
);

test("places are suggested while one types, and chosen by keyboard", STORY, async ({ page }) => {
  await visit(page, "/");
  const field = page.getByPlaceholder("Where do you want to go?");
  await field.fill("nantuck");
  await expect(page.getByRole("option", { name: /^Nantucket/ }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=Nantucket/);
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toContainText("Nantucket");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "the filters and the map come as sheets over the list, and say how many places they leave",
    { tag: [PHONE_STORY.tag, DRAWS_MAPS.tag] },
    async ({ page }) => {
      await visit(page, "/search");
      const cards = page.locator("article");
      await expect(cards).toHaveCount(24);
      await page.getByRole("button", { name: "Filters" }).click();
      const filters = page.getByRole("dialog", { name: "Filters" });
      await expect(filters.getByRole("button", { name: /^Show \d+ places$/ })).toBeVisible();
      const before = await filters.getByRole("button", { name: /^Show/ }).textContent();
      await filters.getByRole("checkbox", { name: /^Yachts/ }).check();
      await expect(filters.getByRole("button", { name: /^Show/ })).not.toHaveText(before ?? "");
      expect(await cards.count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
      await axe(page);
      await filters.getByRole("button", { name: /^Show/ }).click();
      await expect(filters).toBeHidden();
      await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
      await page.getByRole("button", { name: "Map", exact: true }).click();
      const map = page.getByRole("dialog", { name: "Map" });
      await expect(map.getByRole("checkbox", { name: "Search as I move the map" })).toBeChecked();
      await expect(map.getByRole("button", { name: /places here$|, \$[\d,]+$/ }).first()).toBeVisible();
      await axe(page);
      await page.keyboard.press("Escape");
      await expect(map).toBeHidden();
      await expect(page.getByRole("button", { name: "Map", exact: true })).toBeFocused();
    },
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are a part of the plain form", async ({ page }) => {
    await visit(page, "/search?type=boat");
    await page.getByRole("checkbox", { name: /^Yachts/ }).check();
    await page.locator("button[type=submit][form=search-form]:visible, form[role=search] button:visible").first().click();
    await expect(page).toHaveURL(/categories=Yacht/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Charter Boats");
    await expect(page.getByRole("link", { name: "Remove: Yacht" })).toBeVisible();
  });
});

test("back, forward and reload bring back the list and the place in it", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search?type=boat&amenities=WiFi");
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").nth(9);
  const title = (await card.getByRole("heading", { level: 3 }).textContent()) ?? "";
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const near = () => page.evaluate((wanted) => Math.abs(scrollY - wanted) < 50, place);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove: WiFi" })).toBeAttached();
  await expect.poll(near).toBe(true);
  await reload(page);
  await expect.poll(near).toBe(true);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("with room for the map beside the list", () => {
  test.use({ viewport: { width: 1360, height: 900 } });

  test("a card and its pin point at each other", DRAWS_MAPS, async ({ page }) => {
    await visit(page, "/search?q=Savonlinna");
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const pins = page.getByRole("button", { name: /places here$|, \$[\d,]+$/ });
    await expect(pins.first()).toBeVisible(WHILE_DRAWING);
    await card.hover();
    await expect(page.locator("button.bg-ink").first()).toBeVisible();
    await pins.first().hover();
    await expect(pins.first()).toHaveClass(/bg-ink/);
  });
});
