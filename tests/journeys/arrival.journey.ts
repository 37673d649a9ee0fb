import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { openSearchBar } from "../support/search-bar.ts";
import { MOST_SCRIPT_KB, scriptKbOf } from "../support/page-weight.ts";

test.describe("before the scripts are there", () => {
  const withoutScripts = (page: Page) => page.route("**/assets/*.js", () => {});

  test("the search form and links work", async ({ page }) => {
    await withoutScripts(page);
    await page.goto("/search", { waitUntil: "commit" });
    await openSearchBar(page);
    await page.getByLabel("Where").fill("Savonlinna");
    await page.getByLabel("Where").press("Enter");
    await expect(page).toHaveURL(/q=Savonlinna/);
    await expect(page.getByText(/^Found \d+ propert/)).toBeVisible();
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const title = (await card.getByRole("heading", { level: 3 }).textContent()) ?? "";
    await card.getByRole("link").first().click({ noWaitAfter: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

test.describe("on a phone far away", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the pages to come in by are light", async ({ context, request }) => {
    const { listings } = (await (await request.get("/api/listings")).json()) as { listings: { id: string }[] };
    const paths = { home: "/", search: "/search", listing: `/properties/${listings[0]?.id}` };
    for (const name of ["home", "search", "listing"] as const) {
      const scriptKb = await scriptKbOf(await context.newPage(), paths[name]);
      expect(scriptKb, name).toBeGreaterThan(0);
      expect(scriptKb, name).toBeLessThanOrEqual(MOST_SCRIPT_KB[name]);
    }
  });
});
