import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  axe,
  axeInBothThemes,
  DRAWS_MAPS,
  expect,
  freshAccount,
  goToStep,
  PHONE_TOO,
  reload,
  STORY,
  test,
  visit,
} from "../support/journey.ts";
import { addListing } from "../support/journey-api.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

async function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

const fileOf = async (name: string, color: string) => ({ name, mimeType: "image/jpeg", buffer: await picture(color) });

/** Somebody new with a boat of three photos, made over the API. */
async function freshBoat(page: Page, title: string): Promise<string> {
  await freshAccount(page);
  return addListing(page, { title }, await Promise.all(["#0b6e75", "#c8502b", "#3b6b3f"].map(picture)));
}

const photos = (page: Page) => page.getByRole("list", { name: "Photos in order" }).getByRole("listitem");
/** Which pictures there are, in their order; waits until all are uploaded. */
async function pictures(page: Page, count: number): Promise<(string | null)[]> {
  await expect(photos(page).locator('img[src^="/media/"]')).toHaveCount(count);
  return photos(page)
    .locator('img[src^="/media/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
}

test(
  "somebody lists a boat, never losing what was typed, with photos in the order they want",
  { tag: [STORY.tag, PHONE_TOO.tag, DRAWS_MAPS.tag] },
  async ({ page }) => {
    await freshAccount(page);
    await visit(page, "/host/register?type=boat");
    const next = page.getByRole("button", { name: "Next" });
    await page.getByLabel("Title").fill("Patience");
    await page.getByLabel("Title").press("Enter");
    await expect(page.getByRole("heading", { name: "Step 2 of 6: Where" })).toBeFocused();
    await page.getByLabel("Street address").fill("1 Front Street");
    const search = page.getByRole("combobox", { name: "Search for a place" });
    await search.fill("Friday Harbor");
    await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().click();
    await expect(page.getByLabel("State")).toHaveValue("WA");
    await expect(page.getByText(/^The pin is at Friday Harbor/)).toBeVisible();
    await page.getByLabel("ZIP code").fill("98250");
    await next.click();
    await expect(page.getByRole("heading", { name: "Step 3 of 6: Photos" })).toBeFocused();

    const files = page.getByLabel("Choose photos");
    await files.setInputFiles([
      await fileOf("one.jpg", "#0b6e75"),
      await fileOf("two.jpg", "#c8502b"),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    ]);
    await expect(page.getByText("Each image must be less than 5MB (skipped: notes.txt – not an image)")).toBeVisible();
    const [first, second] = await pictures(page, 2);
    await files.setInputFiles({
      name: "drawing.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    });
    await expect(page.getByText("Please choose a JPEG, PNG, WebP, AVIF or GIF picture.")).toBeVisible();
    await page.getByRole("button", { name: "Move photo 2 left" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move photo 1 left" })).toBeFocused();
    await expect(page.getByText("Photo 2 is now the cover.")).toBeAttached();
    expect(await pictures(page, 2)).toEqual([second, first]);

    await page.getByLabel("Description of photo 1").fill("The boat at anchor");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Description saved.")).toBeVisible();
    await next.click();
    await page.getByLabel("Description", { exact: true }).fill("A calm boat.");
    await page.getByRole("checkbox", { name: "GPS Navigation" }).check();
    await next.click();
    await page.getByLabel("Price per night").fill("245.50");
    await page.getByLabel("Cleaning fee").fill("0");
    await expect(page.getByText("A guest pays $824.50 for 3 nights including fees; you get $736.50.")).toBeVisible();

    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("24550");
    await reload(page);
    await expect(page.getByText("We restored your draft.")).toBeVisible();
    await expect(page.getByLabel("Price per night")).toHaveValue("245.50");
    await next.click();
    await expect(page.getByRole("heading", { name: "Step 6 of 6: Rules" })).toBeFocused();
    await goToStep(page, "Details");
    await expect(page.getByRole("checkbox", { name: "GPS Navigation" })).toBeChecked();
    await goToStep(page, "Photos");
    expect(await pictures(page, 2)).toEqual([second, first]);
    await expect(page.getByLabel("Description of photo 1")).toHaveValue("The boat at anchor");
    await page.getByLabel("Description of photo 2").fill("The cabin below deck");
    await goToStep(page, "Review");
    await expect(page.getByRole("list", { name: "Your listing" })).toContainText("$245.50 a night");
    await page.getByRole("button", { name: "Create Listing" }).click();
    await expect(page).toHaveURL(/\/host\/success\?listing=/);
    await expect(page.getByRole("heading", { name: "Your listing is live" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Next steps" })).toContainText("A pin on the map: done");
    await expect(page.getByRole("link", { name: "Add 8 more photos" })).toHaveAttribute("href", /#photos$/);
    await axeInBothThemes(page);
    await page.getByRole("link", { name: "View listing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Patience");

    await visit(page, "/host/manage?type=boat");
    const card = page.getByRole("article", { name: "Patience" });
    await expect(card).toContainText("Friday Harbor, United States");
    await expect(card).toContainText("$245.50 per night");
    await axeInBothThemes(page);
    await card.locator("summary").click();
    await card.getByRole("link", { name: /^Preview/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Patience");
    for (const [index, description] of ["The boat at anchor", "The cabin below deck"].entries())
      await expect(page.getByRole("link", { name: `Photo ${index + 1} of 2: ${description}` }).getByAltText(description)).toBeVisible();
    await visit(page, "/host/register");
    await expect(page.getByLabel("Title")).toHaveValue("");
  },
);

test("pictures are also dropped onto the form, or taken with the camera of a phone", PHONE_TOO, async ({ page, isMobile }) => {
  await freshAccount(page);
  await visit(page, "/host/register?type=boat");
  await page.getByRole("radio", { name: "Home", exact: true }).check();
  await goToStep(page, "Details");
  await expect(page.getByRole("checkbox", { name: "Workspace" })).toBeVisible();
  await goToStep(page, "Photos");
  const field = page.getByLabel("Choose photos");
  const [one, two] = [await picture("#0b6e75"), await picture("#c8502b")].map((bytes) => bytes.toString("base64"));
  const dropped = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const [index, base64] of files.entries()) {
        const bytes = Uint8Array.from(atob(base64 ?? ""), (email) => email.charCodeAt(0));
        transfer.items.add(new File([bytes], `${index}.jpg`, { type: "image/jpeg" }));
      }
      transfer.items.add(new File(["no picture"], "notes.txt", { type: "text/plain" }));
      return transfer;
    },
    [one, two],
  );
  for (const event of ["dragover", "drop"]) await field.dispatchEvent(event, { dataTransfer: dropped });
  await expect(page.getByText("Each image must be less than 5MB (skipped: notes.txt – not an image)")).toBeVisible();
  await pictures(page, 2);

  const camera = page.getByLabel("Take a photo");
  await expect(camera).toHaveAttribute("capture", "environment");
  await expect(camera).toHaveAttribute("accept", "image/*");
  await expect(page.getByText("Take a photo")).toBeVisible({ visible: isMobile });
  await camera.setInputFiles(await fileOf("taken.jpg", "#3b6b3f"));
  await pictures(page, 3);
});

test("a house and a boat are two drafts, kept in the account and listed in Manage", PHONE_TOO, async ({ page }) => {
  await freshAccount(page);
  const saved = page.getByText(/^Draft saved \d/);
  await visit(page, "/host/register?type=property");
  await expect(page.getByLabel(/^Hide the exact location/)).toBeChecked();
  await page.getByLabel("Title").fill("Half a house");
  await goToStep(page, "Rules");
  await page.getByLabel("House rules").fill(`No parties\n${"x".repeat(201)}`);
  await expect(saved).toBeVisible();
  await visit(page, "/host/register?type=boat");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel(/^Hide the exact location/)).not.toBeChecked();
  await page.getByLabel("Title").fill("Half a boat");
  await goToStep(page, "Details");
  await page.getByLabel("or in meters").fill("14.3");
  await expect(page.getByLabel("Length (ft)")).toHaveValue("46.92");
  await expect(saved).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await visit(page, "/host/manage");
  const draft = page.getByRole("article", { name: "Half a house" });
  await expect(draft).toContainText("Draft · not published");
  await axeInBothThemes(page);
  await draft.getByRole("link", { name: /^Continue/ }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a house");
  await goToStep(page, "Rules");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Line 2: Use 200 characters or fewer per line.")).toBeVisible();
  await expect(page.getByLabel("House rules")).toBeFocused();
  await goToStep(page, "What");
  await page.getByRole("radio", { name: "Charter" }).check();
  await expect(page.getByLabel("Title")).toHaveValue("Half a boat");
  await expect(page.getByLabel("Length (ft)")).toHaveValue("46.92");

  await visit(page, "/host/manage?type=boat");
  await page.getByRole("button", { name: /^Discard/ }).click();
  await expect(page.getByText("Draft discarded.")).toBeVisible();
  await visit(page, "/host/register?type=boat");
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("photos that arrive in another order are stored in the one on screen", async ({ page }) => {
  const listingId = await freshBoat(page, "Constancy");
  await visit(page, `/host/manage/${listingId}/edit`);
  await pictures(page, 3);
  let isFirst = true;
  let others = 0;
  const released = Promise.withResolvers<void>();
  await page.route("**/api/listings/*/photos", async (route) => {
    if (isFirst) {
      isFirst = false;
      await released.promise;
      return route.continue();
    }
    const response = await route.fetch();
    await route.fulfill({ response });
    others += 1;
    if (others === 2) released.resolve();
  });
  await page
    .getByLabel("Choose photos")
    .setInputFiles([await fileOf("4.jpg", "#111111"), await fileOf("5.jpg", "#555555"), await fileOf("6.jpg", "#999999")]);
  const shown = await pictures(page, 6);
  await expect
    .poll(async () => (await page.request.get(`/api/host/listings/${listingId}`)).text())
    .toMatch(new RegExp(shown.map((src) => src?.split("/")[2]).join(".*")));
});

test(
  "a host edits: reorders by keyboard, deletes photos but the last, is warned before leaving, and told of another tab",
  PHONE_TOO,
  async ({ page }) => {
    const listingId = await freshBoat(page, "Prudence");
    await visit(page, `/host/manage/${listingId}/edit`);
    const [first, second, third] = await pictures(page, 3);
    await page.getByRole("button", { name: "Move photo 3 left" }).press("Enter");
    expect(await pictures(page, 3)).toEqual([first, third, second]);
    await expect
      .poll(async () => (await page.request.get(`/api/host/listings/${listingId}`)).text())
      .toMatch(new RegExp([first, third, second].map((src) => src?.split("/")[2]).join(".*")));
    await axeInBothThemes(page);

    await page.getByRole("button", { name: "Delete photo 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete photo", exact: true }).click();
    await expect(page.getByText("Photo deleted.")).toBeVisible();
    expect(await pictures(page, 2)).toEqual([third, second]);
    await page.getByRole("button", { name: "Delete photo 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete photo", exact: true }).click();
    await pictures(page, 1);
    await page.getByRole("button", { name: "Delete photo 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete photo", exact: true }).click();
    await expect(page.getByText("Cannot delete the last image. At least one photo is required.")).toBeVisible();
    expect(await pictures(page, 1)).toEqual([third]);

    const other = await page.context().newPage();
    await visit(other, `/host/manage/${listingId}/edit`);
    await other.getByLabel("Title").fill("Prudence the Second");
    await page.getByLabel("Title").fill("x".repeat(3));
    await page.getByLabel("Pets allowed").check();
    await expect(page.getByText("2 unsaved changes")).toBeVisible();
    await page.getByRole("link", { name: "Manage Properties" }).click();
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Keep editing" }).click();
    await other.getByRole("button", { name: "Save Changes" }).click();
    await expect(other.getByText("Your changes have been saved.")).toBeVisible();
    await other.close();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText(/^Someone saved this listing in another window/)).toBeVisible();
    await page.getByRole("button", { name: "Discard mine, load theirs" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Prudence the Second");
  },
);

test("a host who changes the address is told that the pin still stands at the former place", DRAWS_MAPS, async ({ page }) => {
  const listingId = await freshBoat(page, "Constance");
  await visit(page, `/host/manage/${listingId}/edit`);
  const told = page.getByText("The pin is still at the old address.");
  const latitude = page.locator("input[name=latitude]");
  const former = await latitude.inputValue();
  await page.getByText("Drag the pin to the exact spot.").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /^The pin\./ })).toBeVisible();
  await expect(told).toBeHidden();
  await page.getByLabel("Street address").fill("2 Front Street");
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Keep pin" }).click();
  await expect(told).toBeHidden();

  await page.getByLabel("City").fill("Nowhere at all");
  await page.getByLabel("ZIP code").fill("");
  await page.getByRole("button", { name: "Find the new address" }).click();
  await expect(page.getByText("Could not find the specified address. Please try again.")).toBeVisible();
  await expect(told).toBeVisible();
  await page.getByLabel("City").fill("Seattle");
  await page.getByLabel("ZIP code").fill("98101");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("98101");
  await reload(page);
  await expect(page.getByLabel("City")).toHaveValue("Seattle");
  await expect(told).toBeVisible();
  await expect(latitude).toHaveValue(former);
  // Where the map's buttons aren't half under the bar.
  await page.evaluate(() => scrollTo(0, 0));
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Find the new address" }).click();
  await expect(told).toBeHidden();
  await expect(latitude).toHaveValue(/^47\.6/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
});

test("a host pauses, resumes, copies and deletes", STORY, async ({ page }) => {
  const listingId = await freshBoat(page, "Temperance");
  await visit(page, "/host/manage");
  await expect(page.getByText("No Properties Listed")).toBeVisible();
  await page.getByRole("link", { name: /^Boats & Charters/ }).click();
  const card = page.getByRole("article", { name: "Temperance", exact: true });
  await card.locator("summary").click();
  await card.getByRole("button", { name: /^Pause/ }).click();
  await expect(card.getByText("Paused", { exact: true })).toBeVisible();
  await card.locator("summary").click();
  await card.getByRole("button", { name: /^Resume/ }).click();
  await expect(card.getByText("Paused", { exact: true })).toBeHidden();
  await card.locator("summary").click();
  await card.getByRole("button", { name: /^Duplicate/ }).click();
  await expect(page.getByText("You're editing a copy. It stays hidden until you press Resume.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Copy of Temperance");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Your listing is live again.")).toBeVisible();
  await axe(page);
  await visit(page, "/host/manage?type=boat");
  await card.locator("summary").click();
  await card.getByRole("button", { name: /^Unlist/ }).click();
  await expect(card.getByText("Unlisted", { exact: true })).toBeVisible();
  await visit(page, `/properties/${listingId}`);
  await expect(page.getByText(/^This listing is unlisted\./)).toBeVisible();
  await visit(page, "/host/manage?type=boat");
  await card.locator("summary").click();
  await card.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Delete “Temperance”?");
  await axeInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Listing deleted.")).toBeVisible();
  await expect(card).toBeHidden();
  await visit(page, `/properties/${listingId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Property not found");
});

test("the guest of a listing that was deleted since finds its name, and no link into nothing", async ({ page, browser }) => {
  const listingId = await freshBoat(page, "Providence");
  const { baseURL, extraHTTPHeaders, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, viewport, reducedMotion: "reduce" });
  const guest = await context.newPage();
  await freshAccount(guest, "Ada Guest");
  const bookingId = await bookAndCancel(guest, listingId);
  await visit(guest, `/bookings/${bookingId}`);
  await expect(guest.getByRole("link", { name: "View listing" })).toHaveAttribute("href", `/properties/${listingId}`);
  const gone = await page.request.delete(`/api/listings/${listingId}`, { headers: { origin: origin() } });
  expect(gone.status()).toBe(204);
  await reload(guest);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Providence");
  await expect(guest.getByText("This listing is no longer available.")).toBeVisible();
  await expect(guest.getByRole("link", { name: "View listing" })).toBeHidden();
  await visit(guest, "/trips?phase=cancelled");
  await expect(guest.getByRole("article").filter({ hasText: "Providence" })).toContainText("No longer available");
  await axeInBothThemes(guest);
  await context.close();
  await visit(page, "/host/bookings?phase=cancelled");
  await expect(page.getByRole("article").filter({ hasText: "Ada Guest" })).toContainText("No longer available");
});

/** A stay in half a year, given up at once. */
async function bookAndCancel(guest: Page, listingId: string): Promise<string> {
  const { request } = guest.context();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkIn: inDays(180), checkOut: inDays(183) };
  const quote = await request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...stay, guests: "1" })}`);
  const { total } = (await quote.json()) as { total: { cents: number } };
  const headers = { origin: origin() };
  const data = { listingId, ...stay, guests: 1, totalCents: total.cents, key: crypto.randomUUID() };
  const { bookingId } = (await (await request.post("/api/bookings", { data, headers })).json()) as { bookingId: string };
  const booking = (await (await request.get(`/api/bookings/${bookingId}`)).json()) as {
    viewer: { cancelling: { refundCents: number } | null };
  };
  const cancelled = await request.post(`/api/bookings/${bookingId}/cancellation`, { data: booking.viewer.cancelling, headers });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  return bookingId;
}
