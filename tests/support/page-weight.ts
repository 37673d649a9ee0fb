import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The most script, in kB as gzip sends it, that pages may load for visitors, before a map is shown. */
export const MOST_SCRIPT_KB = { home: 150, search: 190, listing: 190, written: 125 };

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
