import type { Page } from "@playwright/test";
import {
  axeInBothThemes,
  expect,
  freshAccount,
  PHONE_TOO,
  readEmail,
  reload,
  signedInAs,
  STORY,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a guest sees a coming trip, what cancelling would give back, and cancels it", STORY_AND_PHONE, async ({ page }) => {
  const { email } = await freshAccount(page);
  const booking = await bookSomething(page);
  await visit(page, "/trips");
  const card = page.getByRole("article").filter({ hasText: booking.title });
  await expect(card).toContainText(/In (299|300|301) days/);
  await expect(card.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /openstreetmap\.org\/directions/);
  await card.getByRole("link", { name: booking.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(booking.title);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByText("Cancel booking", { exact: true }).click();
  const button = page.getByRole("button", { name: /^Cancel booking · get \$/ });
  const refund = /\$[\d,.]+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
  await button.click();
  const told = page.getByText(`The booking has been cancelled. ${refund} will be refunded.`);
  await expect(told).toBeInViewport();
  await expect(page.locator(":focus")).toContainText(refund);
  await expect(page.getByText(`${refund} of`)).toBeVisible();
  await expect(page.getByText(`−${refund}`, { exact: true })).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Manage your trip" }).getByRole("listitem")).toHaveText([
    /Book again/,
    /Message host/,
    /Download Receipt/,
  ]);
  await expect(page.getByRole("region", { name: "Getting there" })).toHaveCount(0);
  await axeInBothThemes(page);
  const own = page.url();
  await visit(page, own.replace("/bookings/", "/booking/confirmation/"));
  await expect(page).toHaveURL(own);
  await visit(page, "/trips?phase=cancelled");
  await expect(card).toContainText(`${refund} refunded`);
  await expect(card.getByRole("link", { name: "Directions" })).toHaveCount(0);
  await expect(card.getByRole("link", { name: "Itinerary" })).toHaveCount(0);
  await card.getByRole("link", { name: "Book again" }).click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/);
  await readEmail(page, email, "Booking cancelled");
});

