import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
import { axe, expect, freshAccount, readEmail, signOut, STORY, test, visit } from "../support/journey.ts";
import { everyControlCanBeSeen } from "../support/look.ts";

/** Confirms the address by the welcome email, in the browser that is signed in. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  await (await readEmail(page, email, "Welcome to")).getByRole("link").first().click();
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByText("Thanks! Your email address is confirmed.")).toBeVisible();
}

test("two-factor sign-in is turned on, asked for, and lets a recovery code in", STORY, async ({ page }) => {
  const { email, password } = await freshAccount(page);
  await confirmEmail(page, email);
  await visit(page, "/account/security");
  const panel = page.getByRole("region", { name: "Two-factor sign-in" });
  await panel.getByLabel("Your password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Turn on two-factor sign-in" }).click();
  await expect(panel.getByRole("img", { name: /QR code/ })).toBeVisible();
  await axe(page);
  await everyControlCanBeSeen(page);
  const secret = ((await panel.locator(".font-mono").first().textContent()) ?? "").replaceAll(" ", "");
  const recoveryCode = (await panel.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").first().textContent()) ?? "";
  const [file] = await Promise.all([page.waitForEvent("download"), panel.getByRole("button", { name: "Download codes" }).click()]);
  expect(file.suggestedFilename()).toBe("hearth-hull-recovery-codes.txt");
  expect(await readFile(await file.path(), "utf8")).toContain(recoveryCode);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy codes" }).click();
  await expect(panel.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recoveryCode);
  const code = (laterMs = 0) => (URI.parse(`otpauth://totp/x?secret=${secret}`) as TOTP).generate({ timestamp: Date.now() + laterMs });

  await panel.getByLabel(/Enter the 6-digit code/).fill("000000");
  await panel.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(panel.getByRole("alert")).toContainText("That code isn't right");
  await panel.getByLabel(/Enter the 6-digit code/).fill(code());
  await panel.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(panel.getByText("Two-factor sign-in is on.").first()).toBeVisible();

  // A code works once, so the authenticator's next one is needed.
  for (const answer of [() => code(30_000), () => recoveryCode]) {
    await signOut(page);
    await visit(page, "/login?redirect=/account");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/login\/two-factor\?redirect=(%2F|\/)account$/);
    await axe(page);
    await page.getByLabel("Code").fill(answer());
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/account");
  }
});

test("a passkey is added, named, signs in by its button and from the suggestions, and is removed", STORY, async ({ page }) => {
  const { email, password } = await freshAccount(page);
  await visit(page, "/account/security");
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel.getByText("Confirm your email first.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Two-factor sign-in" }).getByText("Confirm your email first.")).toBeVisible();
  await panel.getByRole("button", { name: "Resend the link" }).click();
  await expect(panel.getByText("Sent. Check your inbox.")).toBeVisible();
  await axe(page);
  await confirmEmail(page, email);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await visit(page, "/account/security");
  await panel.getByLabel("Your password", { exact: true }).fill("not my password");
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("alert")).toHaveText("That isn't your current password.");
  await panel.getByLabel("Your password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "was added" })).toBeVisible();
  await panel.getByText("Rename").click();
  await panel.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await panel.getByRole("button", { name: "Save name" }).click();
  await expect(panel.getByRole("listitem").getByText("Kitchen tablet")).toBeVisible();
  await axe(page);
  await everyControlCanBeSeen(page);

  await signOut(page);
  await visit(page, "/login?redirect=/account");
  await expect(page, "the suggestion at the email field, which this device accepts").toHaveURL("/account");

  await signOut(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await visit(page, "/login?redirect=/account/security");
  await axe(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/account/security");
  await panel.getByRole("button", { name: "Remove the passkey Kitchen tablet" }).click();
  await expect(panel.getByText("That passkey has been removed.")).toBeVisible();
  await signOut(page);
  await visit(page, "/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That passkey didn't work.");
});

test("a code from an email signs in, a wrong one is refused, and the first one asks for a new password", STORY, async ({ page }) => {
  const { email } = await freshAccount(page);
  await signOut(page);
  await visit(page, "/login?redirect=/trips");
  await page.getByRole("link", { name: "Email me a code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in with a code");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "If there's an account for" })).toBeVisible();
  await axe(page);
  await page.getByLabel("6-digit code").fill("12345");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("6-digit code")).toHaveAccessibleDescription("Enter the 6 digits of the code.");
  const outbox = await page.context().newPage();
  const subject = await (await readEmail(outbox, email, "is your sign-in code")).textContent();
  const code = /\d{6}/.exec(subject ?? "")?.[0] ?? "";
  await page.getByLabel("6-digit code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("That code isn't right or has expired.");
  await page.getByLabel("6-digit code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/account\/security\?notice=password-removed/);
  await expect(page.getByText("For your safety we removed the old password. Choose a new one.")).toBeVisible();
  await axe(page);
  const panel = page.getByRole("region", { name: "Set a password" });
  await expect(panel.getByLabel("Current password")).toBeHidden();
  await panel.getByLabel("New password", { exact: true }).fill("a lighthouse in winter");
  await panel.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("Your password has been set.")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/trips");
});

test("the email is confirmed by the welcome email, and the reminder goes", STORY, async ({ page }) => {
  const { email } = await freshAccount(page);
  await confirmEmail(page, email);
  await expect(page.getByText("Please confirm your email.")).toBeHidden();
});

test("the email is confirmed where nobody is signed in, and the password from before is gone", async ({ page }) => {
  const { email, password } = await freshAccount(page);
  await signOut(page);
  await (await readEmail(page, email, "Welcome to")).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Sign in and confirm" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Confirm without signing in" }).click();
  await expect(page.getByText("For your safety we removed the old password. Choose a new one.")).toBeVisible();
  await axe(page);
  await expect(page.getByRole("link", { name: "Choose a new password" })).toHaveAttribute("href", "/forgot-password");
  await visit(page, "/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
});
