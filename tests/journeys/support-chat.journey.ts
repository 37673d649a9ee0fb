import type { Browser, Page } from "@playwright/test";
import {
  axeInBothThemes,
  expect,
  freshAccount,
  PHONE_STORY,
  reload,
  signedInAs,
  STORY_AND_PHONE,
  test,
  visit,
} from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

/** By the button, or on a phone by the menu. */
async function open(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (!(await menu.isVisible())) return page.getByRole("button", { name: "Live Support" }).click();
  await menu.click();
  await page.getByRole("link", { name: "Live Support" }).click();
}

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Live Support" });
const messagesOf = (page: Page) => panelOf(page).getByRole("region", { name: "Messages" });

async function ask(page: Page, question: string): Promise<void> {
  await open(page);
  await panelOf(page).getByLabel("How can we help you today?").fill(question);
  await panelOf(page).getByRole("button", { name: "Start Chat" }).click();
  await expect(messagesOf(page)).toContainText(question);
  await expect(panelOf(page).getByRole("button", { name: "Close conversation" })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await panelOf(page).getByLabel("Write a message").fill(text);
  await panelOf(page).getByRole("button", { name: "Send" }).click();
}

async function agentAt(browser: Browser, path = "/admin/chat-support", email = "agent@demo.test"): Promise<Page> {
  const { baseURL, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signedInAs(page, email);
  await visit(page, path);
  return page;
}

test("a guest asks and an agent answers at once: typing, seen, and the end for both", STORY_AND_PHONE, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { fullName, email } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/");
  await ask(page, `Where is the key? <b>${email}</b>`);
  await axeInBothThemes(page);

  const agent = await agentAt(browser, `/admin/chat-support?filter=waiting&q=${encodeURIComponent(email)}`);
  await expect(agent).toHaveTitle(/^\(\d+\) Support Chat Management/);
  await agent.getByRole("link", { name: new RegExp(fullName) }).click();
  await expect(agent.getByRole("region", { name: "Messages" })).toContainText(`Where is the key? <b>${email}</b>`);
  await expect(messagesOf(page).getByText("Seen")).toBeVisible();
  await scrollsOnlyDownwards(agent);
  await agent.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
  await axeInBothThemes(agent);

  await agent.getByRole("button", { name: "Take", exact: true }).click();
  await expect(agent.getByText("You have this chat")).toBeVisible();
  await expect(panelOf(page).getByText("You're talking with Noor.")).toBeVisible();
  await agent.getByLabel("Write a reply").pressSequentially("Under");
  await expect(messagesOf(page).getByText("Noor is typing…")).toBeVisible();
  await agent.getByLabel("Write a reply").fill("Under the mat: https://example.com/mat");
  await agent.getByRole("button", { name: "Send" }).click();
  await expect(messagesOf(page).getByRole("link", { name: "https://example.com/mat" })).toHaveAttribute("rel", "nofollow noopener ugc");
  await expect(agent.getByRole("region", { name: "Messages" }).getByText("Seen")).toBeVisible();

  await panelOf(page).getByLabel("Write a message").pressSequentially("Thanks");
  await expect(agent.getByText("Robin is typing…")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Send" }).click();
  await expect(agent.getByRole("region", { name: "Messages" })).toContainText("Thanks");

  await agent.getByRole("button", { name: "Close", exact: true }).click();
  await agent.getByRole("dialog").getByRole("button", { name: "Close conversation" }).click();
  await expect(panelOf(page).getByText("Noor closed this chat. Start a new one if you need more help.")).toBeVisible();
  await expect(agent.getByText("You closed this conversation.")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Start a new chat" }).click();
  await expect(panelOf(page).getByLabel("How can we help you today?")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Earlier chats" }).click();
  await panelOf(page)
    .getByRole("button", { name: /Where is the key/ })
    .click();
  await expect(panelOf(page).getByRole("region", { name: "Messages of an earlier chat" })).toContainText("Under the mat");
  await agent.context().close();
});

test("messages written without a connection wait, can be withdrawn, and are sent once, also over a reload", async ({ browser }) => {
  // A context of its own: the browser complains of what it cannot reach.
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await freshAccount(page);
  await visit(page, "/");
  await ask(page, "Where is the key?");
  await context.setOffline(true);
  await say(page, "First");
  await say(page, "Second");
  await say(page, "Third");
  await expect(messagesOf(page).getByText("Waiting to send")).toHaveCount(3);
  await messagesOf(page).getByRole("listitem").filter({ hasText: "Second" }).getByRole("button", { name: "Withdraw" }).click();
  await expect(panelOf(page).getByLabel("Write a message")).toHaveValue("Second");
  await context.setOffline(false);
  await expect(messagesOf(page).getByText("Waiting to send")).toHaveCount(0);

  await page.route("**/api/chats/*/messages", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const accepted = page.waitForEvent("requestfailed");
  await say(page, "Fourth");
  await accepted;
  await page.unroute("**/api/chats/*/messages");
  await reload(page);
  await expect(messagesOf(page).getByRole("listitem").filter({ hasText: "Fourth" })).toHaveCount(1);
  await expect(messagesOf(page).getByText("Waiting to send")).toHaveCount(0);
  await expect(messagesOf(page).locator("bdi")).toHaveText(["Where is the key?", "First", "Third", "Fourth"]);
  // However long the next one gets.
  await panelOf(page).getByLabel("Write a message").fill("A line\n".repeat(20));
  await expect(messagesOf(page).getByText("Fourth")).toBeInViewport({ ratio: 1 });
  await context.close();
});

test("two tabs show the same chat, and each message once", async ({ page, context }) => {
  await freshAccount(page);
  await visit(page, "/");
  await ask(page, "Where is the key?");
  const other = await context.newPage();
  await visit(other, "/search?chat=open");
  await expect(messagesOf(other)).toContainText("Where is the key?");
  await expect(other).toHaveURL(/\/search$/);
  await say(page, "From one tab");
  await expect(messagesOf(other).getByText("From one tab")).toHaveCount(1);
  await say(other, "From the other");
  await expect(messagesOf(page).getByText("From the other")).toHaveCount(1);
  // What is on its way is seen in both.
  for (const each of [page, other]) await expect(messagesOf(each).getByText("Sending…")).toHaveCount(0);
  await panelOf(other).getByRole("button", { name: "Close conversation" }).click();
  await panelOf(other).getByRole("group", { name: "Close this conversation?" }).getByRole("button", { name: "Close conversation" }).click();
  for (const each of [page, other]) await expect(panelOf(each).getByText("You closed this chat.")).toBeVisible();
  await panelOf(other).getByRole("button", { name: "Start a new chat" }).click();
  await expect(panelOf(other).getByLabel("How can we help you today?")).toBeVisible();
});

test("an answer that comes while the panel is closed is counted on the button, and read by opening it", async ({ page, browser }) => {
  const { email } = await freshAccount(page);
  await visit(page, "/");
  await ask(page, "Where is the key?");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Live Support" })).toBeFocused();
  const agent = await agentAt(browser, `/admin/chat-support?filter=open&q=${encodeURIComponent(email)}`);
  await agent.keyboard.press("j");
  await expect(agent.getByRole("region", { name: "Messages" })).toContainText("Where is the key?");
  await agent.keyboard.press("t");
  await expect(agent.getByText("You have this chat")).toBeVisible();
  await agent.keyboard.press("r");
  await agent.keyboard.type("jt: under the mat.");
  await agent.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Live Support 1 new message" })).toBeVisible();
  await open(page);
  await expect(messagesOf(page)).toContainText("jt: under the mat.");
  await expect(page.getByText("1 new message")).toHaveCount(0);
  await agent.getByRole("heading", { level: 1 }).click();
  await agent.keyboard.press("Shift+C");
  await agent.getByRole("dialog").getByRole("button", { name: "Close conversation" }).click();
  await expect(panelOf(page).getByText("Noor closed this chat.")).toBeVisible();
  await agent.context().close();
});

test("what waits when a tab is closed is sent from the next page, though the panel stays closed", async ({ browser }) => {
  const { baseURL, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await freshAccount(page);
  await visit(page, "/");
  await ask(page, "Where is the key?");
  await context.route("**/api/chats/*/messages", (route) => route.abort());
  await say(page, "From a closed tab");
  await expect(messagesOf(page).getByRole("button", { name: "Withdraw" })).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await context.unroute("**/api/chats/*/messages");
  await visit(next, "/about");
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("outbox:")))).toEqual([]);
  await expect(panelOf(next)).toBeHidden();
  await open(next);
  await expect(messagesOf(next).getByText("From a closed tab")).toHaveCount(1);
  await context.close();
});

test("a visitor who asks for support signs in and finds it open", async ({ page }) => {
  await visit(page, "/search?chat=open");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole("button", { name: "Live Support" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Email" }).fill("guest@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("hearth-and-hull");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(panelOf(page).getByLabel("How can we help you today?")).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

test("the console's list grows below what is there", async ({ page }) => {
  await signedInAs(page, "agent@demo.test");
  await visit(page, "/admin/chat-support?filter=open&show=1");
  const chats = page.locator("#chats > li");
  await expect(chats).toHaveCount(1);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page).toHaveURL(/show=31/);
  await expect(chats.nth(1).getByRole("link")).toBeFocused();
});

test("on a phone the menu opens the chat, which fills the screen, and no button lies on a listing", PHONE_STORY, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/search");
  await page.locator("main a[href^='/properties/']").first().click();
  const bar = page.getByRole("complementary", { name: "Reserve" });
  await expect(bar).toBeVisible();
  await expect(page.getByRole("button", { name: "Live Support" })).toHaveCount(0);
  await open(page);
  await expect(panelOf(page).getByLabel("How can we help you today?")).toBeFocused();
  expect(await panelOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("an agent writes a note, uses a canned reply, hands over and blocks", async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { email } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/");
  await ask(page, "Where is the key?");
  const agent = await agentAt(browser, `/admin/chat-support?filter=waiting&q=${encodeURIComponent(email)}`);
  await agent.getByRole("link", { name: /Robin Harbour/ }).click();
  await agent.getByRole("button", { name: "Take", exact: true }).click();
  await expect(agent.getByText("You have this chat")).toBeVisible();

  await agent.getByLabel("Add a note").fill("Spoke to them on the phone.");
  await agent.getByRole("button", { name: "Save note" }).click();
  await expect(agent.getByText("Spoke to them on the phone.")).toBeVisible();
  await agent.getByRole("button", { name: "Show bookings and listings" }).click();
  await expect(agent.getByRole("heading", { name: "Bookings" })).toBeVisible();

  const title = `Key safe ${crypto.randomUUID().slice(0, 8)}`;
  await agent.getByRole("button", { name: "Canned replies" }).click();
  await agent.getByRole("button", { name: "Add a reply" }).click();
  await agent.getByLabel("Name", { exact: true }).fill(title);
  await agent.getByLabel("Reply", { exact: true }).fill("Hi {first_name}, it's in the key safe.");
  await axeInBothThemes(agent);
  await agent.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await agent.getByRole("dialog").getByRole("button", { name: title, exact: true }).click();
  await expect(agent.getByLabel("Write a reply")).toHaveValue(/^Hi Robin, it's in the key safe\.$/);
  await agent.getByRole("button", { name: "Send" }).click();
  await expect(messagesOf(page)).toContainText("Hi Robin, it's in the key safe.");
  await expect(messagesOf(page)).not.toContainText("Spoke to them on the phone.");

  await agent.getByRole("button", { name: "Hand over" }).click();
  await agent.getByRole("dialog").getByRole("button", { name: "Emeka Obi" }).click();
  await expect(agent.getByText(/^Emeka Obi has this chat/)).toBeVisible();
  await expect(panelOf(page).getByText("You're talking with Emeka.")).toBeVisible();

  await agent.getByRole("button", { name: "Block from chat" }).click();
  await agent.getByRole("dialog").getByLabel("Reason").fill("Abusive");
  await agent.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(agent.getByText("Abusive")).toBeVisible();
  await expect(panelOf(page)).toContainText("Chat is turned off for your account. Email us at");
  await expect(panelOf(page).getByLabel("Write a message")).toBeHidden();
  await agent.context().close();
});

test("what an agent was writing stays when the person closes the chat, and can go by email", async ({ page, browser }) => {
  const { email } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/");
  await ask(page, "Where is the key?");
  const agent = await agentAt(browser, `/admin/chat-support?filter=waiting&q=${encodeURIComponent(email)}`);
  await agent.getByRole("link", { name: /Robin Harbour/ }).click();
  await agent.getByRole("button", { name: "Take", exact: true }).click();
  await agent.getByLabel("Write a reply").fill("It's under the mat.");
  await panelOf(page).getByRole("button", { name: "Close conversation" }).click();
  await panelOf(page).getByRole("group", { name: "Close this conversation?" }).getByRole("button", { name: "Close conversation" }).click();
  await expect(agent.getByText("Robin closed this conversation.")).toBeVisible();
  const unsent = agent.getByRole("region", { name: "Your unsent reply" });
  await expect(unsent).toContainText("It's under the mat.");
  const address = await unsent.getByRole("link", { name: "Send it by email" }).getAttribute("href");
  expect(decodeURIComponent(address ?? "")).toBe(`mailto:${email}?subject=Re: Where is the key?&body=It's under the mat.`);
  await axeInBothThemes(agent);
  await unsent.getByRole("button", { name: "Discard" }).click();
  await expect(unsent).toBeHidden();
  await agent.context().close();
});

test("a refusal about who has a chat goes once that is no longer so", async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { email } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/");
  await ask(page, "Where is the key?");
  const path = `/admin/chat-support?filter=waiting&q=${encodeURIComponent(email)}`;
  const [loser, winner] = [await agentAt(browser, path), await agentAt(browser, path, "night-desk@demo.test")];
  for (const agent of [loser, winner]) await agent.getByRole("link", { name: /Robin Harbour/ }).click();
  await loser.route("**/support/chats/*/agent", async (route) => {
    await winner.getByRole("button", { name: "Take", exact: true }).click();
    await expect(winner.getByText("You have this chat")).toBeVisible();
    await route.continue();
  });
  await loser.getByRole("button", { name: "Take", exact: true }).click();
  const refusal = loser.getByText("Emeka Obi has this chat.", { exact: true });
  await expect(refusal).toBeVisible();
  await winner.getByRole("button", { name: "Hand over" }).click();
  await winner.getByRole("dialog").getByRole("button", { name: "Noor Haddad" }).click();
  await expect(loser.getByText("You have this chat")).toBeVisible();
  await expect(refusal).toBeHidden();
  for (const agent of [loser, winner]) await agent.context().close();
});

test("a colleague takes a chat over, answers by a slash, and its person rates it at the end", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/");
  await ask(page, "When am I paid?");
  const path = `/admin/chat-support?filter=waiting&q=${encodeURIComponent(email)}`;
  const [noor, emeka] = [await agentAt(browser, path), await agentAt(browser, path, "night-desk@demo.test")];
  for (const agent of [noor, emeka]) await agent.getByRole("link", { name: /Robin Harbour/ }).click();
  await noor.getByRole("button", { name: "Take", exact: true }).click();
  await expect(emeka.getByText("Noor Haddad is handling this chat.")).toBeVisible();
  await emeka.getByRole("button", { name: "Take over" }).click();
  await axeInBothThemes(emeka);
  await emeka.getByRole("dialog").getByRole("button", { name: "Take it over" }).click();
  await expect(emeka.getByText("You have this chat")).toBeVisible();
  await expect(noor.getByText("Emeka Obi is handling this chat.")).toBeVisible();
  await expect(panelOf(page).getByText("You're talking with Emeka.")).toBeVisible();

  await emeka.getByLabel("Write a reply").pressSequentially("/payout");
  await expect(emeka.getByRole("option", { name: /Payout timing/ })).toBeVisible();
  await axeInBothThemes(emeka);
  await emeka.keyboard.press("Enter");
  await expect(emeka.getByLabel("Write a reply")).toHaveValue(/^Payouts leave the day after check-in/);
  await emeka.keyboard.press("Enter");
  await expect(noor.getByRole("region", { name: "Messages" }).getByText("Emeka", { exact: true })).toBeVisible();

  await emeka.getByRole("button", { name: "Back to queue" }).click();
  await expect(noor.getByRole("button", { name: "Take", exact: true })).toBeVisible();
  await noor.getByRole("button", { name: "Close", exact: true }).click();
  await noor.getByRole("dialog").getByRole("button", { name: "Close conversation" }).click();
  await panelOf(page).getByRole("radio", { name: "4 stars" }).check({ force: true });
  await panelOf(page).getByLabel("Anything you'd like to add?").fill("Kind");
  await axeInBothThemes(page);
  await panelOf(page).getByRole("button", { name: "Send rating" }).click();
  await expect(panelOf(page).getByText("Thanks! You gave us 4 of 5 stars.")).toBeVisible();
  await expect(noor.getByText("Rated 4 of 5: “Kind”")).toBeVisible();
  await visit(noor, "/admin/desk-report");
  await expect(noor.getByRole("main")).toContainText("Kind");
  await axeInBothThemes(noor);
  for (const agent of [noor, emeka]) await agent.context().close();
});

test("an open panel stays open on the next page and leaves the focus there; staff pages have none", async ({ page, browser }) => {
  await freshAccount(page);
  await visit(page, "/");
  await ask(page, "Where is the key?");
  await visit(page, "/about");
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page).getByLabel("Write a message")).not.toBeFocused();
  const agent = await agentAt(browser, "/admin");
  await expect(agent.getByRole("switch", { name: "On duty" })).toBeChecked();
  await expect(agent.getByRole("button", { name: "Live Support" })).toHaveCount(0);
  await agent.context().close();
});
