import type { Locator, Page } from "@playwright/test";
import { axe, DRAWS_MAPS, expect, signedInAs, test, visit } from "../support/journey.ts";

/** Without a graphics card the browser draws the map on the processor, and the page waits for its first frames. */
const WHILE_DRAWING = { timeout: 30_000 };

/** These set the width themselves, so that once is enough. */

const pinsOf = (page: Page) => page.getByRole("button", { name: /, \$[\d,]+(, saved)?$/ });
const clustersOf = (page: Page) => page.getByRole("button", { name: /places? here$/ });

/** Close enough that the first result has a pin. */
async function closeTo(page: Page, q: string): Promise<string> {
  type Found = { listings: { latitude: number; longitude: number }[] };
  const { listings } = (await (await page.request.get(`/api/listings?q=${q}`)).json()) as Found;
  const { latitude = 0, longitude = 0 } = listings[0] ?? {};
  return `q=${q}&box=${[longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01].map((side) => side.toFixed(4)).join(",")}`;
}

async function openMap(page: Page, search: string): Promise<void> {
  await visit(page, `/search?${search}`);
  await expect(pinsOf(page).or(clustersOf(page)).first()).toBeVisible(WHILE_DRAWING);
}

/** How many listings for one guest are somewhere: those of other journeys may be nowhere. */
async function countLocated(page: Page): Promise<number> {
  type Found = { listings: { latitude: number | null }[]; next: string | null };
  let located = 0;
  for (let after: string | null = ""; after !== null;) {
    const found = (await (await page.request.get(`/api/listings?guests=1${after && `&after=${after}`}`)).json()) as Found;
    located += found.listings.filter(({ latitude }) => latitude !== null).length;
    after = found.next;
  }
  return located;
}

/** How many listings the map shows. */
async function countOnMap(page: Page): Promise<number> {
  const names = await clustersOf(page).evaluateAll((buttons) => buttons.map((button) => Number.parseInt(button.ariaLabel ?? "0", 10)));
  return names.reduce((sum, count) => sum + count, await pinsOf(page).count());
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement));

test.describe("beside the list", () => {
  test.use({ viewport: { width: 1360, height: 900 } });

  test("the map counts every result, not only those of the first page", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "type=property&box=-130,20,-60,50");
    const total = Number.parseInt(
      (await page
        .getByText(/^\d+ places$/)
        .first()
        .textContent()) ?? "",
      10,
    );
    expect(total).toBeGreaterThan(24);
    await expect.poll(() => countOnMap(page), WHILE_DRAWING).toBe(total);
  });

  test("the world adds up to every result", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "guests=1");
    const located = await countLocated(page);
    expect(located).toBeGreaterThan(100);
    await expect.poll(() => countOnMap(page), WHILE_DRAWING).toBe(located);
  });

  test("no pin is cut off at the edges or hidden by the controls", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "guests=2");
    const map = await page.locator(".place-map").boundingBox();
    const zoom = await page.getByRole("button", { name: "Zoom out" }).boundingBox();
    for (const pin of await pinsOf(page).or(clustersOf(page)).all()) {
      const box = await pin.boundingBox();
      if (!map || !zoom || !box) throw new Error("something is not drawn");
      expect(box.x).toBeGreaterThan(map.x);
      expect(box.x + box.width).toBeLessThan(map.x + map.width);
      expect(box.y).toBeGreaterThan(map.y + 56);
      expect(box.y + box.height).toBeLessThan(map.y + map.height);
      expect(box.x + box.width < zoom.x || box.y > zoom.y + zoom.height).toBe(true);
    }
  });

  test("moving the map for the first time moves nothing else", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "type=boat");
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const places = async () => [(await page.locator(".place-map").boundingBox())?.y, (await card.boundingBox())?.y];
    const before = await places();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page).toHaveURL(/box=/);
    await expect(page.getByRole("link", { name: "Remove: Map area" })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.getByRole("link", { name: "Remove: Map area" }).click();
    await expect(page).not.toHaveURL(/box=/);
  });

  test("the map stops where it has nothing more to show", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "q=San+Diego");
    for (let press = 0; press < 6; press++) {
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect(page).toHaveURL(/box=/);
    }
    await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/^2000\sft$/, WHILE_DRAWING);
  });

  test("where moving does not search, a button does", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "q=San+Diego");
    await page.getByRole("checkbox", { name: "Search as I move the map" }).uncheck();
    await page.getByRole("button", { name: "Zoom out" }).click();
    const button = page.getByRole("button", { name: "Search this area" });
    await expect(button).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Search as I move the map" })).toBeVisible();
    expect(page.url()).not.toContain("box=");
    await axe(page);
    await button.click();
    await expect(page).toHaveURL(/box=/);
    await expect(button).toBeHidden();
  });

  test("a pin opens a card with a photo, by mouse without a frame around it, and Escape closes it", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, await closeTo(page, "San+Diego"));
    const pin = pinsOf(page).first();
    const title = ((await pin.getAttribute("aria-label")) ?? "").replace(/, \$.*$/, "");
    const card = page.locator(".place-map").getByRole("article");
    await pin.click();
    await expect(card.getByRole("img").first()).toBeVisible();
    await expect(card.getByRole("link", { name: title })).toBeVisible();
    expect(await hasFocus(card)).toBe(false);
    await axe(page);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();

    await pin.focus();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("link", { name: title })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("a cluster that is pressed opens without a frame around the map", DRAWS_MAPS, async ({ page }) => {
    await openMap(page, "q=maine");
    await clustersOf(page).first().click();
    await expect(page).toHaveURL(/box=/);
    expect(await hasFocus(page.locator("canvas.maplibregl-canvas"))).toBe(false);
  });

  test(
    "places that no zoom can part are listed, within reach of the keyboard, and a list that got lost says so",
    DRAWS_MAPS,
    async ({ page }) => {
      await openMap(page, await closeTo(page, "Palma+boat"));
      const cluster = page.getByRole("button", { name: "2 places here" });
      await cluster.press("Enter");
      const list = page.getByRole("region", { name: "Listings here" });
      await expect(list).toBeFocused();
      await expect(list.getByRole("link")).toHaveCount(2);
      await axe(page);
      await page.keyboard.press("Tab");
      await expect(list.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(cluster).toBeFocused();
      await page.route(/\/api\/listings\?/, (route) => route.fulfill({ status: 429 }));
      await cluster.press("Enter");
      await expect(list.getByText("These listings couldn't be loaded. Please try again.")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(cluster).toBeFocused();
    },
  );
});

