import { axe, axeInBothThemes, expect, freshAccount, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { addListing } from "../support/journey-api.ts";

test("a host finds listings, changes several at once after seeing what changes, and undoes it", STORY_AND_PHONE, async ({ page }) => {
  test.setTimeout(120_000);
  await freshAccount(page);
  for (const [title, nightlyPriceCents] of [
    ["Patience", 25_000],
    ["Prudence", 10_000],
    ["Constance", 40_000],
  ] as const)
    await addListing(page, { title, nightlyPriceCents });
  await visit(page, "/host/manage?type=boat");
  const rows = page.getByRole("article");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  await expect(rows.first()).toContainText("Prudence");
  await page.getByRole("searchbox", { name: "Search your listings" }).fill("nothing like it");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No listings match" })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("No bookings in the next 30 days");

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("3 listings selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Constance" }).uncheck();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Edit selected" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit 2 listings");
  await page.getByRole("button", { name: "Preview changes to 2 listings" }).click();
  await expect(page.getByText("Choose at least one change.")).toBeVisible();
  await page.getByLabel("Price per night").selectOption("Raise by %");
  await page.getByLabel("By how much").fill("10");
  await page.getByRole("group", { name: "Add" }).getByRole("checkbox", { name: "Kayaks" }).check();
  await page.getByRole("button", { name: "Preview changes to 2 listings" }).click();
  const preview = page.getByRole("region", { name: "2 listings will change" });
  await expect(preview.getByRole("listitem").filter({ hasText: "Patience" })).toContainText("$275");
  await axeInBothThemes(page);
  await preview.getByRole("button", { name: "Save changes to 2 listings" }).click();
  await expect(page.getByText(/^You edited 2 listings/)).toBeVisible();
  await expect(rows.filter({ hasText: "Patience" })).toContainText("$275 per night");
  await expect(rows.filter({ hasText: "Constance" })).toContainText("$400 per night");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone for 2 listings.")).toBeVisible();
  await expect(rows.filter({ hasText: "Patience" })).toContainText("$250 per night");
  await axe(page);

  await rows.filter({ hasText: "Patience" }).getByRole("link", { name: "Add 9 more photos" }).click();
  await expect(page.getByRole("heading", { name: "Photos" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Listing quality" })).toContainText("Write a description of 400 characters or more");
});

test("a host goes from one listing's calendar to the same month of another", async ({ page }) => {
  await freshAccount(page);
  const [first, second] = [await addListing(page, { title: "Faith" }), await addListing(page, { title: "Hope" })];
  await visit(page, `/host/manage/${first}/calendar?month=2027-06`);
  const others = page.locator("summary").filter({ hasText: "Switch listing" });
  await others.press("Enter");
  const other = page.getByRole("link", { name: "Hope" });
  await expect(other).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(other).toBeHidden();
  await expect(others).toBeFocused();
  await others.press("Enter");
  await other.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hope");
  await expect(page).toHaveURL(new RegExp(`${second}/calendar\\?month=2027-06$`));
  await expect(page.getByRole("link", { name: "Faith" })).toBeHidden();
});
