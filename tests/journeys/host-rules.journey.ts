import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, signedInAs, STORY, test, visit } from "../support/journey.ts";

/** Each project changes another of the host's homes that have rules. */
const TITLE = { desktop: "The Clock Tower Flat", phone: "Bakery Street Apartment" };
const isPhone = () => test.info().project.name === "phone";

test("a host sets a discount and a season, and sees what a guest would pay", STORY, async ({ page }) => {
  const listingId = await openRules(page);
  const year = new Date().getUTCFullYear() + 1;
  await axeInBothThemes(page);

  await page.getByLabel("Weekly discount (%)").fill("95");
  await page.getByLabel("Weekly discount (%)").evaluate((field) => field.removeAttribute("max"));
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect(page.getByText("Enter a whole number from 0 to 90.")).toBeVisible();
  await page.getByLabel("Weekly discount (%)").fill("20");
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect(page.getByText("Your rules are saved.")).toBeVisible();

  const seasons = page.getByRole("region", { name: "Seasons" });
  await seasons.getByText("Add a season").click();
  const form = seasons.locator("details[open]");
  await form.getByLabel("Name").fill("Spring fair");
  await form.getByLabel("First night").fill(`${year}-07-01`);
  await form.getByLabel("Last night").fill(`${year}-07-10`);
  await form.getByLabel("Price per night ($)").fill("400");
  await form.getByRole("button", { name: "Add season" }).click();
  await expect(seasons.getByText("These dates overlap High summer")).toBeVisible();
  await form.getByLabel("First night").fill(`${year}-05-01`);
  await form.getByLabel("Last night").fill(`${year}-05-20`);
  await form.getByRole("button", { name: "Add season" }).click();
  await expect(seasons.getByText("Spring fair saved.")).toBeVisible();
  await expect(seasons.getByText("May 1–20, every year · $400")).toBeVisible();

  const preview = page.getByRole("region", { name: "Price preview" });
  await preview.getByLabel("Check-in").fill(`${year}-05-03`);
  await preview.getByLabel("Check-out").fill(`${year}-05-10`);
  await preview.getByLabel("Guests").fill("1");
  await preview.getByRole("button", { name: "Show price" }).click();
  await expect(preview.getByText("$400 × 7 nights")).toBeVisible();
  await expect(preview.getByText("Weekly discount −20%")).toBeVisible();
  await expect(preview.getByText("−$560")).toBeVisible();

  await visit(page, `/host/manage/${listingId}/calendar?month=${year}-05`);
  await expect(page.locator(`[data-day="${year}-05-03"]`)).toHaveAccessibleName(/\$400 per night, season: Spring fair/);

  await page.getByRole("link", { name: "Prices and stay rules" }).click();
  await seasons.getByText("Spring fair", { exact: true }).click();
  await seasons.locator("details[open]").getByRole("button", { name: "Remove" }).click();
  await expect(seasons.getByText("Season removed.")).toBeVisible();
  await expect(seasons.getByText("Spring fair", { exact: true })).toBeHidden();
});

async function openRules(page: Page): Promise<string> {
  await signedInAs(page, "host@demo.test");
  const { listings } = (await (await page.request.get("/api/host/calendar")).json()) as {
    listings: { listing: { id: string; title: string } }[];
  };
  const title = isPhone() ? TITLE.phone : TITLE.desktop;
  const listingId = listings.find(({ listing }) => listing.title === title)?.listing.id ?? "";
  await visit(page, `/host/manage/${listingId}/rules`);
  await expect(page.getByRole("heading", { name: "Prices and stay rules" })).toBeVisible();
  return listingId;
}
