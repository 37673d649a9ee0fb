import { axeInBothThemes, expect, freshAccount, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

test(
  "a home and a sail are one trip: day by day, with friends who join by a link and share what it cost",
  STORY,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    await signedInAs(page, "guest@demo.test");
    await visit(page, "/trips");
    await page.getByRole("region", { name: "Trip plans" }).getByRole("link").first().click();
    const days = page.getByRole("region", { name: "Day by day" });
    await expect(days.getByText(/^Check in at/)).toBeVisible();
    await expect(days.getByText(/^Set out on/)).toBeVisible();
    await expect(days.getByText(/Sunrise .* sunset .* last light/).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Bookings" }).getByText("Total for the trip")).toBeVisible();
    await page.getByRole("button", { name: "Create an invitation link" }).click();
    const link = await page.getByLabel("Invitation link").inputValue();
    await axeInBothThemes(page);

    const { baseURL, viewport } = test.info().project.use;
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    const friend = await context.newPage();
    await freshAccount(friend, "Ben Friend");
    await visit(friend, new URL(link).pathname);
    await expect(friend.getByRole("heading", { name: "Gwen invites you along" })).toBeVisible();
    await friend.getByRole("button", { name: "Join the trip plan" }).click();
    await expect(friend.getByRole("region", { name: "Who's coming" })).toContainText("Ben Friend (you)");
    await expect(friend.getByText("Total for the trip")).toHaveCount(0);
    await friend.getByText("Add a cost").click();
    await friend.getByLabel("What for").fill("Groceries");
    await friend.getByLabel("Amount").fill("lots");
    await friend.getByRole("button", { name: "Add cost" }).click();
    await expect(friend.getByText("Enter an amount such as 129.50.")).toBeVisible();
    await friend.getByLabel("Amount").fill("90.50");
    for (const name of ["Tomás Herrera", "Noor Haddad"]) await friend.getByRole("checkbox", { name }).uncheck();
    await friend.getByRole("button", { name: "Add cost" }).click();
    const costs = friend.getByRole("region", { name: "Shared costs" });
    await expect(costs).toContainText("shared by Gwen Alder, Ben Friend");
    await expect(costs.getByText(/owes you/).first()).toBeVisible();
    await scrollsOnlyDownwards(friend);
    await friend.getByRole("button", { name: "Remove Groceries" }).click();
    await expect(costs.getByText("Groceries")).toHaveCount(0);
    await friend.getByRole("button", { name: "Leave this trip plan" }).click();
    await expect(friend).toHaveURL(/\/trips$/);
    await page.getByRole("button", { name: "End the link" }).click();
    await expect(page.getByLabel("Invitation link")).toHaveCount(0);
    await visit(friend, new URL(link).pathname);
    await expect(friend.getByText("This invitation has ended. Ask whoever sent it for a new link.")).toBeVisible();
    await context.close();
  },
);

test("a booking becomes a plan, and is taken out of it again", async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/trips");
  await page.getByRole("link", { name: "The Sail Maker's House" }).first().click();
  await page.getByRole("button", { name: "Start a trip plan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Traverse City");
  await page.getByText("Rename, prices or delete").click();
  await page.getByLabel("Name").fill("A week by the lake");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A week by the lake" })).toBeVisible();
  await page.getByRole("button", { name: "Take out The Sail Maker's House" }).click();
  await expect(page.getByText("It's out of the plan. The booking stays as it is.")).toBeVisible();
  await page.getByRole("button", { name: "Delete this trip plan" }).click();
  await expect(page).toHaveURL(/\/trips$/);
});
