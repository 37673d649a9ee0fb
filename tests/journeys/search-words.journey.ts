import { axeInBothThemes, expect, freshAccount, PHONE_TOO, STORY, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { openSearchBar } from "../support/search-bar.ts";

test("asking for a boat finds boats, and its chip takes the words out of the text", STORY, async ({ page }) => {
  await visit(page, "/search?q=boat+in+Hvar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “boat in Hvar”");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link", { name: "Remove: Boats" })).toBeVisible();
  for (const card of await page.getByRole("region", { name: "Results" }).getByRole("article").allTextContents())
    expect(card).toMatch(/ft /);
  await axeInBothThemes(page);
  await chips.getByRole("link", { name: "Remove: Boats" }).click();
  await expect(page).toHaveURL(/q=Hvar$/);
  await expect(page.getByText(/^Found \d+ properties$/)).toBeVisible();
});

test("boats have the filters of boats, homes those of homes, and the keyboard reaches them", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search?type=boat");
  const filters = page.getByRole("button", { name: "Filters" });
  if (await filters.isVisible()) await filters.click();
  await expect(page.getByRole("checkbox", { name: /^Houses/ })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Bedrooms" })).toHaveCount(0);
  const captain = page.getByRole("group", { name: "Captain" });
  await captain.getByRole("radio", { name: "Any" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/captain=with/);
  await expect(page.getByRole("link", { name: "Remove: With a captain" })).toBeAttached();
  await axeInBothThemes(page);
});

test("where nothing is found, it says which filter to drop and what that gives", async ({ page }) => {
  await visit(page, "/search?q=Hvar+with+captain&cabins=20");
  await expect(page.getByRole("heading", { name: "No properties found matching your search criteria" })).toBeVisible();
  const drop = page.getByRole("region", { name: "Remove a filter to see more" }).getByRole("link", { name: /20\+ cabins/ });
  const count = Number(/(\d+) place/.exec((await drop.textContent()) ?? "")?.[1]);
  expect(count).toBeGreaterThan(0);
  await axeInBothThemes(page);
  await drop.click();
  await expect(page.getByText(count === 1 ? "Found 1 property" : `Found ${count} properties`)).toBeVisible();
});

test("a misspelt place is shown as the place that is meant, and can be searched for as it was typed", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search?q=Sna+Diego&guests=2");
  await expect(page.getByRole("status").filter({ hasText: "Showing results for San Diego" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toContainText("San Diego");
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Search for Sna Diego instead" }).click();
  await expect(page).toHaveURL(/asTyped=true/);
  await expect(page).toHaveURL(/guests=2/);
  await expect(page.getByRole("heading", { name: "No properties found matching your search criteria" })).toBeVisible();
});

test("the empty field offers popular places and what is near, and says so when the browser won't tell", async ({ page, context }) => {
  await visit(page, "/search");
  const where = page.getByPlaceholder("Search by city, state, or address...");
  await where.click();
  await expect(page.getByRole("option", { name: /place/ }).first()).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("option", { name: "Near me" }).click();
  await expect(
    page.getByText("Your browser doesn't share your location. Allow it in the browser's settings, or type a place."),
  ).toBeVisible();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 32.7157, longitude: -117.2291 });
  await where.blur();
  await where.click();
  await page.getByRole("option", { name: "Near me" }).click();
  await expect(page).toHaveURL(/box=/);
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toContainText("San Diego");
});

test("suggestions name wishes and regions with what they find, and remember recent searches", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search");
  await openSearchBar(page);
  const where = page.getByPlaceholder("Search by city, state, or address...");
  await where.pressSequentially("lake c");
  const option = page.getByRole("option", { name: /^Lake Champlain/ });
  await expect(option).toContainText(/\d+ place/);
  await axeInBothThemes(page);
  await option.click();
  await expect(page).toHaveURL(/q=Lake\+Champlain/);
  await expect(page.getByRole("link", { name: "Remove: Lake Champlain" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recent-searches"))).toContain("Lake Champlain");
  await visit(page, "/search");
  await openSearchBar(page);
  await page.getByPlaceholder("Search by city, state, or address...").click();
  await expect(page.getByRole("option", { name: "Lake Champlain" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("option", { name: "Lake Champlain" })).toHaveCount(0);
});

test("a search is saved by name, opened again, silenced and deleted", STORY_AND_PHONE, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/search?q=yacht+in+Hvar");
  await page.getByRole("button", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await dialog.getByLabel("Name").fill("Hvar by yacht");
  await axeInBothThemes(page);
  await dialog.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("link", { name: "See saved searches" }).click();
  const searches = page.getByRole("region", { name: "Saved searches" });
  await searches.getByRole("button", { name: "Email me about Hvar by yacht" }).click();
  await expect(searches.getByText("Emails off")).toBeVisible();
  await axeInBothThemes(page);
  await searches.getByRole("link", { name: "Hvar by yacht" }).click();
  await expect(page).toHaveURL(/q=yacht\+in\+Hvar/);
  await page.goBack();
  await searches.getByRole("button", { name: "Delete Hvar by yacht" }).click();
  await expect(searches).toHaveCount(0);
});