test("a boat has an anchor on its map", DRAWS_MAPS, async ({ page }) => {
  type Found = { listings: { id: string }[] };
  const { listings } = (await (await page.request.get("/api/listings?type=boat")).json()) as Found;
  const details = await Promise.all(
    listings.map(
      async ({ id }) =>
        (await page.request.get(`/api/listings/${id}`)).json() as Promise<{ id: string; location: { isApproximate: boolean } }>,
    ),
  );
  await visit(page, `/properties/${details.find(({ location }) => !location.isApproximate)?.id}`);
  await page.getByRole("heading", { name: "Location" }).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-icon=anchor]")).toBeVisible(WHILE_DRAWING);
});

test("a home by the sea says how long one walks to the shore and to town", async ({ page }) => {
  await visit(page, "/search?q=Swallow+House");
  await page.getByRole("link", { name: "Swallow House" }).first().click();
  const walks = page.getByRole("list", { name: "On foot" });
  await expect(walks.getByText(/^About \d+\smin walk to the shore$/)).toBeVisible();
  await expect(walks.getByText(/^About \d+\smin walk to the town center$/)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the card of a pin is at the foot of the map", DRAWS_MAPS, async ({ page }) => {
    await visit(page, `/search?${await closeTo(page, "San+Diego")}`);
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await expect(pinsOf(page).first()).toBeVisible(WHILE_DRAWING);
    await pinsOf(page).first().click();
    const card = page.locator(".place-map").getByRole("article");
    await expect(card).toBeVisible();
    const [map, box] = [await page.locator(".place-map").boundingBox(), await card.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0) - 24);
    await axe(page);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Map" })).toBeVisible();
  });
});

test("a trip's page shows where it leads", DRAWS_MAPS, async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/trips");
  await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
  const arrival = page.getByRole("region", { name: "Getting there" });
  // Not so that the header covers half of an action.
  await arrival.evaluate((region) => region.scrollIntoView({ block: "start" }));
  await expect(arrival.getByRole("button", { name: /^Address: / })).toBeVisible(WHILE_DRAWING);
  await axe(page);
});
