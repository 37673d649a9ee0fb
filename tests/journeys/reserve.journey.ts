import type { Page } from "@playwright/test";
import {
  axe,
  axeInBothThemes,
  expect,
  freshAccount,
  PHONE_STORY,
  PHONE_TOO,
  reload,
  signedInAs,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";
import { addListing } from "../support/journey-api.ts";
import { addDays, addressOf, freeStay, openPanel, readCalendar, toCheckout, totalOf } from "../support/reserving.ts";

test(
  "Reserve shows the whole trip, a double click books it once, and the confirmation gives the documents to take along",
  PHONE_STORY,
  async ({ page }) => {
    await freshAccount(page);
    const stay = await freeStay(page, "Cassis");
    await visit(page, addressOf(stay));
    const bar = page.getByRole("complementary", { name: "Reserve" });
    const total = await totalOf(await openPanel(page));
    await reload(page);
    // On a phone the bar has it too: nobody presses the same word twice.
    const book = await toCheckout(page, bar);
    await expect(book).toHaveText(`Book for ${total}`);
    await page.getByLabel(/^Message to/).fill("We come by train and arrive at six.");
    await page.getByRole("checkbox", { name: /^I accept the/ }).uncheck();
    await book.evaluate((button: HTMLButtonElement) => button.form?.setAttribute("novalidate", ""));
    await book.click();
    await expect(page.getByText("Accept the rules to book")).toBeVisible();
    await expect(page.getByLabel(/^Message to/)).toHaveValue("We come by train and arrive at six.");
    await axeInBothThemes(page);
    await page.getByRole("checkbox", { name: /^I accept the/ }).check();
    await book.dblclick();
    await expect(page).toHaveURL(/\/booking\/confirmation\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByText(/^RES-\d{8}-[A-Z0-9]{6}$/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Price" })).toContainText(`Total Paid${total}`);
    await expect(page.getByRole("link", { name: /@/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to my profile" })).toHaveAttribute("href", "/profile");
    expect(await upcomingTrips(page)).toBe(1);
    await axeInBothThemes(page);
    const { threads } = (await (await page.request.get("/api/threads")).json()) as { threads: { id: string }[] };
    expect(await (await page.request.get(`/api/threads/${threads[0]?.id}`)).text()).toContain("We come by train and arrive at six.");

    const calendar = await page.getByRole("link", { name: /^Add to Calendar/ }).getAttribute("href");
    expect(new URL(calendar ?? "").searchParams.get("text")).toMatch(/^Stay at /);
    const pdf = await download(page, "Download Itinerary");
    expect(pdf.name).toMatch(/^itinerary-RES-.*\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const entry = await download(page, "Calendar file (.ics)");
    for (const line of [`DTSTART;VALUE=DATE:${stay.checkIn}`, `DTEND;VALUE=DATE:${stay.checkOut}`])
      expect(entry.bytes.toString()).toContain(line.replaceAll("-", ""));
  },
);

test("nights that somebody has just taken are refused, and what was chosen stays", PHONE_TOO, async ({ page, browser }) => {
  const stay = await freeStay(page, "Hvar");
  await freshAccount(page);
  await visit(page, addressOf(stay));
  const book = await toCheckout(page, await openPanel(page));

  const other = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const otherPage = await other.newPage();
  await freshAccount(otherPage);
  await visit(otherPage, addressOf(stay));
  await (await toCheckout(otherPage, await openPanel(otherPage))).click();
  await expect(otherPage).toHaveURL(/\/booking\/confirmation\//);
  await other.close();

  await book.click();
  await expect(page.getByRole("alert")).toHaveText("These dates are no longer available");
  await expect(page.locator(":focus")).toHaveText("These dates are no longer available");
  await expect(page.getByRole("region", { name: "Available near your dates" }).getByRole("link").first()).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Choose other dates" }).click();
  await expect(page).toHaveURL(addressOf(stay));
  expect(await upcomingTrips(page)).toBe(0);
});

test("a price that has changed is shown and asked for again", PHONE_TOO, async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Bergen");
  await visit(page, addressOf(stay));
  const book = await toCheckout(page, await openPanel(page));
  const now = /\$[\d,.]+/.exec((await book.textContent()) ?? "")?.[0] ?? "";
  await page
    .locator('input[name="totalCents"]')
    .evaluate((field: HTMLInputElement) => (field.value = String(Number(field.value) - 10_000)));
  await book.click();
  await expect(page.getByRole("alert")).toContainText("The price has changed");
  await expect(page.getByRole("region", { name: "Price" })).toContainText("It was $");
  await axe(page);
  await page.getByRole("button", { name: `Book for ${now}` }).click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  await expect(page.getByRole("region", { name: "Price" })).toContainText(`Total Paid${now}`);
});

test("a booking whose answer got lost is found, not made again", async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Savonlinna");
  await visit(page, addressOf(stay));
  const book = await toCheckout(page, await openPanel(page));
  let tries = 0;
  await page.route("**/book.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    tries++;
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await book.click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  expect(tries).toBe(1);
  expect(await upcomingTrips(page)).toBe(1);
});

test("a visitor who reserves signs in first and finds the dates still there", STORY_AND_PHONE, async ({ page }) => {
  const account = await freshAccount(page);
  await page.context().clearCookies();
  const stay = await freeStay(page, "Newport");
  await visit(page, addressOf(stay));
  await (await openPanel(page)).getByRole("link", { name: "Reserve" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproperties%2F/);
  await expect(page.getByText(/^Sign in to book .+, \w+ \d+/)).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and book");
  await expect(page.getByRole("button", { name: /^Book for/ })).toBeVisible();
});

test("a message and the accepted rules survive a session that ends at the checkout", async ({ page }) => {
  const account = await freshAccount(page);
  await visit(page, addressOf(await freeStay(page, "Newport")));
  const book = await toCheckout(page, page.getByRole("complementary", { name: "Reserve" }));
  await page.getByLabel(/^Message to/).fill("We come by train and arrive at six.");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.context().clearCookies();
  await book.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and book");
  await expect(page.getByLabel(/^Message to/)).toHaveValue("We come by train and arrive at six.");
  await expect(page.getByRole("checkbox", { name: /^I accept the/ })).toBeChecked();
  await book.click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("checkout:")))).toEqual([]);
});

test(
  "who travels comes along from the search, is kept through signing in, and pets are refused where they may not come",
  PHONE_TOO,
  async ({ page }) => {
    const account = await freshAccount(page);
    await page.context().clearCookies();
    await visit(page, `/search?guests=3&children=1&infants=1&pets=1&checkIn=2028-02-01&checkOut=2028-02-08`);
    await page.getByRole("region", { name: "Results" }).getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/properties\/.*guests=3&children=1&infants=1&pets=1/);
    const panel = await openPanel(page);
    await panel.getByText("3 guests, 1 infant, 1 pet").click();
    for (const [label, count] of [
      ["Adults", "2"],
      ["Children", "1"],
      ["Infants", "1"],
      ["Pets", "1"],
    ] as const)
      await expect(panel.getByLabel(label)).toHaveValue(count);
    await panel.getByRole("button", { name: "Fewer infants" }).click();
    await axeInBothThemes(page);
    await panel.getByRole("link", { name: "Reserve" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/properties\/.*\/book\?.*guests=3&children=1&pets=1/);
    await expect(page.getByText("3 guests (1 child), 1 pet")).toBeVisible();

    await visit(page, `/properties/${await listingWithoutPets(page)}?guests=2&pets=1`);
    const other = await openPanel(page);
    await expect(other.getByRole("alert")).toContainText(/^This (place|boat) doesn't allow pets\./);
    await axe(page);
    await other.getByRole("button", { name: "Travel without pets" }).click();
    await expect(page).toHaveURL(/\?guests=2$/);
  },
);

test("who comes stays with the booking: the host reads it, and the guest changes it", async ({ page, browser }) => {
  const { baseURL, viewport } = test.info().project.use;
  const host = await (await browser.newContext({ baseURL, viewport })).newPage();
  await freshAccount(page, "Ada Guest");
  await freshAccount(host, "Hal Host");
  const listingId = await addListing(host, { title: "Patience at the pier", petsAllowed: true });
  const { today } = await readCalendar(page, listingId);
  const stay = { listingId, checkIn: addDays(today, 60), checkOut: addDays(today, 63) };
  await visit(page, `${addressOf(stay)}&guests=3&children=1&infants=1&pets=1`);
  await (await toCheckout(page, await openPanel(page))).click();
  await expect(page).toHaveURL(/\/booking\/confirmation\//);
  await expect(page.getByText("3 nights, 3 guests (1 child), 1 infant, 1 pet")).toBeVisible();

  await visit(host, "/host/bookings");
  await expect(host.getByRole("article")).toContainText("3 guests (1 child), 1 infant, 1 pet");
  await host.getByRole("link", { name: "Ada Guest" }).click();
  await expect(host.getByText("3 nights · 3 guests (1 child), 1 infant, 1 pet")).toBeVisible();
  await host.context().close();

  await visit(page, page.url().replace("booking/confirmation", "bookings"));
  await page.getByRole("link", { name: "Change dates or guests" }).click();
  await page.getByRole("button", { name: "Fewer pets" }).click();
  await page.getByRole("button", { name: "See the new price" }).click();
  await expect(page.getByRole("heading", { name: "The price stays the same." })).toBeFocused();
  await axe(page);
  await page.getByRole("button", { name: "Change booking" }).click();
  await expect(page.getByText("3 nights, 3 guests (1 child), 1 infant")).toBeVisible();
  await expect(page.getByText("1 pet")).toBeHidden();
});

test("a host cannot reserve their own listing, and is led to managing it", async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { id: string } };
  const { listings } = (await (await page.request.get(`/api/listings?host=${user.id}`)).json()) as { listings: { id: string }[] };
  await visit(page, `/properties/${listings[0]?.id}`);
  const panel = await openPanel(page);
  await expect(panel.getByText("This is your listing", { exact: false })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Manage Properties" })).toHaveAttribute("href", "/host/manage");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("the price is asked for and the stay reserved by plain forms", async ({ page }) => {
    await freshAccount(page);
    const stay = await freeStay(page, "Nantucket");
    await visit(page, `/properties/${stay.listingId}`);
    const panel = page.getByRole("complementary", { name: "Reserve" });
    await expect(page.getByRole("list", { name: "Unavailable nights" })).toBeVisible();
    await panel.getByLabel("Check-in", { exact: true }).fill(stay.checkIn);
    await panel.getByLabel("Check-out", { exact: true }).fill(stay.checkOut);
    await panel.getByRole("button", { name: "Check availability" }).click();
    await expect(panel.getByText("Cleaning fee")).toBeVisible();
    await (await toCheckout(page, panel)).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
    expect(await upcomingTrips(page)).toBe(1);
    await visit(page, addressOf(stay));
    await expect(panel.getByRole("alert")).toHaveText("These dates are no longer available");
  });
});

async function upcomingTrips(page: Page): Promise<number> {
  const { counts } = (await (await page.request.get("/api/bookings")).json()) as { counts: { upcoming: number } };
  return counts.upcoming;
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

async function listingWithoutPets(page: Page): Promise<string> {
  const { listings } = (await (await page.request.get("/api/listings")).json()) as { listings: { id: string }[] };
  for (const { id } of listings) {
    const listing = (await (await page.request.get(`/api/listings/${id}`)).json()) as { petsAllowed: boolean };
    if (!listing.petsAllowed) return id;
  }
  throw new Error("every place allows pets");
}
