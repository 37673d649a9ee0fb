import { axe, axeInBothThemes, expect, freshAccount, PHONE_STORY, PHONE_TOO, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import {
  addDays,
  focused,
  freeStay,
  inWords,
  isPhone,
  moveTo,
  openCalendar,
  openPanel,
  readCalendar,
  totalOf,
} from "../support/reserving.ts";

test("the calendar is there for the Tab key before it is in sight, with room for it", async ({ page }) => {
  const { listingId } = await freeStay(page, "Camden");
  await visit(page, `/properties/${listingId}`);
  await page.getByRole("button", { name: "Share" }).focus();
  await expect(page.getByRole("region", { name: "Availability" }).getByRole("button", { name: "Next month" })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a guest chooses dates on the calendar by keyboard, sees the price and reserves", STORY_AND_PHONE, async ({ page }) => {
  await freshAccount(page);
  // The others only look at the nights, which shall not be taken from under them.
  const { listingId, checkIn } = await freeStay(page, "Camden", 3, 14);
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  const calendar = await openCalendar(page, panel);
  await axeInBothThemes(page);
  await moveTo(page, checkIn);
  await page.keyboard.press("Enter");
  await expect(calendar.getByText(/^Select a check-out date/)).toBeVisible();
  await expect(focused(page)).toHaveAttribute("aria-label", /your check-out/);
  await page.keyboard.press("Enter");
  if (isPhone(page)) await expect(panel.getByRole("button", { name: /^Dates/ })).toBeFocused();
  else await expect(panel.getByLabel("Check-in", { exact: true })).toHaveValue(checkIn);
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=`));
  await panel.getByText("1 guest", { exact: true }).click();
  await panel.getByRole("button", { name: "More adults" }).press("Enter");
  await expect(page).toHaveURL(/guests=2/);
  await totalOf(panel);
  await panel.getByRole("link", { name: "Reserve" }).press("Enter");
  await page.getByRole("checkbox", { name: /^I accept the/ }).press("Space");
  await page.getByRole("button", { name: /^Book for/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed");
  await expect(page.getByText("3 nights, 2 guests")).toBeVisible();
});

test("the keys lead on over the end of a month", PHONE_TOO, async ({ page }) => {
  const { listingId } = await freeStay(page, "Camden", 3);
  await visit(page, `/properties/${listingId}`);
  await openCalendar(page, await openPanel(page));
  const { today } = await readCalendar(page, listingId);
  await moveTo(page, addDays(today, 14));
  for (let step = 15; step < 65; step++) {
    await page.keyboard.press("ArrowRight");
    await expect(focused(page)).toHaveAttribute("aria-label", new RegExp(inWords(addDays(today, step))));
  }
});

test(
  "the page's calendar is the picker: it fills the panel, shows what was typed there, and lets go of it",
  PHONE_TOO,
  async ({ page }) => {
    const { listingId, checkIn, checkOut } = await freeStay(page, "Camden", 3);
    await visit(page, `/properties/${listingId}`);
    const calendar = page.getByRole("region", { name: "Availability" });
    await calendar.scrollIntoViewIfNeeded();
    const day = (wanted: string) => calendar.getByRole("button", { name: new RegExp(`${inWords(wanted)}\\b`) });
    while (!(await day(checkOut).isVisible())) await calendar.getByRole("button", { name: /^(Next month|Later dates)$/ }).click();
    const taken = calendar.getByRole("button", { name: /unavailable, taken/ }).first();
    await expect(taken).toHaveAttribute("aria-disabled", "true");
    await day(checkIn).click();
    await expect(calendar.getByText(/^Select a check-out date \(3-night minimum/)).toBeVisible();
    await expect(day(addDays(checkIn, 1))).toHaveAccessibleName(/unavailable, 3-night minimum/);
    await day(checkOut).click();
    await expect(calendar.getByText(/^3 nights: /)).toBeVisible();
    await expect(day(checkIn)).toHaveAccessibleName(/your check-in/);
    const bar = page.getByRole("complementary", { name: "Reserve" });
    await expect(bar.getByText(/\btotal\b/).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`));
    await axeInBothThemes(page);
    await calendar.getByRole("button", { name: "Clear dates" }).click();
    await expect(page).not.toHaveURL(/check/);
    await expect(calendar.getByText("Select a check-in date (3-night minimum)")).toBeVisible();
    if (isPhone(page)) return;
    const later = addDays(checkIn, 370);
    await bar.getByLabel("Check-in", { exact: true }).fill(later);
    await bar.getByLabel("Check-out", { exact: true }).fill(addDays(later, 4));
    await expect(day(later)).toHaveAccessibleName(/your check-in/);
  },
);

