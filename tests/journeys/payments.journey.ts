import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, PHONE_STORY, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { addDays, addressOf, freeStay, openPanel, readCalendar } from "../support/reserving.ts";

/** These run on a product where guests pay, by Demo Pay. */

async function toPayment(page: Page, stay: Awaited<ReturnType<typeof freeStay>>): Promise<void> {
  await visit(page, addressOf(stay));
  await (await openPanel(page)).getByRole("link", { name: "Reserve" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and book");
  await page.getByLabel(/^Message to/).fill("We come by train and arrive at six.");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demo Pay");
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expires").fill("12/30");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

/** A home in this town that is free for four nights in the season when boats go out. */
async function freeHome(page: Page, town: string) {
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 140);
  const stay = { checkIn, checkOut: addDays(checkIn, 4) };
  const asked = new URLSearchParams({ q: town, type: "property", ...stay }).toString();
  const { listings } = (await (await page.request.get(`/api/listings?${asked}`)).json()) as { listings: { id: string }[] };
  return { listingId: listings[0]?.id ?? "", ...stay };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("dates are held while a guest pays; a declined card keeps them, and the next one books them", STORY, async ({ page, browser }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Cassis");
  await toPayment(page, stay);
  await axeInBothThemes(page);
  await pay(page, "4000 0000 0000 0002");
  await expect(page.getByText(/^Your card was declined/)).toBeVisible();
  await page.getByRole("link", { name: "Go back without paying" }).click();

  await expect(heading(page)).toHaveText("Pay for your stay");
  await expect(page.getByText(/^Your card was declined/)).toBeVisible();
  await expect(page.getByText(/^Your dates are held for/)).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Keep my dates 10 minutes longer" }).click();
  await expect(page.getByText("Your dates are held 10 minutes longer.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Keep my dates/ })).toHaveCount(0);

  const other = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const stranger = await other.newPage();
  const taken = (await readCalendar(stranger, stay.listingId)).days.filter(({ held }) => held).map(({ day }) => day);
  expect(taken).toContain(stay.checkIn);
  await visit(stranger, addressOf(stay));
  await expect(stranger.getByText("These dates are no longer available").first()).toBeVisible();
  await other.close();

  // Whoever goes back to the review is led to what they hold.
  await visit(page, addressOf(stay).replace("?", "/book?"));
  await expect(heading(page)).toHaveText("Pay for your stay");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(heading(page)).toHaveText("Demo Pay");
  await pay(page, "4242 4242 4242 4242");
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await expect(page.getByText(/with Visa ending in 4242/)).toBeVisible();
  await axeInBothThemes(page);
  await page.goBack();
  await expect(page.getByText("This payment").or(page.getByText("Booking Confirmed")).first()).toBeVisible();
});

test("a home and a day on a boat near it are held together, paid once, and are one trip", STORY, async ({ page }) => {
  await freshAccount(page);
  await visit(page, addressOf(await freeHome(page, "Cassis")));
  await (await openPanel(page)).getByRole("link", { name: "Reserve" }).click();
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Add a boat first" }).click();
  await expect(heading(page)).toHaveText("Pay for your stay");
  await page.getByRole("region", { name: "Add to your trip" }).getByRole("link").first().click();

  await page
    .getByRole("region", { name: "By the hour, day or week" })
    .getByRole("link", { name: /^\d+:00 [AP]M/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText("Review and book");
  await expect(page.getByText(/^You're holding .* Add this and pay \$[\d,.]+ once for all of it\.$/)).toBeVisible();
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Add to my trip" }).click();

  await expect(heading(page)).toHaveText("Pay for your trip");
  await expect(page.getByRole("region", { name: "Also on this trip" }).getByRole("listitem")).toHaveCount(1);
  await axeInBothThemes(page);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await pay(page, "4242 4242 4242 4242");
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await expect(page.getByText("Booked together")).toBeVisible();
  await page.getByRole("link", { name: "See your trip day by day" }).click();
  const days = page.getByRole("region", { name: "Day by day" });
  await expect(days.getByText(/^Check in at/)).toBeVisible();
  await expect(days.getByText(/^Set out on/)).toBeVisible();
});

test("a bank asks who pays, and the booking follows at once", PHONE_STORY, async ({ page }) => {
  await freshAccount(page);
  await toPayment(page, await freeStay(page, "Hvar"));
  await pay(page, "4000 0027 6000 3184");
  await page.getByRole("button", { name: /Confirm|Yes/ }).click();
  await expect(heading(page)).toHaveText("Booking Confirmed");
});

test("a screen reader hears when five minutes are left to pay, and one", async ({ page }) => {
  await page.clock.install();
  await freshAccount(page);
  await toPayment(page, await freeStay(page, "Cassis", undefined, 20));
  await page.getByRole("link", { name: "Go back without paying" }).click();
  await expect(heading(page)).toHaveText("Pay for your stay");
  const said = page.getByRole("status").filter({ hasText: "left to pay" });
  await page.clock.fastForward("09:00");
  await expect(said).toHaveCount(0);
  await page.clock.fastForward("01:00");
  await expect(said).toHaveText("5 minutes left to pay");
  await page.clock.fastForward("04:00");
  await expect(said).toHaveText("1 minute left to pay");
});

test("who gives up the dates lets others have them at once", async ({ page }) => {
  await freshAccount(page);
  const stay = await freeStay(page, "Bergen");
  await toPayment(page, stay);
  await page.getByRole("link", { name: "Go back without paying" }).click();
  await page.getByRole("button", { name: "Give up these dates" }).click();
  await expect(page).toHaveURL(new RegExp(`/properties/${stay.listingId}`));
  const { days } = await readCalendar(page, stay.listingId);
  expect(days.filter(({ held }) => held).map(({ day }) => day)).not.toContain(stay.checkIn);
});

test("staff see payments with what was asked of the provider, and ask it again", async ({ page }) => {
  await freshAccount(page);
  await toPayment(page, await freeStay(page, "Savonlinna"));
  await pay(page, "4242 4242 4242 4242");
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await page.context().clearCookies();
  await signedInAs(page, "agent@demo.test");
  await visit(page, "/admin/payments");
  await expect(heading(page)).toHaveText("Payments");
  await page.getByRole("link", { name: "All payments" }).click();
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "visa" })
    .or(page.getByRole("main").getByRole("listitem").filter({ hasText: "Visa" }))
    .first();
  await first.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("This is how the payment stands now.")).toBeVisible();
  await axeInBothThemes(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a stay is paid for by plain forms", STORY, async ({ page }) => {
    await freshAccount(page);
    const stay = await freeStay(page, "Newport");
    await page.goto(addressOf(stay).replace("?", "/book?") + "&guests=1");
    await page.getByRole("checkbox", { name: /^I accept the/ }).check();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(heading(page)).toHaveText("Demo Pay");
    await pay(page, "4000 0000 0000 9995");
    await expect(page.getByText(/enough/).first()).toBeVisible();
    await pay(page, "4242 4242 4242 4242");
    await expect(heading(page)).toHaveText("Booking Confirmed");
  });
});

/** A guest asks to book the place of the demo whose host answers first, and the card is authorized. */
async function ask(page: Page, daysLater: number): Promise<string> {
  await freshAccount(page);
  await visit(page, addressOf(await freeStay(page, "Two Chimneys", undefined, daysLater)));
  await (await openPanel(page)).getByRole("link", { name: "Request to book" }).click();
  await expect(heading(page)).toHaveText("Review your request");
  await page.getByLabel(/^Message to/).fill("We are two families.");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Request to book" }).click();
  await expect(heading(page)).toHaveText("Demo Pay");
  await pay(page, "4242 4242 4242 4242");
  await expect(heading(page)).toHaveText("Waiting for your host");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a guest asks, the host accepts", STORY, async ({ page, browser }) => {
  const checkoutId = await ask(page, 0);
  await axeInBothThemes(page);
  await visit(page, "/trips");
  await expect(page.getByRole("heading", { name: "Not booked yet" })).toBeVisible();

  const desk = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const host = await desk.newPage();
  await signedInAs(host, "host@demo.test");
  await visit(host, "/host/dashboard");
  await expect(host.getByRole("heading", { name: "Requests to book" })).toBeVisible();
  await visit(host, `/host/requests/${checkoutId}`);
  await expect(host.getByText("We are two families.")).toBeVisible();
  await axeInBothThemes(host);
  await host.getByRole("button", { name: "Accept request" }).click();
  await expect(host).toHaveURL(/\/host\/bookings\/[0-9a-f-]+$/);
  await desk.close();

  await visit(page, `/checkout/${checkoutId}`);
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await expect(page.getByText(/with Visa ending in 4242/)).toBeVisible();
});

test("the host declines, and the guest isn't charged", async ({ page, browser }) => {
  const checkoutId = await ask(page, 30);
  const desk = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const host = await desk.newPage();
  await signedInAs(host, "host@demo.test");
  await visit(host, `/host/requests/${checkoutId}`);
  await host.getByLabel("Reason").selectOption("party");
  await host.getByRole("button", { name: "Decline request" }).click();
  await expect(host.getByText(/^You declined the request/).first()).toBeVisible();
  await axeInBothThemes(host);
  await desk.close();

  await visit(page, `/checkout/${checkoutId}`);
  await expect(heading(page)).toHaveText("Your request was declined");
  await expect(page.getByText("You weren't charged.")).toBeVisible();
  await axeInBothThemes(page);
  const agents = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const agent = await agents.newPage();
  await signedInAs(agent, "agent@demo.test");
  await visit(agent, "/admin/payments?show=all");
  await expect(agent.getByRole("main")).toContainText(/void/i);
  await agents.close();
});

test("a host offers a guest a total of their own, and the guest books it", async ({ page, browser }) => {
  const desk = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const host = await desk.newPage();
  await signedInAs(host, "host@demo.test");
  await freshAccount(page);
  const stay = await freeStay(page, "Two Chimneys", undefined, 60);
  await visit(page, addressOf(stay));
  await page.getByRole("link", { name: "Ask a question" }).click();
  await page.getByLabel(/^Your question to/).fill("Could you do a better price?");
  await page.getByRole("button", { name: "Send question" }).click();
  const thread = page.getByRole("region", { name: "Messages" });
  await expect(thread).toContainText("Could you do a better price?");
  const address = new URL(page.url()).pathname;

  await visit(host, `${address}/offer`);
  await expect(host.getByLabel("Check-in")).toHaveValue(stay.checkIn);
  await host.getByLabel("Total for the guest").fill("500");
  await expect(host.getByText(/^You earn \$/)).toBeVisible();
  await axeInBothThemes(host);
  await host.getByRole("button", { name: "Send offer" }).click();
  await expect(host.getByRole("region", { name: "Special offer" })).toContainText("$500 in total");
  await desk.close();

  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Book for $500" }).click();
  await expect(heading(page)).toHaveText("Demo Pay");
  await pay(page, "4242 4242 4242 4242");
  await expect(heading(page)).toHaveText("Booking Confirmed");
  await expect(page.getByText("$500 with Visa ending in 4242")).toBeVisible();
});
