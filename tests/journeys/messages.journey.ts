import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import {
  axeInBothThemes,
  expect,
  freshAccount,
  PHONE_TOO,
  reload,
  signedInAs,
  STORY,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { somePicture } from "../support/some-picture.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = new URLSearchParams({ checkIn: inDays(200), checkOut: inDays(203), guests: "2" });
/** A word that nobody else uses; of letters, because a long number looks like a phone's. */
const newWord = () => Array.from(randomUUID().replaceAll("-", ""), (digit) => "bdfgklmnprstvwxz"[Number.parseInt(digit, 16)]).join("");
const messagesOf = (page: Page) => page.getByRole("region", { name: "Messages" });
const messageOf = (page: Page, text: string) => messagesOf(page).getByRole("listitem").filter({ hasText: text });
const threads = (page: Page) => page.getByRole("main").locator("li a[href^='/messages/']");

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Write a message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function menuOf(page: Page, text: string, item: string): Promise<void> {
  await messageOf(page, text).getByRole("button", { name: "Message options" }).click();
  await messageOf(page, text).getByRole("button", { name: item }).click();
}

async function act(page: Page, item: string): Promise<void> {
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("button", { name: item }).click();
}

async function somebodyElse(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { baseURL, viewport } = test.info().project.use;
  return (await browser.newContext({ baseURL, viewport, reducedMotion: "reduce", ...options })).newPage();
}

/** The demo's host in another browser, and their listings. */
async function hostElsewhere(browser: Browser): Promise<{ host: Page; listingId: string; listingIds: string[] }> {
  const host = await somebodyElse(browser);
  await signedInAs(host, "host@demo.test");
  const answer = await host.request.get("/api/host/listings");
  const { listings } = (await answer.json()) as { listings: { id: string; isPaused: boolean }[] };
  const listingIds = listings.filter(({ isPaused }) => !isPaused).map(({ id }) => id);
  return { host, listingId: listingIds[0] ?? "", listingIds };
}

async function ask(page: Page, listingId: string, question: string): Promise<string> {
  await visit(page, `/properties/${listingId}?${STAY}`);
  await page.getByRole("link", { name: "Ask a question" }).click();
  await page.getByLabel(/^Your question to/).fill(question);
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(messagesOf(page)).toContainText(question);
  return new URL(page.url()).pathname;
}

test(
  "a guest asks about dates and the host answers at once: typing, seen, edited and unsent",
  STORY_AND_PHONE,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const { fullName } = await freshAccount(page, "Robin Harbour");
    const { host, listingId } = await hostElsewhere(browser);
    const question = `Is there <b>a crib</b>? ${newWord()}`;
    const address = await ask(page, listingId, question);
    await expect(page.getByText("For your safety, email addresses, phone numbers and links are hidden")).toBeVisible();
    await scrollsOnlyDownwards(page);
    await page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
    await axeInBothThemes(page);

    await visit(host, "/messages?filter=unread");
    await axeInBothThemes(host);
    await threads(host).filter({ hasText: question }).click();
    await expect(messagesOf(host)).toContainText(question);
    await expect(host.getByRole("heading", { level: 1, name: fullName })).toBeVisible();
    await expect(messagesOf(page).getByText("Seen")).toBeVisible();

    await host.getByLabel("Write a message").pressSequentially("Yes");
    await expect(messagesOf(page).getByText("Tomás is typing…")).toBeVisible();
    await host.getByLabel("Write a message").fill("Yes, write to tomas@example.com");
    await host.getByRole("button", { name: "Send", exact: true }).click();
    await expect(messageOf(page, "Yes, write to")).toContainText("Contact details hidden");
    await expect(messagesOf(page)).not.toContainText("example.com");
    await expect(messageOf(host, "Yes, write to").getByText("Seen")).toBeVisible();

    await menuOf(host, "Yes, write to", "Edit");
    await host.getByLabel("Edit your message").fill("Yes, a new one.");
    await host.getByRole("button", { name: "Send", exact: true }).click();
    await expect(messageOf(page, "Yes, a new one.")).toContainText("Edited");
    await expect(messagesOf(page)).not.toContainText("Yes, write to");

    await say(host, "Wrong window");
    await expect(messageOf(page, "Wrong window")).toBeVisible();
    await menuOf(host, "Wrong window", "Unsend");
    await host.getByRole("dialog").getByRole("button", { name: "Unsend" }).click();
    await expect(messagesOf(page).getByText("Message unsent")).toBeVisible();
    await expect(messagesOf(page)).not.toContainText("Wrong window");
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await host.context().close();
  },
);

