import type { Page } from "@playwright/test";
import {
  axe,
  axeInBothThemes,
  DRAWS_MAPS,
  everyPath,
  expect,
  PHONE_STORY,
  PHONE_TOO,
  reload,
  signedInAs,
  STORY,
  STORY_AND_PHONE,
  test,
  visit,
  wear,
} from "../support/journey.ts";
import { everyControlCanBeSeen, scrollsOnlyDownwards } from "../support/look.ts";

test.describe("in Tokyo, where it is tomorrow,", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  for (const [group, paths] of Map.groupBy(everyPath(), groupOf))
    test(`every page ${group} comes to life as the server drew it`, group === "of one's own" ? STORY : {}, async ({ page }) => {
      test.setTimeout(paths.length * 10_000);
      await signedInAs(page, group === "for hosts" ? "host@demo.test" : "guest@demo.test");
      for (const path of paths) await test.step(path, async () => void (await visit(page, path)));
    });
});

test.describe("every page", DRAWS_MAPS, () => {
  for (const [group, paths] of Map.groupBy(everyPath(), groupOf)) {
    test(`${group} is accessible in both themes, shows its controls and scrolls only downwards`, async ({ page }) => {
      test.setTimeout(paths.length * 20_000);
      await signedInAs(page, group === "for hosts" ? "host@demo.test" : "agent@demo.test");
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await visit(page, path);
          await expect(page.locator("h1").first()).toBeVisible();
          await expect(page).toHaveTitle(/.+/);
          await axeInBothThemes(page);
          await everyControlCanBeSeen(page);
          await wear(page, "light");
          await everyControlCanBeSeen(page);
          await scrollsOnlyDownwards(page);
        });
    });
  }

  test("of one listing or booking shows its controls and scrolls only downwards", async ({ page }) => {
    for (const [who, start, wanted] of [
      ["guest@demo.test", "/trips", /^\/bookings\/[^/]+$/],
      ["host@demo.test", "/host/manage", /^\/(host\/manage|properties)\//],
    ] as const) {
      await signedInAs(page, who);
      await visit(page, start);
      const links = await page.locator("main a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const kinds = new Map(links.filter((path) => wanted.test(path)).map((path) => [path.replace(/[0-9a-f-]{36}/, ":id"), path]));
      expect(kinds.size).toBeGreaterThan(0);
      for (const path of kinds.values()) {
        await visit(page, path);
        await everyControlCanBeSeen(page);
        await scrollsOnlyDownwards(page);
      }
    }
  });

  test("to come in by is accessible for a visitor and says what it is", async ({ page }) => {
    for (const path of ["/", "/login", "/register", "/forgot-password", "/search"])
      await test.step(path, async () => {
        await visit(page, path);
        await axe(page);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.+/);
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /social-card\.png$/);
      });
  });
});

/** One browser looks at the pages of a group in turn: a new one for each would take most of the time. */
function groupOf(path: string): string {
  if (path.startsWith("/host")) return "for hosts";
  return /^\/(account|profile|trips|notifications|saved|.*password|login|logout|register|verify)/.test(path)
    ? "of one's own"
    : "for everybody";
}

