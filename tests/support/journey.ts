import { createHash, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { DEMO_PASSWORD } from "../../demo/sign-ins.ts";

export { expect };
/** A whole story: `npm test` tells it, on a wide screen. What has no tag is told by `npm test -- --all`. */
export const STORY = { tag: "@story" };
/** A whole story that `npm test` tells on a phone, where it matters most. */
export const PHONE_STORY = { tag: "@phone-story" };
/** Told by `npm test -- --all` on a phone, too, because the page has other parts there. */
export const PHONE_TOO = { tag: "@phone-too" };
export const STORY_AND_PHONE = { tag: [STORY.tag, PHONE_TOO.tag] };
/** For journeys about maps. The others have a browser that draws none: without a graphics card, each map takes seconds of the processor. */
export const DRAWS_MAPS = { tag: "@draws-maps" };
export { everyPath } from "./every-path.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** A missing file of these kinds is a fault of the page; a refused form is not. */
const PARTS_OF_A_PAGE = new Set(["script", "stylesheet", "image", "font", "manifest"]);

/** Fails a journey in which a page complains, breaks its own policy, or lacks a part. */
export const test = base.extend<{ withoutComplaints: void; withoutMaps: void }>({
  // Each journey comes from an address of its own, so that they do not use up each other's limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a = 0, b = 0] = createHash("sha256").update(testId).digest();
    await use({ ...extraHTTPHeaders, "x-forwarded-for": `198.18.${a}.${b}` });
  },
  withoutComplaints: [
    async ({ context }, use) => {
      const complaints = listen(context);
      await use();
      expect(complaints, "what the pages complained about").toEqual([]);
    },
    { auto: true },
  ],
  withoutMaps: [
    async ({ context }, use, { tags }) => {
      if (!tags.includes(DRAWS_MAPS.tag)) await context.addInitScript(refuseToDrawMaps);
      await use();
    },
    { auto: true },
  ],
});

/** As in a browser without WebGL: the page says that the map could not be loaded. */
function refuseToDrawMaps(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
}

/** Opens the page and waits until its buttons answer; where scripts are off, until it is loaded. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** When the page's buttons answer. */
async function hydrated(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) await page.locator("html[data-hydrated]").waitFor();
}

/** Opens a page whose scripts are late, and lets them come when something was typed. */
export async function typedEarly(page: Page, path: string, type: () => Promise<void>): Promise<void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await type();
  scripts.resolve();
  await hydrated(page);
  await page.unroute("**/assets/*.js");
}

function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(error.error().stack ?? error.error().message));
  context.on("console", (message) => {
    // The browser also reports every refused request here, of which the faults are taken from the answers, and those that a journey cut off.
    const isAnswer = message.text().startsWith("Failed to load resource: the server responded");
    const isOffline = message.text().includes("net::ERR_INTERNET_DISCONNECTED");
    if (message.type() === "error" && !isAnswer && !isOffline) complaints.push(message.text());
  });
  context.on("response", (response) => {
    const isPart = PARTS_OF_A_PAGE.has(response.request().resourceType());
    if (response.status() >= 500 || (isPart && response.status() >= 400)) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Fails when the page, as it is now, breaks a rule of accessibility. */
export const axe = (page: Page): Promise<void> => judge(page, rulebook(page).withTags(RULES));

/** As `axe`, in the light theme; and with `--all` in the dark one for colors, which are all that differs. The theme's own colors have a test. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await wear(page, "light");
  await axe(page);
  if (!process.env.ALL_JOURNEYS) return;
  await wear(page, "dark");
  await judge(page, rulebook(page).withRules(["color-contrast"]));
}

/** Only what is wrong is worked out in full; the rest would take a third more time. */
const rulebook = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] });

async function judge(page: Page, builder: AxeBuilder): Promise<void> {
  // What is being replaced is dimmed until the new is there.
  await expect(page.locator("main [aria-busy=true].opacity-60, main [aria-busy=true].opacity-50")).toHaveCount(0);
  // The legacy mode looks at this page alone, which is all there is: no page of ours frames another site.
  const { violations } = await builder.setLegacyMode(true).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`);
  expect(told, `what is not accessible on ${page.url()}`).toEqual([]);
}

/** The new colors are there once the page has been painted with them. */
export async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
const demoSessions = new Map<string, Cookies>();

/** Signs the person in without going through the form. Journeys as one of the demo's people share a session while it lasts. */
export async function signedInAs(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  const context = page.context();
  const known = password === DEMO_PASSWORD ? demoSessions.get(email) : undefined;
  if (known) await context.addCookies(known);
  if (known && (await isSignedIn(page))) return;
  await post(page, "/api/session", { email, password });
  if (password === DEMO_PASSWORD) demoSessions.set(email, await context.cookies());
}

async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.context().request.get(`${siteOrigin()}/api/session`);
  const { user } = (await answer.json()) as { user: unknown };
  return user !== null;
}

export type FreshAccount = { fullName: string; email: string; password: string };

/** Registers somebody new, who is then signed in. */
export async function freshAccount(page: Page, fullName = "Robin Harbour"): Promise<FreshAccount> {
  const account = { fullName, email: `robin-${randomUUID().slice(0, 13)}@example.com`, password: "a boat named patience" };
  await post(page, "/api/accounts", account);
  return account;
}

const siteOrigin = () => new URL(test.info().project.use.baseURL ?? "").origin;

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = siteOrigin();
  const response = await page.context().request.post(origin + path, { data, headers: { origin } });
  expect(response.ok(), `${path} answered ${response.status()}: ${await response.text()}`).toBe(true);
}

/** The newest email to the person with this subject, or a part of it, as soon as it is in the outbox. */
export async function readEmail(page: Page, to: string, subject: string): Promise<Locator> {
  const email = page.getByRole("article", { name: subject }).first();
  await expect
    .poll(async () => {
      await visit(page, `/dev/outbox?to=${encodeURIComponent(to)}`);
      return email.count();
    })
    .toBeGreaterThan(0);
  return email;
}

/** To a step of a new listing, by its name. */
export const goToStep = (page: Page, step: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: step }).click();

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await visit(page, "/");
  const phoneMenu = page.getByRole("button", { name: "Open menu" });
  if (await phoneMenu.isVisible()) await phoneMenu.click();
  else await page.getByRole("button", { name: /^Menu for/ }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In", includeHidden: true }).first()).toBeAttached();
}
