import { ANY_WIDTH, axeInBothThemes, expect, signedInAs, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { MOST_SCRIPT_KB, scriptKbOf, WRITTEN_PATHS } from "../support/page-weight.ts";

/** One of each kind; `bench/pages.bench.ts` looks at all of them. */
const PATHS = WRITTEN_PATHS.filter((path) => !/^\/(blog|help)\/./.test(path) || /archive|first-charter|refunds/.test(path));

test("reads the help and the blog", async ({ page }) => {
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

test("Start Chat opens the chat for someone who is signed in", ANY_WIDTH, async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/help");
  await page.getByRole("link", { name: "Start Chat" }).click();
  await expect(page.getByRole("dialog", { name: "Live Support" })).toBeVisible();
});

test.describe("a written page", ANY_WIDTH, () => {
  for (const path of PATHS)
    test(`${path} says what it is, weighs little and is whole without scripts`, async ({ browser, context, baseURL }) => {
      const scriptKb = await scriptKbOf(await context.newPage(), path);
      expect(scriptKb).toBeGreaterThan(0);
      expect(scriptKb).toBeLessThanOrEqual(MOST_SCRIPT_KB.written);

      const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
      await plain.goto(path);
      await expect(plain.locator("h1")).toHaveCount(1);
      await expect(plain).toHaveTitle(/.+ · .+/);
      await expect(plain.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,170}/);
      await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`^https?://[^/]+${path.replace("?", "\\?")}$`),
      );
      await expect(plain.locator('meta[property="og:image"]')).toHaveAttribute(
        "content",
        /^https?:\/\/.+(\.(png|jpg)|\/events\/photos\/[0-9a-f-]+)$/,
      );
      for (const json of await plain.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
      await plain.context().close();
    });

  test("tells search engines what it is about", async ({ request }) => {
    const kinds = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind);
    expect(await kinds("/about")).toContain("Organization");
    expect(await kinds("/blog/first-charter")).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
    expect(await kinds("/help/refunds")).toEqual(expect.arrayContaining(["FAQPage", "BreadcrumbList"]));
    expect(await kinds("/cancellation")).toContain("FAQPage");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const path of PATHS.filter((each) => !each.includes("?"))) expect(sitemap).toContain(`${path}</loc>`);
  });

  test("that isn't there says so", async ({ page, request }) => {
    for (const [path, title] of [
      ["/blog/nothing", "Post Not Found"],
      ["/help/nothing", "Answer Not Found"],
    ] as const) {
      expect((await visit(page, path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    expect((await request.get("/pictures/..%2Fsite.yaml")).status()).toBe(404);
    expect((await request.get("/logo.svg")).status()).toBe(404);
  });
});

test("the feed has absolute links, lasting guids, and says when nothing is new", ANY_WIDTH, async ({ request, baseURL }) => {
  const answer = await request.get("/blog/feed.xml");
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const text = await answer.text();
  const origin = new URL(baseURL ?? "").origin;
  expect(text).toContain(`<guid isPermaLink="true">${origin}/blog/first-charter</guid>`);
  const links = [...text.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !link?.startsWith(`${origin}/blog`))).toEqual([]);
  const again = await request.get("/blog/feed.xml", { headers: { "if-none-match": answer.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
});
