import { readFile } from "node:fs/promises";
import { axeInBothThemes, expect, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

test("the press reads releases and downloads the kit and the logos, and a file that isn't there is told for five seconds", async ({
  page,
}) => {
  await visit(page, "/press");
  await expect(page).toHaveTitle(/^Press & Media · /);
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });

  const release = page.getByRole("article").first();
  await expect(release.getByRole("img")).toHaveCount(0);
  await release.getByText("Read More").click();
  await expect(release.getByRole("img").first()).toBeVisible();
  await release.getByText("Show Less").click();
  await expect(release.getByRole("img")).toHaveCount(0);

  for (const [button, file] of [
    ["Download Media Kit", "media-kit.zip"],
    ["Download Logo Package", "logo-package.zip"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
  }

  await page.clock.install();
  await page.route("**/press/files/media-kit.zip", (route) => route.fulfill({ status: 404, body: "" }));
  const told = page.getByText("This file is currently unavailable. Please try again later or contact support.");
  await page.getByRole("link", { name: "Download Media Kit" }).click();
  await expect(told).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(told).toBeHidden();
});
