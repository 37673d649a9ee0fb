import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, readEmail, reload, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { DOCX, PDF } from "../support/resumes.ts";

const JOB = "/careers/jobs/customer-success-manager";
const resume = { name: "My résumé.pdf", mimeType: "application/pdf", buffer: PDF };

async function fillStepOne(page: Page): Promise<void> {
  await page.getByLabel("Phone").fill("+1 206 555 0100");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Cover letter")).toBeVisible();
}

test("a person applies in three steps, which keep everything, then replaces and withdraws", STORY, async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, "/careers/application-success");
  await expect(page).toHaveURL("/careers");
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await page.getByRole("link", { name: /^Apply.*Customer Success Manager/ }).click();
  await expect(page.getByText("$70,000 - $100,000")).toBeVisible();
  await page.getByRole("link", { name: "Sign in to apply" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const { email } = await freshAccount(page);
  await visit(page, JOB);
  await axeInBothThemes(page);
  await fillStepOne(page);
  await page.getByLabel("Cover letter").fill("I know the marinas, and they know me.");
  await page.getByLabel("Résumé").setInputFiles({ name: "fake.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ not a PDF") });
  await expect(page.getByRole("alert")).toContainText("This file is something else.");
  await expect(page.getByLabel("Cover letter")).toHaveValue("I know the marinas, and they know me.");
  await page.getByLabel("Résumé").setInputFiles(resume);
  await expect(page.getByText("My résumé.pdf")).toBeVisible();
  await axeInBothThemes(page);
  await page.getByLabel("Portfolio (optional)").fill("https://example.com");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("+1 206 555 0100");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Portfolio (optional)")).toHaveValue("https://example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Work experience").fill("Six years of charter.");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(""))).toContain("Six years of charter.");
  await reload(page);
  await expect(page.getByLabel("Work experience")).toHaveValue("Six years of charter.");
  await page.getByLabel("Education").fill("Hospitality");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  await expect(page.getByText("Thanks for applying for Customer Success Manager.")).toBeVisible();
  await axeInBothThemes(page);
  await readEmail(page, email, "We got your application: Customer Success Manager");
  await visit(page, JOB);
  await page.getByRole("button", { name: "Replace application" }).click();
  await page.getByLabel("Phone").fill("+1 206 555 0199");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await axeInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Your draft was erased.")).toBeVisible();
  await page.getByRole("button", { name: "Replace application" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("+1 206 555 0100");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Résumé").setInputFiles({ name: "new.docx", mimeType: "application/octet-stream", buffer: DOCX.LibreOffice });
  await expect(page.getByText("new.docx")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  await visit(page, JOB);
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You applied on")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw and erase" }).click();
  await expect(page.getByText("Your application was withdrawn and erased.")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("");
  await visit(page, "/careers/application-success");
  await expect(page).toHaveURL("/careers");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the steps are posted one by one, the file with them", async ({ page }) => {
    await freshAccount(page);
    await visit(page, JOB);
    await fillStepOne(page);
    await page.getByLabel("Cover letter").fill("Plain and simple.");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("alert")).toContainText("Please upload your résumé.");
    await expect(page.getByLabel("Cover letter")).toHaveValue("Plain and simple.");
    await page.getByLabel("Résumé").setInputFiles(resume);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Work experience").fill("Some");
    await page.getByLabel("Education").fill("Some");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
  });
});

test("a session that ends between the steps loses nothing that was typed", async ({ page }) => {
  const person = await freshAccount(page);
  await visit(page, JOB);
  await page.getByLabel("Phone").fill("+1 206 555 0199");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(""))).toContain("555 0199");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("+1 206 555 0199");
});

test("staff look at an application, and others don't", async ({ page }) => {
  await visit(page, "/careers/jobs/astronaut");
  await expect(page.getByRole("heading", { name: "Job Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Positions" })).toBeVisible();
  await freshAccount(page);
  await visit(page, "/admin/applications");
  await expect(page).toHaveURL("/");
  await page.context().clearCookies();
  await signedInAs(page, "agent@demo.test");
  await visit(page, "/admin/applications");
  await axeInBothThemes(page);
  await page.getByRole("link", { name: /Arjun Mehta/ }).click();
  await expect(page.getByText("Second interview on Thursday.")).toBeVisible();
  await axeInBothThemes(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /Download résumé/ }).click()]);
  expect(download.suggestedFilename()).toBe("Mehta résumé.pdf");
  const note = `Reads house rules for fun, ${randomUUID()}.`;
  await page.getByLabel("New note").fill(note);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();
});