test("the list says what is new, finds, stars, archives and brings back", PHONE_TOO, async ({ page, browser }) => {
  test.setTimeout(90_000);
  await freshAccount(page);
  const { host, listingId } = await hostElsewhere(browser);
  const word = `heron${newWord()}`;
  const address = await ask(page, listingId, `Do you have a ${word} on the roof?`);
  await visit(page, "/messages");
  await expect(threads(page)).toHaveCount(1);
  await visit(host, address);
  await say(host, "Only on Sundays.");
  await expect(threads(page).filter({ hasText: "Only on Sundays." })).toContainText("1 unread");

  await page.getByLabel("Search messages").fill(word);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/q=heron/);
  await threads(page).filter({ hasText: "Only on Sundays." }).click();
  await expect(messagesOf(page)).toContainText("Only on Sundays.");
  await page.getByRole("button", { name: "Star", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove star" })).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByRole("button", { name: "Move to inbox" })).toBeVisible();
  await visit(page, "/messages");
  await expect(threads(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Archived" }).click();
  await expect(threads(page)).toHaveCount(1);
  await say(host, "And on Mondays.");
  await expect(threads(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Starred" }).click();
  await threads(page).click();
  await expect(messagesOf(page)).toContainText("And on Mondays.");
  await act(page, "Mark as unread");
  await expect(page).toHaveURL(/\/messages\?filter=starred$/);
  await expect(threads(page)).toContainText("unread");
  await host.context().close();
});

test("the list grows below what is there, and the focus moves to the first new one", PHONE_TOO, async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/messages?show=1");
  await expect(threads(page)).toHaveCount(1);
  const first = (await threads(page).getAttribute("href")) ?? "";
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page).toHaveURL(/show=26/);
  await expect(threads(page).nth(1)).toBeFocused();
  await expect(threads(page).first()).toHaveAttribute("href", first.replace("show=1", "show=26"));
  await expect(page.getByText(/^Showing \d+$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
  await axeInBothThemes(page);
});

test("blocking closes the conversation for both until it is taken back, and a report is thanked for", async ({ page, browser }) => {
  test.setTimeout(90_000);
  await freshAccount(page);
  const { host, listingIds } = await hostElsewhere(browser);
  const [first = "", second = ""] = listingIds;
  const elsewhere = await host.context().newPage();
  await visit(elsewhere, await ask(page, second, "And here?"));
  await visit(host, await ask(page, first, "Hello?"));
  await act(page, "Block Tomás");
  await page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("You blocked Tomás. You can't write to each other.")).toBeVisible();
  for (const each of [host, elsewhere]) await expect(each.getByText("You can't write in this conversation anymore.")).toBeVisible();
  await page.getByRole("button", { name: "Unblock", exact: true }).click();
  for (const each of [host, elsewhere]) await expect(each.getByLabel("Write a message")).toBeVisible();
  await act(page, "Report");
  await page.getByLabel("What's wrong?").fill("Rude");
  await page.getByRole("dialog").getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Thanks for telling us. Our support team will take a look.")).toBeVisible();
  await host.context().close();
});

test("messages written without a connection wait, can be withdrawn, and are sent once", async ({ browser }) => {
  test.setTimeout(90_000);
  const { host, listingId } = await hostElsewhere(browser);
  // A context of its own: the browser complains of what it cannot reach.
  const page = await somebodyElse(browser);
  await freshAccount(page);
  await ask(page, listingId, "Hello?");
  await page.context().setOffline(true);
  for (const text of ["First", "Second", "Third"]) await say(page, text);
  await expect(messagesOf(page).getByText("Waiting to send")).toHaveCount(3);
  await messageOf(page, "Second").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByLabel("Write a message")).toHaveValue("Second");
  await page.context().setOffline(false);
  await expect(messagesOf(page).getByText("Waiting to send")).toHaveCount(0);
  await reload(page);
  await expect(messagesOf(page).locator("bdi")).toHaveText(["Hello?", "First", "Third"]);
  for (const each of [page, host]) await each.context().close();
});

test("what waits when a tab is closed is sent once by the next, and signing out forgets it", async ({ browser }) => {
  test.setTimeout(90_000);
  const { host, listingId } = await hostElsewhere(browser);
  const page = await somebodyElse(browser);
  const context = page.context();
  const { email, password } = await freshAccount(page);
  const address = await ask(page, listingId, "Hello?");
  const other = await context.newPage();
  await visit(other, address);
  await context.route("**/api/threads/*/messages", (route) => route.abort());
  await say(page, "From a closed tab");
  for (const each of [page, other])
    await expect(messageOf(each, "From a closed tab").getByRole("button", { name: "Withdraw" })).toBeVisible();
  await page.close();
  await other.close();
  await context.unroute("**/api/threads/*/messages");
  const next = await context.newPage();
  await visit(next, "/messages");
  await expect(threads(next)).toContainText("From a closed tab");
  await visit(host, address);
  await expect(messageOf(host, "From a closed tab")).toHaveCount(1);

  await context.route("**/api/threads/*/messages", (route) => route.abort());
  await visit(next, address);
  await say(next, "Never mind");
  await expect(messageOf(next, "Never mind").getByRole("button", { name: "Withdraw" })).toBeVisible();
  await visit(next, "/logout");
  await next.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(next).toHaveURL(/\/$/);
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("outbox:")))).toEqual([]);
  await context.unroute("**/api/threads/*/messages");
  await signedInAs(next, email, password);
  await visit(next, address);
  await expect(messagesOf(next)).not.toContainText("Never mind");
  for (const each of [next, host]) await each.context().close();
});

