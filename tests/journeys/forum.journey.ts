import type { Browser, Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, reload, signedInAs, STORY, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

const unique = () => crypto.randomUUID().slice(0, 8);

async function somebodyElse(browser: Browser, email: string): Promise<Page> {
  const { baseURL, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signedInAs(page, email);
  return page;
}

async function startDiscussion(page: Page, title: string, text: string): Promise<void> {
  await visit(page, "/forum");
  await page.getByRole("link", { name: "Start New Discussion" }).click();
  await page.getByLabel("Category").selectOption("Hosting Tips");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Content").fill(text);
  await page.getByRole("button", { name: "Start discussion" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function reply(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your reply").fill(text);
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page.getByRole("article").last()).toContainText(text);
  await expect(page.getByLabel("Your reply")).toHaveValue("");
}

test("a visitor reads, sorts, pages and searches, and is asked to sign in to take part", async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, "/forum");
  await expect(page.getByText(/^\d+ discussions$/)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Sign in to participate" })).toHaveAttribute("href", "/login?redirect=%2Fforum");
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Travel Stories" }).click();
  await page.getByRole("link", { name: "Most replies" }).click();
  await expect(page.getByRole("link", { name: "Most replies" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/sort=replies&page=2/);
  await scrollsOnlyDownwards(page);
  await axeInBothThemes(page);
  await visit(page, "/forum/category/travel-stories?sort=replies");
  await page.getByRole("link", { name: "The one thing you'd never travel without" }).click();
  await expect(page.getByRole("link", { name: "Sign in to join the discussion" })).toHaveAttribute(
    "href",
    /^\/login\?redirect=%2Fforum%2Fthread/,
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/forum\/thread\/[^/]+\/the-one-thing-youd-never-travel-without$/,
  );
  expect(JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "")).toMatchObject({
    "@type": "DiscussionForumPosting",
    headline: "The one thing you'd never travel without",
  });
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("article", { name: /^Post 21 by/ })).toBeVisible();
  await scrollsOnlyDownwards(page);
  await axeInBothThemes(page);
  await visit(page, "/forum/search?q=doorstop");
  await expect(page.locator("mark").first()).toHaveText(/doorstop/i);
  await page.getByRole("link", { name: "The one thing you'd never travel without" }).last().click();
  await expect(page).toHaveURL(/#post-/);
  await visit(page, "/forum/search?q=xyzzyplugh");
  await expect(page.getByRole("heading", { name: "No results found for “xyzzyplugh”" })).toBeVisible();
  await axeInBothThemes(page);
  await visit(page, "/forum/category/gossip");
  await expect(page.getByRole("heading", { name: "Category Not Found" })).toBeVisible();
});

test("people discuss: drafts, quotes, likes, mentions, edits, follow and delete", STORY_AND_PHONE, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const title = `Where do you keep the spare key ${unique()}?`;
  await signedInAs(page, "host@demo.test");
  await visit(page, "/forum/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Content").fill("Under the **mat** is not it.");
  await reload(page);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Start discussion" }).click();
  await expect(page.getByLabel("Category")).toBeFocused();
  await axeInBothThemes(page);
  await page.getByLabel("Category").selectOption("Hosting Tips");
  await page.getByRole("button", { name: "Start discussion" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("article").locator("strong")).toHaveText("mat");
  await expect(page.getByRole("button", { name: "Following" })).toBeVisible();

  const guest = await somebodyElse(browser, "guest@demo.test");
  await visit(guest, page.url());
  await guest.getByRole("button", { name: "Like Tomás H.'s post, 0 likes" }).click();
  await expect(guest.getByRole("button", { name: "Like Tomás H.'s post, 1 like" })).toHaveAttribute("aria-pressed", "true");
  await guest.getByRole("link", { name: "Quote" }).click();
  await expect(guest.getByLabel("Your reply")).toHaveValue(/^> \[Tomás H\. wrote\]\(\/forum\/post\/.*\):\n>\n> Under the \*\*mat\*\*/);
  await guest.getByLabel("Your reply").press("ControlOrMeta+End");
  await guest.getByLabel("Your reply").pressSequentially("With the baker, @to");
  await expect(guest.getByRole("option", { name: "Tomás H." })).toHaveAttribute("aria-selected", "true");
  // Nothing is half under the header.
  await guest.getByRole("article", { name: /^Post 1 by/ }).evaluate((post) => post.scrollIntoView({ block: "start", behavior: "instant" }));
  await axeInBothThemes(guest);
  await guest.getByLabel("Your reply").press("Enter");
  await expect(guest.getByLabel("Your reply")).toHaveValue(/With the baker, @Tomás H\. $/);
  await reload(guest);
  await expect(guest.getByLabel("Your reply")).toHaveValue(/With the baker, @Tomás H\.\s*$/);
  await guest.getByRole("button", { name: "Post reply" }).click();
  const written = guest.getByRole("article", { name: "Post 2 by Gwen A." });
  await expect(written.getByRole("link", { name: "@Tomás H." })).toHaveAttribute("href", /^\/hosts\//);
  await expect(written).toHaveAttribute("data-target");

  await expect
    .poll(async () => {
      await visit(page, "/notifications");
      return page.getByRole("link", { name: new RegExp(`Gwen A\\. mentioned you in “${title.replace("?", "\\?")}”`) }).count();
    })
    .toBe(1);
  await written.getByRole("link", { name: "Edit" }).click();
  await guest.getByRole("textbox", { name: "Your post" }).fill("With the barber.");
  await guest.getByRole("button", { name: "Save" }).click();
  await expect(written).toContainText("With the barber.");
  await expect(written).toContainText("Edited");

  await page
    .getByRole("link", { name: new RegExp(`Gwen A\\. mentioned you`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/forum\/thread\//);

  await page.getByRole("article", { name: "Post 2 by Gwen A." }).getByRole("link", { name: "Report" }).click();
  await expect(page.getByLabel("What's wrong?")).toBeFocused();
  // Where the chat's button floats over no other.
  await page.evaluate(() => scrollTo(0, 0));
  await axeInBothThemes(page);
  await page.getByLabel("What's wrong?").fill("The barber is on vacation");
  await page.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thanks for telling us. Our support team will take a look.")).toBeVisible();

  await written.getByRole("link", { name: "Delete" }).click();
  await guest.getByRole("button", { name: "Delete post" }).click();
  await expect(written).toHaveCount(0);
  await guest.context().close();
});

test("a newcomer's post waits until staff approve it, and staff lock, move and merge", STORY, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const [title, other] = [`First question ${unique()}`, `Same question ${unique()}`];
  await freshAccount(page, "Robin Harbour");
  await startDiscussion(page, title, "How do I begin?");
  await expect(page.getByText("Waiting for approval. Only you can see this for now.")).toBeVisible();
  await axeInBothThemes(page);
  const agent = await somebodyElse(browser, "agent@demo.test");
  await startDiscussion(agent, other, "Asked before.");
  const target = agent.url();
  await visit(agent, "/admin/forum");
  await axeInBothThemes(agent);
  await scrollsOnlyDownwards(agent);
  await agent.getByRole("listitem").filter({ hasText: title }).getByRole("button", { name: "Approve" }).click();
  await expect(agent.getByText(title)).toHaveCount(0);
  await reload(page);
  await expect(page.getByText("Waiting for approval")).toHaveCount(0);
  await reply(page, "Thank you!");

  await visit(agent, page.url());
  await agent.getByRole("link", { name: "Lock" }).click();
  await agent.getByLabel("Reason").fill("Answered");
  await axeInBothThemes(agent);
  await agent.getByRole("button", { name: "Lock" }).click();
  await expect(agent.getByText("Locked", { exact: true })).toBeVisible();
  await reload(page);
  await expect(page.getByText("This discussion is locked, so no new replies can be added.")).toBeVisible();
  await agent.getByRole("link", { name: "Merge" }).click();
  await agent.getByLabel("Address of the other discussion").fill(target);
  await agent.getByLabel("Reason").fill("The same");
  await agent.getByRole("button", { name: "Merge" }).click();
  await expect(agent.getByRole("heading", { level: 1, name: other })).toBeVisible();
  await reload(page);
  await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await agent.context().close();
});

test("the third who reports a discussion is thanked, though it is gone", async ({ page, browser }) => {
  const author = await somebodyElse(browser, "host@demo.test");
  await startDiscussion(author, `Buy my boat polish ${crypto.randomUUID().slice(0, 8)}`, "Only today.");
  const address = new URL(author.url()).pathname;
  for (const last of [false, false, true]) {
    const reporter = last ? page : await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
    await freshAccount(reporter);
    await visit(reporter, address);
    await reporter.getByRole("article").first().getByRole("link", { name: "Report" }).click();
    await reporter.getByLabel("What's wrong?").fill("It's an ad");
    await reporter.getByRole("button", { name: "Report" }).click();
    await expect(reporter.getByText("Thanks for telling us. Our support team will take a look.")).toBeVisible();
    if (!last) await reporter.context().close();
  }
  await expect(page).toHaveURL(/\/forum\?reported/);
  await visit(author, address);
  await author.context().close();
});

test("a reply survives a session that ended and a refusal", async ({ page }) => {
  const { email, password } = await freshAccount(page, "Robin Harbour");
  await visit(page, "/forum/search?q=harmonica");
  await page.getByRole("link", { name: "The one thing you'd never travel without" }).first().click();
  await page.getByLabel("Your reply").fill("A compass. See https://one.example, https://two.example and https://three.example");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fforum%2Fthread/);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/forum\/thread\//);
  await expect(page.getByLabel("Your reply")).toHaveValue(/^A compass\./);
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page.getByText("On your first day you can share up to 2 links.")).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue(/^A compass\./);
  await page.getByLabel("Your reply").fill("A compass.");
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(page.getByText("Waiting for approval. Only you can see this for now.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("people still start, like, quote and reply", async ({ page }) => {
    await signedInAs(page, "host@demo.test");
    await visit(page, "/forum/category/travel-stories");
    await page.getByRole("link", { name: "The one thing you'd never travel without" }).click();
    const post = page.getByRole("article", { name: /^Post 5 by/ });
    const like = post.getByRole("button", { name: /like/ });
    const wasLiked = (await like.getAttribute("aria-pressed")) === "true";
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));
    await page
      .getByRole("article", { name: /^Post 3 by/ })
      .getByRole("link", { name: "Quote" })
      .click();
    await expect(page.getByLabel("Your reply")).toHaveValue(/^> \[.* wrote\]/);
  });
});
