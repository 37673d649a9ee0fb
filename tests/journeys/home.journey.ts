import { axe, expect, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

test(
  "below the six newest the home page goes on: destinations, boats, this weekend, and hosting",
  STORY_AND_PHONE,
  async ({ page, isMobile }) => {
    await visit(page, "/");
    const boats = page.getByRole("region", { name: "Out on the water" });
    await expect(boats.getByRole("article")).toHaveCount(isMobile ? 2 : 4);
    await expect(boats.getByRole("article").first()).toContainText(" ft · ");
    const weekend = page.getByRole("region", { name: "This weekend" });
    await expect(weekend.getByRole("article").first()).toContainText("total · 2 nights");
    await expect(weekend.getByRole("link", { name: "See all available homes" })).toHaveAttribute(
      "href",
      /checkIn=\d{4}-\d\d-\d\d&checkOut=/,
    );
    await expect(page.getByRole("region", { name: "Become a host" }).getByRole("link")).toHaveAttribute("href", "/host");
    await axe(page);
    const town = page.getByRole("region", { name: "Explore by destination" }).getByRole("link").first();
    const count = /(\d+) places?$/.exec((await town.textContent()) ?? "")?.[1];
    await town.click();
    await expect(page.getByText(new RegExp(`^Found ${count} propert(y|ies)$`))).toBeVisible();
  },
);

test("what was viewed last is remembered in the browser alone, and can be removed", async ({ page }) => {
  await visit(page, "/");
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(viewed).toHaveCount(0);
  const titles: string[] = [];
  for (const index of [0, 1]) {
    await visit(page, "/search?q=Camden");
    const link = page.getByRole("region", { name: "Results" }).getByRole("article").nth(index).getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    titles.unshift(title.replaceAll("\u00a0", " "));
  }
  await visit(page, "/");
  await expect(viewed.getByRole("link")).toHaveCount(2);
  await expect(viewed.getByRole("link").first()).toContainText(titles[0] ?? "");
  await axe(page);
  await scrollsOnlyDownwards(page, [320]);
  await viewed.getByRole("button", { name: `Remove ${titles[0]} from recently viewed` }).click();
  await expect(viewed.getByRole("link")).toHaveCount(1);
  await viewed.getByRole("button", { name: "Clear all" }).click();
  await expect(viewed).toHaveCount(0);
  await visit(page, "/");
  await expect(viewed).toHaveCount(0);
});
