import { axeInBothThemes, expect, freshAccount, STORY_AND_PHONE, test, visit } from "../support/journey.ts";

test(
  "what is saved goes on a list with a note and dates, is shared by a link, and comes back when it was removed",
  STORY_AND_PHONE,
  async ({ page, browser }) => {
    await freshAccount(page);
    await visit(page, "/search?q=Camden");
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const heart = card.getByRole("button", { name: /^Save / });
    const name = (await heart.getAttribute("aria-label")) ?? "";
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
    await heart.click();
    await saved;
    await visit(page, "/saved-properties");

    await page.getByText("New list", { exact: true }).click();
    await page.getByLabel("Name of the new list").fill("Maine in winter");
    await page.getByRole("button", { name: "Make list" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Maine in winter" })).toBeVisible();

    await page.getByRole("link", { name: "Choose from what you saved" }).click();
    await page.locator("summary", { hasText: "Add a note or a list" }).click();
    await page.getByLabel("Note").fill("Ask about the stove");
    await page.getByRole("checkbox", { name: "Maine in winter" }).check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await axeInBothThemes(page);

    await page
      .getByRole("navigation", { name: "Lists" })
      .getByRole("link", { name: /^Maine in winter/ })
      .click();
    await page.getByRole("button", { name: /^Dates/ }).click();
    await page.getByRole("button", { name: "Type the dates instead" }).click();
    await page.getByLabel("Check-in").fill("2028-02-01");
    await page.getByLabel("Check-out").fill("2028-02-04");
    await page.getByLabel("Guests").fill("2");
    await page.getByRole("button", { name: "Show availability" }).click();
    await expect(page.getByText("1 of 1 available")).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText("total · 3 nights");

    await page.getByText("Share, rename or delete this list").click();
    await page.getByRole("button", { name: "Create a link" }).click();
    const link = await page.getByLabel("Link").inputValue();
    await axeInBothThemes(page);
    const friend = await (await browser.newContext()).newPage();
    await visit(friend, link);
    await expect(friend.getByRole("heading", { level: 1, name: "Maine in winter" })).toBeVisible();
    await expect(friend.getByRole("article")).toHaveCount(1);
    await expect(friend.getByText("Ask about the stove")).toHaveCount(0);
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible();
    expect((await friend.goto(link))?.status()).toBe(404);
    await friend.context().close();

    await page.getByRole("button", { name }).click();
    await expect(page.getByText("Nothing on this list yet.")).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByText("Ask about the stove").first()).toBeVisible();
  },
);
