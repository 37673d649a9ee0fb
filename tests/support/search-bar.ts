import type { Page } from "@playwright/test";

/** On a small screen the bar of the search page is a sheet behind a line that sums it up. */
export async function openSearchBar(page: Page): Promise<void> {
  const pill = page.getByRole("button", { name: /^Change the search/ });
  await pill.or(page.getByLabel("Where")).filter({ visible: true }).first().waitFor();
  if (await pill.isVisible()) await pill.click();
}

/** Leaves the sheet, if the bar is in one, else its panel. */
export async function closeSearchBar(page: Page): Promise<void> {
  const show = page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: /^Show/ });
  if (await show.isVisible()) await show.click();
  else await page.keyboard.press("Escape");
}