test("a press on one's own check-in day begins a new stay with it", PHONE_TOO, async ({ page }) => {
  const { listingId, checkIn, checkOut } = await freeStay(page, "Camden", 3);
  await visit(page, `/properties/${listingId}?checkIn=${checkIn}&checkOut=${checkOut}`);
  const calendar = page.getByRole("region", { name: "Availability" });
  await calendar.scrollIntoViewIfNeeded();
  const day = (wanted: string) => calendar.getByRole("button", { name: new RegExp(`${inWords(wanted)}\\b`) });
  const press = (wanted: string) => (isPhone(page) ? day(wanted).tap() : day(wanted).click());
  await expect(day(checkIn)).toHaveAccessibleName(/your check-in/);
  await expect(day(checkOut)).toHaveAccessibleName(/your check-out/);
  await press(checkIn);
  await expect(calendar.getByText(/^Select a check-out date/)).toBeVisible();
  await expect(day(checkIn)).toHaveAccessibleName(/your check-in/);
  await press(checkOut);
  await expect(calendar.getByText(/^3 nights: /)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`));
});

test("a calendar that does not come says so, dates can be typed, and it comes on the second try", PHONE_TOO, async ({ page }) => {
  const { listingId, checkIn, checkOut } = await freeStay(page, "Camden", 3);
  let fails = true;
  await page.route("**/calendar", (route) => (fails ? route.fulfill({ status: 404, body: "{}" }) : route.continue()));
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  const calendar = isPhone(page) ? panel : page.getByRole("region", { name: "Availability" });
  await panel
    .getByRole("button", { name: /^(Check availability|Choose check-in)$/ })
    .last()
    .click();
  await expect(calendar.getByRole("alert")).toContainText("We couldn't load the calendar. You can still type your dates.");
  await axe(page);
  await panel.getByLabel("Check-in", { exact: true }).fill(checkIn);
  await panel.getByLabel("Check-out", { exact: true }).fill(checkOut);
  await totalOf(panel);
  fails = false;
  await calendar.getByRole("button", { name: "Try again" }).click();
  await expect(calendar.getByRole("button", { name: new RegExp(`${inWords(checkIn)}, your check-in`) })).toBeVisible();
});

test("dates that cannot be are explained where they were typed", async ({ page }) => {
  const { listingId, checkIn } = await freeStay(page, "Camden", 3);
  const { today } = await readCalendar(page, listingId);
  await visit(page, `/properties/${listingId}`);
  const panel = await openPanel(page);
  const [arrive, leave] = [panel.getByLabel("Check-in", { exact: true }), panel.getByLabel("Check-out", { exact: true })];
  await arrive.fill(checkIn);
  await leave.fill(addDays(checkIn, -1));
  await expect(leave).toHaveAccessibleDescription("Check-out date must be after check-in date");
  await leave.fill(addDays(checkIn, 1));
  await expect(leave).toHaveAccessibleDescription("This place has a 3-night minimum");
  await axe(page);
  await arrive.fill(addDays(today, -2));
  await expect(arrive).toHaveAccessibleDescription("Check-in date cannot be in the past");
  await visit(page, `/properties/${listingId}?checkIn=${checkIn}&checkOut=${addDays(checkIn, 3)}&guests=99`);
  await expect((await openPanel(page)).getByRole("alert")).toHaveText(/^This place is for up to \d+ guests/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the bar opens a sheet that holds the focus and closes by Escape, and hides nothing", PHONE_STORY, async ({ page }) => {
    const { listingId } = await freeStay(page, "Newport");
    await visit(page, `/properties/${listingId}`);
    const open = page.getByRole("complementary", { name: "Reserve" }).getByRole("button", { name: "Check availability" });
    await open.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("grid")).toHaveCount(2);
    await sheet.getByRole("button", { name: "Later dates" }).click();
    await expect(sheet.getByRole("grid")).toHaveCount(5);
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null),
      ).toBe(true);
    }
    await sheet.getByRole("grid").first().getByRole("button", { disabled: false }).last().focus();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [bar, footer] = await Promise.all(
      [page.getByRole("complementary", { name: "Reserve" }), page.getByRole("contentinfo")].map((part) => part.boundingBox()),
    );
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  });

  test("dates in the address that cannot be are explained in the sheet, and others are chosen there", async ({ page }) => {
    const { listingId, checkIn } = await freeStay(page, "Camden", 3);
    await visit(page, `/properties/${listingId}?checkIn=${checkIn}&checkOut=${addDays(checkIn, 1)}`);
    const sheet = await openPanel(page);
    await expect(sheet.getByRole("alert")).toHaveText("This place has a 3-night minimum");
    await axe(page);
    const day = (wanted: string) => sheet.getByRole("button", { name: new RegExp(inWords(wanted)) });
    await expect(sheet.getByRole("grid")).toHaveCount(2);
    await sheet.getByRole("button", { name: "Earlier dates" }).click();
    await expect(day((await readCalendar(page, listingId)).today)).toBeVisible();
    await day(checkIn).click();
    await day(addDays(checkIn, 3)).click();
    await expect(sheet.getByRole("grid")).toHaveCount(0);
    await expect(sheet.getByRole("button", { name: /^Dates .* 3 nights$/ })).toBeVisible();
    await totalOf(sheet);
    await expect(sheet.getByRole("link", { name: "Reserve" })).toBeInViewport();
    await sheet.getByRole("button", { name: "Clear dates" }).click();
    await expect(sheet.getByRole("button", { name: "Choose check-in", exact: true })).toBeVisible();
  });
});

test("with room for it, a bar says where on the page one is and leads to the calendar, and a boat is boarded", async ({ page }) => {
  const { listings } = (await (await page.request.get("/api/listings?type=boat")).json()) as { listings: { id: string }[] };
  await visit(page, `/properties/${listings[0]?.id}`);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(page.getByText(/^Embark after/)).toBeVisible();
  await expect(page.getByText(/^Where you'll board: /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Report this listing" })).toBeVisible();
  await bar.getByRole("link", { name: "Things to know" }).click();
  await expect(bar.getByRole("link", { name: "Things to know" })).toHaveAttribute("aria-current", "location");
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Check availability" }).and(page.locator(":not(aside *)")).click();
  await expect(focused(page)).toHaveAttribute("aria-label", /\d{4}/);
  await expect(focused(page)).toBeInViewport();
  await expect(bar.getByRole("link", { name: "Dates" })).toHaveAttribute("aria-current", "location");
});
