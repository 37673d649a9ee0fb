import { airbnb2026Page } from "../support/listing-pages/airbnb.ts";
import { axeInBothThemes, expect, freshAccount, STORY, test, visit } from "../support/journey.ts";

const FAILED =
  "Failed to import listing. The page may be protected or the URL format may not be supported. Please try a different URL or contact support.";
const saved = (name: string, text: string) => ({ name, mimeType: "text/html", buffer: Buffer.from(text) });

test("a host brings a listing over from its link, and again later", STORY, async ({ page }) => {
  test.setTimeout(120_000);
  await freshAccount(page);
  await visit(page, "/host/migration");
  await expect(page.getByText("Nothing yet. What you import shows up here.")).toBeVisible();
  const url = page.getByLabel("Listing URL", { exact: true });
  const send = page.getByRole("button", { name: "Fetch Listing" });
  await send.press("Enter");
  await expect(page.getByText("Please enter a listing URL")).toBeVisible();
  await url.fill("https://airbnb.com.evil.test/rooms/7001");
  await send.click();
  await expect(page.getByText("Please enter a valid URL from Airbnb, VRBO, GetMyBoat, or Booking.com")).toBeVisible();
  await url.fill("https://www.airbnb.com/rooms/7002");
  await send.click();
  await expect(page.getByRole("alert").getByText(FAILED)).toBeVisible();
  await expect(page.getByText("The site showed us a check for robots")).toBeVisible();
  await expect(page.getByRole("region", { name: "Import History" })).toContainText("https://www.airbnb.com/rooms/7002");
  await axeInBothThemes(page);

  await url.fill("www.airbnb.com/rooms/7001");
  await send.click();
  await expect(page.getByRole("heading", { name: "Look over your listing" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Fern Hollow cabin");
  await expect(page.getByRole("region", { name: "Amenities" })).toContainText("Found");
  await expect(page.getByLabel("Photo 10")).toBeVisible();
  await expect(page.getByRole("region", { name: "Photos" }).locator("picture img")).toHaveCount(10, { timeout: 30_000 });
  await axeInBothThemes(page);
  await page.getByLabel("Photo 10").uncheck();
  const importing = page.getByRole("button", { name: "Import Listing" });
  await importing.click();
  await expect(page.getByText("Street address is required")).toBeVisible();
  await expect(page.getByText("Please confirm that this listing is yours.")).toBeVisible();
  await page.getByLabel("Street address").fill("1 Fern Lane");
  await page.getByLabel("ZIP code").fill("95521");
  await page.getByLabel("This listing is mine").check();
  await importing.click();
  await expect(page.getByText("Please change this, or confirm that it is right.").first()).toBeVisible();
  const guesses = page.getByRole("region", { name: "Is this right?" });
  for (const guess of await guesses.getByRole("checkbox").all()) await guess.check();
  await importing.click();
  await expect(page).toHaveURL(/\/host\/manage/, { timeout: 30_000 });
  await expect(page.getByText("Your listing is imported.")).toBeVisible();
  await expect(page.getByText("Fern Hollow cabin").first()).toBeVisible();

  await visit(page, "/host/migration");
  const history = page.getByRole("region", { name: "Import History" });
  await expect(history.getByRole("link", { name: "Fern Hollow cabin" })).toBeVisible();
  await expect(history.getByText("Completed")).toBeVisible();
  await expect(history.getByText("Failed", { exact: true })).toBeVisible();

  const changed = airbnb2026Page().replaceAll("quiet", "loud");
  await page.setInputFiles("input[type=file]", saved("Fern Hollow.html", changed));
  const differences = page.getByRole("region", { name: "You've imported this listing before" });
  await expect(differences.getByRole("group", { name: "Description" }).getByText("A loud cabin")).toBeVisible();
  await axeInBothThemes(page);
  await differences.getByLabel("This listing is mine").check();
  await differences.getByRole("button", { name: "Update Listing" }).click();
  await expect(page).toHaveURL(/\/host\/manage/);
  await page.getByRole("link", { name: "Edit" }).first().click();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(/A loud cabin/);
});

test("saved pages, a pasted source and several links are read, and what is no listing is named", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/migration");
  await page.setInputFiles("input[type=file]", [
    saved("good.html", airbnb2026Page()),
    saved("archive.mhtml", "From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;"),
    saved("empty.html", "<!doctype html><html><body></body></html>"),
  ]);
  await expect(page.getByText("good.html: read.")).toBeVisible();
  await expect(page.getByText("This is a web archive (.mhtml).")).toBeVisible();
  await expect(page.getByRole("status").getByText(FAILED)).toHaveCount(2);
  await expect(page.getByText("The page had no listing in it yet.")).toBeVisible();
  const waiting = page.getByRole("region", { name: "On their way" });
  await expect(waiting.getByText("Fern Hollow cabin").first()).toBeVisible();
  await axeInBothThemes(page);
  await waiting.getByRole("button", { name: "Remove Fern Hollow cabin" }).click();
  await expect(page.getByText("Import removed.")).toBeVisible();

  await page.getByText("Several links at once").click();
  await page.getByLabel("Listing URLs").fill("https://www.airbnb.com/rooms/7001\nhttps://www.airbnb.com/rooms/7002");
  await page.getByRole("button", { name: "Fetch all" }).click();
  await expect(page.getByText("Fetching 2 listings. They show up below.")).toBeVisible();
  await expect(waiting.getByText("Ready for you to look over")).toBeVisible({ timeout: 30_000 });
  await expect(waiting.getByText(FAILED)).toBeVisible({ timeout: 30_000 });

  await page.getByText("Paste the page's source instead").click();
  await page.getByLabel("Page source").fill(airbnb2026Page());
  await page.getByRole("button", { name: "Read the source" }).click();
  await expect(page.getByRole("heading", { name: "Look over your listing" })).toBeVisible();
  await page.getByRole("link", { name: "Start Over" }).click();
  await expect(page.getByRole("heading", { name: "Import Existing Listings" })).toBeVisible();
});
