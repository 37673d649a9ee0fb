import sharp from "sharp";
import {
  axe,
  axeInBothThemes,
  expect,
  freshAccount,
  goToStep,
  reload,
  STORY_AND_PHONE,
  test,
  typedEarly,
  visit,
} from "../support/journey.ts";
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

test("files that can't become photos are named and left out, each with its reason", async ({ page }) => {
  await freshAccount(page);
  const listingId = await addListing(page, { title: "Temperance" });
  await visit(page, `/host/manage/${listingId}/edit`);
  const tiles = page.getByRole("list", { name: "Photos in order" }).getByRole("listitem");
  await expect(tiles).toHaveCount(1);
  await page.getByLabel("Choose photos").setInputFiles([
    { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("A note") },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") },
  ]);
  await expect(page.getByText(/\(skipped: note\.txt – not an image\).+\(skipped: broken\.jpg\)$/)).toBeVisible();
  await expect(tiles).toHaveCount(1);
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
  await expect(page.getByLabel("Sauna")).toBeChecked();
  await expect(page.getByLabel("Title")).toHaveValue("Sister ship");
  await axeInBothThemes(page);
});

test("a place is told by a pasted map link, a boat on land is shown the water, and a country is told by its own name", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=boat&step=where");
  const latitude = page.locator("input[name=latitude]");
  const paste = page.getByLabel("Paste a map link or coordinates");
  await paste.fill("https://maps.app.goo.gl/abc");
  await expect(page.getByText(/^That's a short link/)).toBeVisible();
  await paste.fill("https://www.google.com/maps/place/Split/@43.5,16.4,13z/data=!3d43.5081!4d16.4402");
  await expect(latitude).toHaveValue("43.5081");
  // By the water of our map, which the pin isn't in.
  await expect(page.getByText(/^This pin is on land, about .+ from the water\. Place your boat on the water/)).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Move to the nearest water" }).press("Enter");
  await expect(page.getByText("The pin is on the water now. Drag it to the exact berth.")).toBeVisible();
  await expect(latitude).not.toHaveValue("43.5081");
  await expect(page.getByRole("button", { name: "Move to the nearest water" })).toBeHidden();
  await page.getByLabel("Country").fill("Hrvatska");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("Country")).toHaveValue("Croatia");
  await expect(page.getByLabel("County")).toBeVisible();
});

test("each step is checked on Next, and the address knows it", STORY_AND_PHONE, async ({ page, isMobile }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=property");
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Cabin on the Point");
  await expect(page.getByRole("heading", { name: "Cabin on the Point", includeHidden: true }).last()).toBeVisible({ visible: !isMobile });
  await next.click();
  await expect(page.getByRole("heading", { name: "Step 2 of 6: Where" })).toBeFocused();
  await expect(page).toHaveURL(/step=where/);
  await next.click();
  await expect(page.getByText("City is required")).toBeVisible();
  await expect(page.getByText("Description is required")).toBeHidden();
  await reload(page);
  await expect(page.getByRole("heading", { name: "Step 2 of 6: Where" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Step 1 of 6: What" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Cabin on the Point");
  await goToStep(page, "Review");
  await expect(page.getByText("A few things are still missing. Finish them to create your listing.")).toBeVisible();
  await axeInBothThemes(page);
});

test("the price helper says what similar places nearby ask, and stops nobody when it can't", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=property&step=price");
  const helper = page.getByRole("complementary", { name: "Price helper" });
  await expect(helper).toContainText("Add the address to see what similar places nearby ask.");
  await page.getByLabel("Price per night").fill("100");
  await expect(helper).toContainText("A guest pays $421 for 3 nights including fees; you get $385.");
  const similar = { count: 14, km: 25, lowCents: 14_000, medianCents: 17_200, highCents: 21_000 };
  await page.route("**/api/host/price-comparison?*", (route) => route.fulfill({ json: { isPlaceKnown: true, similar } }));
  await goToStep(page, "Where");
  await page.getByLabel("City").fill("Seattle");
  await page.goBack();
  await expect(helper).toContainText("Similar places nearby ask $140–$210 a night (median $172, from 14 listings within 16\u00a0miles).");
  await axeInBothThemes(page);
  await page.unroute("**/api/host/price-comparison?*");
  await page.route("**/api/host/price-comparison?*", (route) => route.abort("internetdisconnected"));
  await goToStep(page, "Where");
  await page.getByLabel("City").fill("Tacoma");
  await page.goBack();
  await expect(helper).toContainText("We couldn't compare prices just now.");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Step 6 of 6: Rules" })).toBeVisible();
});

test("somebody who doesn't host yet sees what others ask, and a host goes to today", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host?town=Nowhere+at+all&guests=4");
  await expect(page.getByText("We don't know a town called Nowhere at all.")).toBeVisible();
  await page.getByText("What does it cost me?").click();
  await expect(page.getByText(/^Nothing\. Guests pay a service fee of 12%/)).toBeVisible();
  await axeInBothThemes(page);
  await addListing(page, { title: "Chastity" });
  await visit(page, "/host");
  await expect(page).toHaveURL(/\/host\/dashboard$/);
});

test("the form for a new boat says what is missing, in the specified words", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=boat");
  await expect(page.getByRole("radio", { name: "Charter" })).toBeChecked();
  await expect(page.getByLabel("Cleaning fee")).toHaveValue("85");
  await goToStep(page, "Details");
  await expect(page.getByRole("checkbox", { name: "Life Jackets" })).toBeVisible();
  await goToStep(page, "Review");
  const listing = page.getByRole("list", { name: "Your listing" });
  for (const message of [
    "Title is required",
    "Description is required",
    "Street address is required",
    "City is required",
    "Valid state code is required (e.g., TX)",
    "Valid ZIP code is required",
    "At least one photo is required",
  ])
    await expect(listing.getByText(message, { exact: true })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Create Listing" }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect(page).toHaveURL(/step=what/);
  await axeInBothThemes(page);
  await goToStep(page, "Where");
  await page.getByLabel("City").fill("Nowhere at all");
  await page.getByRole("button", { name: "Find the address on the map" }).click();
  await expect(page.getByText("Could not find the specified address. Please try again.")).toBeVisible();
});

test("what was typed survives an expired session", async ({ page }) => {
  const { email, password } = await freshAccount(page);
  await visit(page, "/host/register?type=property");
  await page.getByLabel("Title").fill("A house that waits");
  await goToStep(page, "Review");
  await expect(page.getByRole("list", { name: "Your listing" })).toContainText("Description is required");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Create Listing" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/host\/register/);
  await expect(page.getByLabel("Title")).toHaveValue("A house that waits");
});

test("a restored draft is there before the scripts are, and never overwrites what was typed meanwhile", async ({ page }) => {
  await freshAccount(page);
  const fields = { title: "A house that waits", description: "Quiet, by the pier." };
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const saved = await page.request.put("/api/host/drafts/property", { data: { fields, photoIds: [] }, headers: { origin } });
  expect(saved.ok()).toBe(true);
  await typedEarly(page, "/host/register?type=property", async () => {
    await expect(page.getByLabel("Title")).toHaveValue("A house that waits");
    await page.getByLabel("Title").fill("A house that was typed at once");
  });
  await expect(page.getByText("We restored your draft.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("A house that was typed at once");
  await expect(page.locator("textarea[name=description]")).toHaveValue("Quiet, by the pier.");
});