test("a confirmed booking is celebrated, and leads to the trip", async ({ page }) => {
  await freshAccount(page, "Ada Guest");
  const { id, title } = await bookSomething(page);
  await visit(page, `/booking/confirmation/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
  await expect(page.getByText(/^You're going to .+, Ada!$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Next steps" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Message host" })).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "View your trip" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const actions = page.getByRole("list", { name: "Manage your trip" });
  await expect(actions.getByRole("listitem")).toHaveText([
    /Message host/,
    /Directions/,
    /Change dates or guests/,
    /Download Itinerary/,
    /Download Receipt/,
    /Add to Calendar/,
    /Calendar file \(\.ics\)/,
  ]);
  await expect(page.getByRole("region", { name: "Getting there" })).toContainText("Open in map");
  await expect(page.getByRole("region", { name: "Your host" }).getByRole("link", { name: /@/ })).toBeVisible();
});

test(
  "a guest reviews a stay that is over, and the review stays hidden until the host has written too",
  STORY_AND_PHONE,
  async ({ page }) => {
    await signedInAs(page, "guest@demo.test");
    await visit(page, "/trips?phase=past");
    // Each screen has a stay of its own: a review is written once.
    const asking = page.getByRole("article").filter({ hasText: "Write a review" });
    const newest = test.info().project.name === "phone" ? asking.last() : asking.first();
    const title = (await newest.getByRole("heading").textContent()) ?? "";
    await newest.getByRole("link", { name: "Write a review" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const form = page.getByRole("region", { name: "Reviews" });
    await form.getByRole("radio", { name: "4 stars" }).first().check({ force: true });
    await form.getByRole("button", { name: "Submit review" }).click();
    await expect(form.getByText("Choose 1 to 5 stars")).toHaveCount(5);
    await expect(form.getByText("Write a few words")).toBeVisible();
    const focused = page.locator("[role=radiogroup]:has(:focus)");
    await expect(focused).toHaveAccessibleName("Cleanliness");
    await expect(focused).toBeInViewport();
    await axeInBothThemes(page);
    await form.getByLabel("Tell future guests about your stay").fill("Kept over a reload.");
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Kept over a reload.");
    await reload(page);
    await expect(form.getByLabel("Tell future guests about your stay")).toHaveValue("Kept over a reload.");
    await expect(form.getByRole("radio", { name: "4 stars" }).first()).toBeChecked();
    for (const group of await form.getByRole("radiogroup").all())
      await group.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await form.getByLabel("Tell future guests about your stay").fill("The pier is as quiet as it says.");
    await form.getByRole("button", { name: "Submit review" }).click();
    await expect(page.getByText("Thanks! Your review was submitted.")).toBeVisible();
    await axeInBothThemes(page);
  },
);

test("the stay that goes on stands above every tab, with the way there and the host", PHONE_TOO, async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  for (const path of ["/trips", "/trips?phase=past"]) {
    await visit(page, path);
    const now = page.getByRole("region", { name: "You're staying now" }).getByRole("article");
    await expect(now).toContainText(/Check-out (today|tomorrow|in \d+ days), before/);
    await expect(now.getByRole("link", { name: "Directions" })).toBeVisible();
    await expect(now.getByRole("link", { name: "Itinerary" })).toHaveAttribute("download");
    await axeInBothThemes(page);
  }
  await page
    .getByRole("button", { name: /^Message host/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/messages\//);
});

test("a traveler keeps what they like", PHONE_TOO, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/profile");
  await expect(page.getByText("No upcoming trips.")).toBeVisible();
  await page.getByText("Sailing", { exact: true }).click();
  await page.getByText("With a dog", { exact: true }).click();
  await expect(page.getByText("Preferences saved.")).toBeVisible();
  await reload(page);
  await expect(page.getByRole("checkbox", { name: "Sailing" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Fishing" })).not.toBeChecked();
  await expect(page.getByRole("navigation", { name: "Profile view" })).toHaveCount(0);
});

test("a host sees figures, bookings and earnings, and takes them along", STORY_AND_PHONE, async ({ page, isMobile }) => {
  await signedInAs(page, "host@demo.test");
  await visit(page, "/profile");
  await page.getByRole("link", { name: "Host Profile" }).click();
  await expect(page.getByText("Certified Host")).toBeVisible();
  await axeInBothThemes(page);
  for (const path of ["/host/dashboard", "/host/bookings", "/host/earnings?period=all"]) {
    await visit(page, path);
    // On a wide screen every page is judged elsewhere.
    if (isMobile) await axeInBothThemes(page);
  }
  const row = page
    .getByRole("listitem")
    .filter({ has: page.locator("summary") })
    .first();
  await row.locator("summary").click();
  const receipt = await row.getByRole("link", { name: /^Download (Receipt|Statement)$/ }).getAttribute("href");
  const pdf = await page.request.get(receipt ?? "");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const csv = await (await page.request.get("/host/earnings.csv?period=all")).text();
  expect(csv.split("\r\n")[0]).toContain("Payout (USD)");
  await visit(page, "/host/bookings");
  await page.getByLabel("Guest, listing or reference").fill("nobody of that name");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(/^No upcoming bookings match/)).toBeVisible();
});

test("a host learns, errs once, and is certified", STORY, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/host/certification");
  await page.getByRole("button", { name: "Start Certification" }).click();
  await page.getByRole("radio", { name: "Wait until the morning" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Not quite\./)).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("radio", { name: /^Answer right away/ }).check();
  await page.getByRole("button", { name: "Check answer" }).click();
  await expect(page.getByText("Correct! You passed Guest communication.")).toBeInViewport();
  await expect(page.locator(":focus")).toContainText("Correct!");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Next: Property management" }).click();
  await expect(page.getByRole("heading", { name: "Property management" })).toBeInViewport();
  await expect(page.getByRole("article")).toBeFocused();
  await reload(page);
  await page.getByRole("radio", { name: /^Right away, before/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Next: Safety protocols" }).click();
  await page.getByRole("radio", { name: /carbon monoxide alarm$/ }).check();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL("/host/certification/success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're a Certified Host");
  await visit(page, "/host/certification");
  await expect(page).toHaveURL("/host/certification/success");
});

/** A free stay far ahead, booked over the API as the page would. */
async function bookSomething(page: Page): Promise<{ id: string; title: string }> {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const dates = { checkIn: inDays(300), checkOut: inDays(304) };
  const found = await page.request.get(`/api/listings?${new URLSearchParams({ ...dates, guests: "1" })}`);
  const { listings } = (await found.json()) as { listings: { id: string; title: string; stay: { totalCents: number } }[] };
  for (const { id: listingId, title, stay } of listings) {
    const data = { listingId, ...dates, guests: 1, totalCents: stay.totalCents, key: crypto.randomUUID() };
    const booked = await page.request.post("/api/bookings", { data, headers: { origin } });
    if (booked.ok()) return { id: ((await booked.json()) as { bookingId: string }).bookingId, title };
  }
  throw new Error("nothing is free");
}