test("the skip link leads to the content", PHONE_TOO, async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("after a link that went with its page, the keyboard goes on at the new one", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: /^Charter Boats/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Charter Boats");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the home page's search goes to the search with text, and nowhere without", async ({ page }) => {
  await visit(page, "/");
  const box = page.getByPlaceholder("Where do you want to go?");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/");
  await box.fill("Friday Harbor");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=Friday+Harbor");
});

test("the theme is chosen, kept, and painted by the server", STORY_AND_PHONE, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const html = await (await page.request.get("/")).text();
  expect(html).toContain('<html lang="en" data-theme="dark">');
  await reload(page);
  await expect(page.getByRole("button", { name: "Dark", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /.+/);
});

test("an unknown address says so with a true 404 and helps on", async ({ page }) => {
  const response = await visit(page, "/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await axe(page);
  await page.getByRole("main").getByRole("link", { name: "Go to homepage" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens by keyboard, holds the focus, locks the page and closes by Escape", PHONE_STORY, async ({ page }) => {
    await signedInAs(page, "host@demo.test");
    await visit(page, "/");
    const open = page.getByRole("button", { name: "Open menu" });
    await open.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await axe(page);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null),
      ).toBe(true);
    }
    await expect(menu.getByRole("link", { name: "Manage Properties" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("a link of the menu leads on and closes it", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Boats" }).click();
    await expect(page).toHaveURL("/search?type=boat");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, the theme and signing out work", STORY, async ({ page }) => {
    await visit(page, "/account");
    await page.getByRole("textbox", { name: "Email" }).fill("guest@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("hearth-and-hull");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/account");
    await page.getByRole("button", { name: "Dark", exact: true }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("a link is followed without a new document, asked for ahead, and left to the browser by who wants another tab", async ({
  page,
  context,
}) => {
  await visit(page, "/search");
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
  const link = card.getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";

  const [tab] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
  await expect(tab).toHaveURL(path);
  await tab.close();
  await expect(page).toHaveURL("/search");

  await link.focus();
  await expect(page.locator(`link[rel=prefetch][href^="${path}.data"]`)).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a link that changes part of a page leaves the reader where he is", async ({ page }) => {
  await visit(page, "/search?amenities=WiFi,Pool");
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    scrollTo(0, 120);
  });
  // The mouse would scroll to what it clicks.
  await page.getByRole("link", { name: "Remove: Pool" }).dispatchEvent("click");
  await expect(page).toHaveURL("/search?amenities=WiFi");
  await expect(page.getByRole("link", { name: "Remove: Pool" })).toBeHidden();
  expect(await page.evaluate(() => [scrollY, "isSameDocument" in window])).toEqual([120, true]);
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("times and lengths are written as there, until the visitor chooses otherwise", async ({ page }) => {
    const { listings } = (await (await page.request.get("/api/listings?type=boat")).json()) as { listings: { id: string }[] };
    await visit(page, `/properties/${listings[0]?.id}`);
    await expect(page.getByText(/^Embark after \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByText(/\d\.\d\sm\b/).first()).toBeVisible();
    await page.getByRole("button", { name: "4 PM · ft" }).click();
    await expect(page.getByText(/^Embark after \d+:\d\d PM$/)).toBeVisible();
    await page.getByRole("button", { name: "16:00 · m" }).click();
    await expect(page.getByText(/^Embark after \d\d:\d\d$/)).toBeVisible();
  });

  test("weeks begin on Monday for guests and hosts, until the visitor chooses otherwise", async ({ page }) => {
    await signedInAs(page, "host@demo.test");
    const { listings } = (await (await page.request.get("/api/host/calendar")).json()) as { listings: { listing: { id: string } }[] };
    const id = listings[0]?.listing.id;
    const weekdays = page.getByRole("grid").first().locator("th, [role=columnheader]");
    for (const path of [`/properties/${id}`, `/host/manage/${id}/calendar?month=2027-06`]) {
      await visit(page, path);
      await page.getByRole("region", { name: "Availability" }).or(page.getByRole("grid")).first().scrollIntoViewIfNeeded();
      await expect(weekdays).toHaveText(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    }
    await expect(page.getByRole("gridcell").first()).toHaveAccessibleName(/^Monday, May 31/);
    await page.getByRole("button", { name: "4 PM · ft" }).click();
    await expect(weekdays).toHaveText(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
    await expect(page.getByRole("gridcell").first()).toHaveAccessibleName(/^Sunday, May 30/);
  });
});

test("on a phone the five places of a traveler are one press away", async ({ page, isMobile }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/");
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  await expect(tabs).toHaveCount(isMobile ? 1 : 0);
  const places = isMobile ? ["Saved", "Trips", "Inbox", "Profile", "Explore"] : [];
  for (const place of places) {
    await tabs.getByRole("link", { name: place }).click();
    await expect(tabs.locator("[aria-current=page]")).toHaveText(new RegExp(`^${place}`));
  }
  await visit(page, "/search?q=maine");
  await page.getByRole("region", { name: "Results" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/properties/);
  await expect(tabs).toHaveCount(0);
});

test("a host switches to their desk and back, and the inbox stays where they came from", async ({ page, isMobile }) => {
  await signedInAs(page, "host@demo.test");
  await visit(page, "/");
  await switchDesk(page, "Switch to hosting", isMobile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  const desk = page.getByRole("navigation", { name: isMobile ? "Tabs" : "Host tools" });
  for (const [place, heading] of [
    ["Calendar", "Calendar"],
    ["Listings", "Manage Properties"],
    ["Bookings", "Bookings"],
    ["Earnings", "Earnings"],
    ["Inbox", "Messages"],
  ] as const) {
    await desk.getByRole("link", { name: place }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(desk.locator("[aria-current=page]")).toHaveText(new RegExp(`^${place}`));
  }
  await reload(page);
  await expect(desk.locator("[aria-current=page]")).toHaveText(/^Inbox/);
  await axe(page);
  await desk.getByRole("link", { name: "Today" }).click();
  await switchDesk(page, "Switch to traveling", isMobile);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("navigation", { name: "Host tools" })).toHaveCount(0);
  await visit(page, "/messages");
  await expect(page.getByRole("navigation", { name: "Host tools" })).toHaveCount(0);
});

async function switchDesk(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole(isMobile ? "dialog" : "banner")
    .getByRole("link", { name })
    .first()
    .click();
}
