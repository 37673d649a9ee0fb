import type { Page } from "@playwright/test";
import { expect, signedInAs, test } from "../support/journey.ts";
import { MOST_SCRIPT_KB, scriptKbOf } from "../support/page-weight.ts";

test.describe("while the scripts are on their way", () => {
  const held = async (page: Page) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  test("going forward leads to the other page", async ({ page }) => {
    await page.goto("/search?type=boat");
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const title = (await card.getByRole("heading", { level: 3 }).textContent()) ?? "";
    await card.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(card).toBeVisible();
    const release = await held(page);
    await page.reload({ waitUntil: "commit" });
    await expect(card).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    release();
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a button that is pressed does its work when they come", async ({ page }) => {
    await page.goto("/search?type=boat");
    const address = await page.getByRole("region", { name: "Results" }).getByRole("link").first().getAttribute("href");
    const release = await held(page);
    await page.goto(address ?? "", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a file that is chosen is looked at when they come", async ({ page }) => {
    await signedInAs(page, "host@demo.test");
    const release = await held(page);
    await page.goto("/host/register?type=property", { waitUntil: "commit" });
    const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
    await page.locator("input[type=file]").first().setInputFiles(notes);
    release();
    await expect(page.getByText("Each image must be less than 5MB (skipped: notes.txt)")).toBeVisible();
  });

  test("what is typed counts when they come", async ({ page }) => {
    const release = await held(page);
    await page.goto("/search", { waitUntil: "commit" });
    await page.getByLabel("Where").fill("Savonlinna");
    release();
    await expect(page).toHaveURL(/q=Savonlinna/);
    await expect(page.getByText(/^Found \d+ propert/)).toBeVisible();
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