test("a visitor writes a question, signs in, and finds it again", async ({ page, browser }) => {
  const { host, listingId } = await hostElsewhere(browser);
  await visit(page, `/properties/${listingId}/ask?${STAY}`);
  await expect(page.getByText(/^Available · \$[\d,.]+ total$/)).toBeVisible();
  await page.getByLabel(/^Your question to/).fill("Is the water warm?");
  await page.getByRole("button", { name: "Sign in to send" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("guest@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("hearth-and-hull");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/ask\?/);
  await expect(page.getByLabel(/^Your question to/)).toHaveValue("Is the water warm?");
  await host.context().close();
});

test("a host answers with a quick reply that is filled in for the guest", async ({ page, browser }) => {
  await freshAccount(page, "Robin Harbour");
  const { host, listingId } = await hostElsewhere(browser);
  const title = `Welcome ${newWord()}`;
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const saved = await host.request.put(`/api/host/quick-replies/${randomUUID()}`, {
    data: { title, content: "Welcome, {guest_first_name}!" },
    headers: { origin },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await visit(host, await ask(page, listingId, "Hello?"));
  await host.getByRole("button", { name: "Quick replies" }).click();
  await axeInBothThemes(host);
  await host.getByRole("dialog").getByRole("button", { name: title }).click();
  await expect(host.getByLabel("Write a message")).toHaveValue("Welcome, Robin!");
  await host.getByRole("button", { name: "Send", exact: true }).click();
  await expect(messagesOf(page)).toContainText("Welcome, Robin!");
  await host.context().close();
});

test("a trip and a booking's page lead to their conversation, where the booking stands", async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/trips");
  await page
    .getByRole("button", { name: /^Message host/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "View booking" }).filter({ visible: true })).toBeVisible();
  await visit(page, "/messages?q=bikes+are+very+welcome");
  await threads(page).click();
  await messagesOf(page).getByRole("link", { name: "Booking confirmed" }).click();
  await page.getByRole("button", { name: "Message host" }).click();
  await expect(messagesOf(page)).toContainText("Bikes are very welcome.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is asked, answered, found and archived", async ({ page, browser }) => {
    const { host, listingId } = await hostElsewhere(browser);
    await freshAccount(page);
    const word = `otter${newWord()}`;
    await visit(page, `/properties/${listingId}?${STAY}`);
    await page.getByRole("link", { name: "Ask a question" }).click();
    await page.getByLabel(/^Your question to/).fill(`Is there an ${word}?`);
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(messagesOf(page)).toContainText(word);
    await say(page, "Or a beaver?");
    await expect(messagesOf(page).locator("bdi")).toHaveText([`Is there an ${word}?`, "Or a beaver?"]);
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await page.getByRole("link", { name: "Archived" }).click();
    await page.getByLabel("Search messages").fill(word);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await threads(page).click();
    await expect(messagesOf(page)).toContainText("Or a beaver?");
    await host.context().close();
  });
});

test("photos can be sent once a booking is confirmed: chosen, seen at its size, and taken back", STORY, async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  // Each width has a conversation of its own.
  const answer = await page.request.get(`/api/threads?filter=${test.info().project.name === "phone" ? "past" : "upcoming"}`);
  const { threads: found } = (await answer.json()) as { threads: { id: string }[] };
  await visit(page, `/messages/${found[0]?.id}`);
  const photos = messagesOf(page).getByRole("link", { name: "Sent by you; opens in a new tab" });
  const before = await photos.count();
  await page.getByLabel("Photos").setInputFiles([
    { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    { name: "key-safe.jpg", mimeType: "image/jpeg", buffer: await somePicture() },
  ]);
  await expect(page.getByText("Please choose a JPEG, PNG, WebP, AVIF or GIF picture.")).toBeVisible();
  await expect(photos).toHaveCount(before + 1);
  await axeInBothThemes(page);
  await reload(page);
  await expect(photos).toHaveCount(before + 1);
  await expect
    .poll(() =>
      photos
        .last()
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const sent = messagesOf(page)
    .getByRole("listitem")
    .filter({ has: page.locator("img") })
    .last();
  await sent.getByRole("button", { name: "Message options" }).click();
  await sent.getByRole("button", { name: "Unsend" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unsend" }).click();
  await expect(photos).toHaveCount(before);
});
