import { axe, expect, freshAccount, readEmail, reload, signedInAs, signOut, STORY, test, visit } from "../support/journey.ts";
import { somePicture } from "../support/some-picture.ts";

const PASSWORD = "a boat named patience";
const newEmail = () => `traveler-${crypto.randomUUID().slice(0, 8)}@example.com`;

test("a visitor registers, signs out and signs in again", STORY, async ({ page }) => {
  const email = newEmail();
  await visit(page, "/register");
  await page.getByLabel("Full name").fill("Noor van Dijk");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Strength: Strong")).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: "Noor van Dijk" })).toBeVisible();
  await expect(page.getByText("Please confirm your email.")).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL("/");

  await visit(page, "/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
});

test("a wrong password is refused in the specified words and keeps the email", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("textbox", { name: "Email" }).fill("guest@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("guest@demo.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not my password");
  await axe(page);
});

test("a registration that was refused can be corrected and sent again", async ({ page }) => {
  await visit(page, "/register");
  await page.getByLabel("Full name").fill("Noor van Dijk");
  await page.getByRole("textbox", { name: "Email" }).fill("guest@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toHaveText("Registration failed. Please try again.");
  await page.getByRole("textbox", { name: "Email" }).fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/profile");
});

test("wrong input is marked at its field", async ({ page }) => {
  await visit(page, "/register");
  await page.getByLabel("Full name").fill("Noor");
  await page.getByRole("textbox", { name: "Email" }).fill("noor@example.com");
  await page.getByLabel("Password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/too common/);
  await axe(page);
});

test("a photo is added, shown in the header, and removed again", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/account");
  const form = page.getByRole("region", { name: "Photo" });
  const choose = (buffer: Buffer) => form.getByLabel("Choose a photo").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await choose(Buffer.from("no picture"));
  await expect(form.getByRole("alert")).toHaveText("Please choose a JPEG, PNG, WebP, AVIF or GIF picture.");
  await choose(await somePicture());
  await expect(form.getByText("Your photo was saved.")).toBeVisible();
  const address = (await form.locator("img").getAttribute("src")) ?? "";
  await expect(page.getByRole("banner").locator(`img[src="${address}"]`).first()).toBeAttached();
  await axe(page);
  await form.getByRole("button", { name: "Remove photo" }).click();
  await expect(form.getByText("Your photo was removed.")).toBeVisible();
  await expect(form.locator("img")).toHaveCount(0);
});

test("languages are saved as they are tapped, and without scripts by a button", async ({ page, browser, baseURL }) => {
  await freshAccount(page);
  await visit(page, "/account");
  const languages = page.getByRole("region", { name: "Languages" });
  for (const name of ["French", "Korean"]) await languages.getByText(name, { exact: true }).click();
  await expect(languages.getByRole("status")).toHaveText("Languages saved.");
  await reload(page);
  for (const name of ["French", "Korean"]) await expect(languages.getByRole("checkbox", { name })).toBeChecked();

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), baseURL });
  const bare = await plain.newPage();
  await bare.goto("/account");
  const form = bare.getByRole("region", { name: "Languages" });
  await form.getByText("Korean", { exact: true }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Languages saved.")).toBeVisible();
  await expect(form.getByRole("checkbox", { name: "Korean" })).not.toBeChecked();
  await plain.close();
});

test("a forgotten password is reset through the outbox", STORY, async ({ page }) => {
  const { email } = await freshAccount(page);
  await signOut(page);
  await visit(page, "/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "If there's an account for" })).toBeVisible();
  const message = await readEmail(page, email, "Reset your password");
  await message.getByRole("link").first().click();
  await page.getByLabel("New password", { exact: true }).fill("a lighthouse in winter");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your password has been changed" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a lighthouse in winter");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/profile");
});

test("signing out in one tab signs out the others", async ({ page, context }) => {
  await freshAccount(page);
  await visit(page, "/account");
  const other = await context.newPage();
  await visit(other, "/profile");
  await expect(other.getByRole("link", { name: "Edit profile" })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL("/login");
});

test("a tab that comes back notices that its session has ended", async ({ page, context }) => {
  await freshAccount(page);
  await visit(page, "/account");
  await context.clearCookies();
  // The page listens once it has come to life, which nothing on it shows.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL("/login?redirect=%2Faccount", { timeout: 1_000 });
  }).toPass();
});

test("a page that the browser brings back stays hidden behind a spinner until it is known whose it is", async ({ page, context }) => {
  await freshAccount(page);
  await visit(page, "/account");
  await expect(page.getByLabel("Full name")).toBeVisible();
  await context.clearCookies();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answered;
    await route.continue();
  });
  await expect(async () => {
    await page.evaluate(() => globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByText("Checking that you're still signed in")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel("Full name")).toBeHidden();
  answer();
  await expect(page).toHaveURL("/login?redirect=%2Faccount");
});

test("a browser stores no page of someone who is signed in, so Back after signing out shows none", async ({ page }) => {
  await freshAccount(page);
  const answer = await page.goto("/account");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByLabel("Full name")).toBeVisible();
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL("/login?redirect=%2Faccount");
  await expect(page.getByLabel("Full name")).toBeHidden();
});

test("details, choices, data and deletion", STORY, async ({ page }) => {
  const { password } = await freshAccount(page);
  await visit(page, "/account");
  await page.getByLabel("About me").fill("I like quiet coves.");
  await page.getByLabel("Phone").fill("not a number");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/valid phone number/);
  await page.getByLabel("Phone").fill("+1 555 0100");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await visit(page, "/profile");
  await expect(page.getByText("I like quiet coves.")).toBeVisible();

  await visit(page, "/account/notifications");
  await page.getByLabel("Occasional news and offers").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await page.getByLabel("Payouts").uncheck();
  await page.getByRole("button", { name: "Save emails" }).click();
  await expect(page.getByRole("region", { name: "What we email you about" }).getByRole("status")).toHaveText("Saved.");
  await reload(page);
  await expect(page.getByLabel("Occasional news and offers")).toBeChecked();
  await expect(page.getByLabel("Payouts")).not.toBeChecked();
  await expect(page.getByLabel("Reviews")).toBeChecked();

  await visit(page, "/account/data");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download my data" }).click()]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
});

test("other devices are signed out from the list", async ({ page, browser, baseURL }) => {
  const account = await freshAccount(page);
  const phone = await browser.newContext({ baseURL });
  const phonePage = await phone.newPage();
  await signedInAs(phonePage, account.email, account.password);
  await visit(page, "/account/security");
  await expect(page.getByRole("region", { name: "Where you're signed in" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(page.getByText("Your other devices have been signed out.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Where you're signed in" }).getByRole("listitem")).toHaveCount(1);
  await visit(phonePage, "/account");
  await expect(phonePage).toHaveURL("/login?redirect=%2Faccount");
  await phone.close();
});

test("a mailed link that is good for nothing says so before anything is typed", async ({ page }) => {
  for (const [path, next] of [
    ["/reset-password?token=gone", "Request a new link"],
    ["/verify-email?token=gone", "Sign in to get a new one"],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: next })).toBeVisible();
  }
  await freshAccount(page);
  await visit(page, "/verify-email?token=gone");
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText("Sent. Check your inbox.")).toBeVisible();
});
