import { axeInBothThemes, expect, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { MOST_SCRIPT_KB, scriptKbOf, WRITTEN_PATHS } from "../support/page-weight.ts";

/** One of each kind; `bench/pages.bench.ts` looks at all of them. */
const PATHS = WRITTEN_PATHS.filter((path) => !/^\/(blog|help)\/./.test(path) || /archive|first-charter|refunds/.test(path));

test("reads the help and the blog", STORY, async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, "/help");
  await axeInBothThemes(page);
  await page.getByRole("searchbox", { name: "Search the Help Center" }).fill("refnud");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "When do I get my refund?" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("When do I get my refund?");
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Thanks, good to know.")).toBeVisible();

  await visit(page, "/help?q=xylophone");
  await expect(page.getByRole("heading", { name: "No answers for “xylophone”" })).toBeVisible();
  await page.getByRole("link", { name: "Start Chat" }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByLabel("Password")).toBeVisible();

  await visit(page, "/blog");
  await page.getByRole("link", { name: "Your first charter, hour by hour" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your first charter, hour by hour");
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await page.getByRole("link", { name: "Maren Holt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Posts by Maren Holt");
  await axeInBothThemes(page);
});

test("Start Chat opens the chat for someone who is signed in", async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/help");
  await page.getByRole("link", { name: "Start Chat" }).click();
  await expect(page.getByRole("dialog", { name: "Live Support" })).toBeVisible();
});

test("written pages load little script", async ({ context }) => {
  test.setTimeout(PATHS.length * 10_000);
  for (const path of PATHS) {
    const page = await context.newPage();
    const scriptKb = await scriptKbOf(page, path);
    expect(scriptKb, path).toBeGreaterThan(0);
    expect(scriptKb, path).toBeLessThanOrEqual(MOST_SCRIPT_KB.written);
    await page.close();
  }
});
