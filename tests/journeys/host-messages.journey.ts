import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, STORY, test, visit } from "../support/journey.ts";

const replies = (page: Page) => page.getByRole("region", { name: "Quick replies" });
const scheduled = (page: Page) => page.getByRole("region", { name: "Scheduled messages" });

async function openMessages(page: Page): Promise<void> {
  await freshAccount(page);
  await visit(page, "/host/messages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
}

test("a host saves a quick reply, is told which placeholder is unknown, changes it and deletes it", async ({ page }) => {
  await openMessages(page);
  const panel = replies(page);
  await panel.getByLabel("Name").fill("Parking");
  await panel.getByLabel("Reply").fill("Hi {guest}, park at {address}.");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("We can't fill in {guest}. Use one of these: {guest_first_name}")).toBeVisible();
  await axeInBothThemes(page);
  await panel.getByLabel("Reply").fill("Hi {guest_first_name}, park at {address}.");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("status")).toHaveText("Quick reply saved.");
  await panel.getByText("Parking", { exact: true }).click();
  await expect(panel.getByLabel("Reply").first()).toHaveValue("Hi {guest_first_name}, park at {address}.");
  await panel.getByRole("button", { name: "Delete" }).click();
  await expect(panel.getByRole("status")).toHaveText("Quick reply deleted.");
  await expect(panel.getByText("Parking", { exact: true })).toHaveCount(0);
});

test("a host previews a scheduled message, saves it and turns it off", STORY, async ({ page }) => {
  await openMessages(page);
  await writeScheduled(page);
  const panel = scheduled(page);
  await axeInBothThemes(page);
  await panel.getByText("Directions", { exact: false }).first().click();
  await panel.getByRole("button", { name: "Turn off" }).click();
  await expect(panel.getByText("Turned off", { exact: false }).first()).toBeVisible();
  await expect(panel.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a scheduled message is previewed and saved by plain forms", async ({ page }) => {
    await openMessages(page);
    await writeScheduled(page);
  });
});

async function writeScheduled(page: Page): Promise<void> {
  const panel = scheduled(page);
  await panel.getByLabel("Name").fill("Directions");
  await panel.getByLabel("When").selectOption("On the day of check-in");
  await panel.getByLabel("At", { exact: true }).fill("09:00");
  await panel.getByLabel("Message").fill("Hi {guest_first_name}, see you at {check_in_time}!");
  await panel.getByRole("button", { name: "Preview" }).click();
  await expect(panel.getByText("Hi Alex, see you at 3:00 PM!")).toBeVisible();
  await expect(panel.getByText(/^Example, .* at 9:00 AM at the listing$/)).toBeVisible();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Scheduled message saved.")).toBeVisible();
  await expect(panel.getByText("On the day of check-in at 9:00 AM, all listings")).toBeVisible();
}
