import sharp from "sharp";
import { axe, axeInBothThemes, expect, freshAccount, test, visit } from "../support/journey.ts";
import { addListing } from "../support/journey-api.ts";

test("a camera's large picture is made smaller before it is sent, and a small one gets a hint", async ({ page }) => {
  await freshAccount(page);
  const listingId = await addListing(page, { title: "Clemency" });
  await visit(page, `/host/manage/${listingId}/edit`);
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  const large = await sharp({ create: { width: 2600, height: 1950, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(5_242_880);
  await page.getByLabel("Choose photos").setInputFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer: large });
  const stored = page.getByRole("list", { name: "Photos in order" }).locator('img[src^="/media/"]');
  await expect(stored).toHaveCount(2, { timeout: 30_000 });
  await expect(page.getByText(/^Small: /).first()).toBeVisible();
  await axe(page);
});

test("parts of a listing are copied from another one, and what was typed stays", async ({ page }) => {
  await freshAccount(page);
  await addListing(page, { title: "Charity", houseRules: ["Quiet after ten"], amenities: ["Life Jackets", "Sauna"], checkInTime: "17:00" });
  await visit(page, "/host/register?type=boat");
  await page.getByLabel("Title").fill("Sister ship");
  await page.getByText("Copy from another listing").click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied from Charity. Look it over, then save.")).toBeVisible();
  await expect(page.getByLabel("House rules")).toHaveValue("Quiet after ten");
  await expect(page.getByLabel("Check-in from")).toHaveValue("17:00");
  await expect(page.getByRole("checkbox", { name: "Sauna" })).toBeChecked();
  await expect(page.getByLabel("Title")).toHaveValue("Sister ship");
  await axeInBothThemes(page);
});

test("a place is told by a pasted map link, and a country by its own name", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=boat");
  const latitude = page.locator("input[name=latitude]");
  const paste = page.getByLabel("Paste a map link or coordinates");
  await paste.fill("https://maps.app.goo.gl/abc");
  await expect(page.getByText(/^That's a short link/)).toBeVisible();
  await paste.fill("https://www.google.com/maps/place/Split/@43.5,16.4,13z/data=!3d43.5081!4d16.4402");
  await expect(latitude).toHaveValue("43.5081");
  await page.getByLabel("Country").fill("Hrvatska");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("Country")).toHaveValue("Croatia");
  await expect(page.getByLabel("County")).toBeVisible();
});
