import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const namesIn = (kind: string): string[] =>
  readdirSync(new URL(`../../${kind}`, import.meta.url))
    .map((file) => file.replace(/\.md$/, ""))
    .toSorted();

/** The most script, in kB as gzip sends it, that pages may load for visitors, before a map is shown. */
export const MOST_SCRIPT_KB = { home: 167, search: 180, listing: 188, written: 157 };

/** Every written page of the product as it comes, but for those in front of which one signs in. */
export const WRITTEN_PATHS = [
  "/about",
  "/blog",
  "/blog/archive",
  ...namesIn("demo/content/blog").map((name) => `/blog/${name}`),
  "/careers",
  ...namesIn("demo/content/careers").map((name) => `/careers/jobs/${name}`),
  "/community",
  "/community?events=past",
  "/events/annual-host-summit",
  "/events/recap/safety-afloat-weekend",
  "/forum",
  "/forum/category/hosting-tips",
  "/help",
  ...namesIn("content/help").map((name) => `/help/${name}`),
  "/press",
  "/safety",
  "/cancellation",
  "/covid",
  "/responsible-hosting",
  "/privacy",
  "/terms",
];

/** Opens the page until it is still, and weighs the script that came with it. */
export async function scriptKbOf(page: Page, url: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (!/\.m?js$/.test(new URL(response.url()).pathname)) return;
    const size = response.body().then((body) => gzipSync(body).length);
    sizes.set(response.url(), size);
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const bytes = await Promise.all(sizes.values());
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
