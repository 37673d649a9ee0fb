import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, reload, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

const HEADER =
  "Ref;Nome;Descrizione;Tipo;Price;Street;City;State;ZIP;Country;Guests;Bedrooms;Beds;Bathrooms;Amenities;Check-in;Check-out;Notes for me";
const row = (ref: string, name: string, { price = "$180", street = "1 Fern Lane" } = {}) =>
  `${ref};${name};A quiet place;Cabin;${price};${street};Arcata;CA;95521;US;4;2;3;1.5 baths;Wifi, Hot tub;4 PM;10:00;call first`;

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel("Choose a CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("a host imports a fleet from a CSV file: columns, rows, drafts, and all that are complete", async ({ page }) => {
  await freshAccount(page, "Hal Host");
  await visit(page, "/host/migration/csv");
  await expect(page.getByRole("heading", { name: "Import a fleet" })).toBeVisible();
  await axeInBothThemes(page);
  await choose(page, "fleet.xlsx", "PK\u0003\u0004");
  await expect(page.getByText("This is a spreadsheet file. Save it as CSV")).toBeVisible();
  await choose(
    page,
    "fleet.csv",
    [
      HEADER,
      row("1", "Fern Hollow"),
      row("2", "Moss Barn", { street: "" }),
      row("3", "Euro Cabin", { price: "150 €" }),
      row("4", ""),
      row("1", "Fern Hollow"),
    ].join("\n"),
  );

  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
  await expect(page.getByLabel("Nome")).toHaveValue("title");
  await expect(page.getByLabel("Notes for me")).toHaveValue("");
  await axeInBothThemes(page);
  await page.getByLabel("Nome").selectOption("Don't import");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose the column with the title.");
  await page.getByLabel("Nome").focus();
  await page.keyboard.press("T");
  await page.getByRole("button", { name: "Check the rows" }).press("Enter");

  await expect(page.getByRole("heading", { name: "Check the rows" })).toBeVisible();
  await reload(page);
  const rows = page.getByRole("region", { name: "Rows" });
  await expect(rows.getByRole("listitem").filter({ hasText: "row 3" })).toContainText("Missing: Street address.");
  await expect(rows.getByRole("listitem").filter({ hasText: "row 4" })).toContainText("150 EUR, which isn't converted.");
  await expect(rows.getByRole("listitem").filter({ hasText: "row 5" })).toContainText("This row has no title.");
  await expect(rows.getByRole("listitem").filter({ hasText: "row 6" })).toContainText("The same listing is in row 2.");
  await axeInBothThemes(page);

  await rows.getByLabel("Fern Hollow").first().uncheck();
  await rows.getByLabel("Euro Cabin").uncheck();
  await rows.getByRole("button", { name: "Create 1 draft" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 draft created." })).toBeVisible();
  await expect(rows.getByRole("link", { name: "Look over draft Moss Barn" })).toHaveAttribute(
    "href",
    /\/host\/migration\?import=[0-9a-f-]{36}$/,
  );

  await expect(rows.getByRole("button", { name: "Create 2 drafts" })).toBeVisible();

  const complete = page.getByRole("region", { name: "Import all that are complete" });
  await complete.getByRole("button", { name: "Import complete rows" }).click();
  await expect(complete.getByText("Please confirm that these listings are yours.")).toBeVisible();
  await complete.getByLabel("These listings are mine").check();
  await complete.getByRole("button", { name: "Import complete rows" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "None of the complete rows can be imported yet." })).toBeVisible();
  for (const guess of ["Cleaning fee", "Minimum nights", "Cancellation policy"]) await complete.getByLabel(guess).check();
  await complete.getByLabel("These listings are mine").check();
  await complete.getByRole("button", { name: "Import complete rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We're importing 1 listing." })).toBeVisible();
  await expect(async () => {
    await reload(page);
    await expect(rows.getByRole("link", { name: "View listing Fern Hollow" })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await scrollsOnlyDownwards(page);

  await page.getByRole("button", { name: "Remove file" }).click();
  await expect(page.getByRole("heading", { name: "Import a fleet" })).toBeVisible();
  await expect(page.getByText("fleet.csv")).toBeHidden();
});
