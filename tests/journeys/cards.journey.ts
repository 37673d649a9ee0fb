import { axe, expect, PHONE_TOO, test, visit } from "../support/journey.ts";

const PHOTO_REQUEST = /\/media\//;

test("a card turns its photos by arrows, loads the next one ahead, and still opens from its photo", PHONE_TOO, async ({ page }) => {
  await visit(page, "/search?q=Camden");
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await expect(card.getByRole("button", { name: /^Next photo of/ })).toHaveCount(0);
  const ahead = page.waitForRequest(PHOTO_REQUEST);
  await card.getByRole("link").focus();
  await ahead;
  const next = card.getByRole("button", { name: /^Next photo of/ });
  await next.focus();
  for (const number of [2, 3, 4, 5]) {
    await page.keyboard.press("Enter");
    await expect(card.getByRole("status")).toContainText(`Photo ${number} of 5`);
  }
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(card.getByRole("status")).toContainText("Photo 4 of 5");
  await axe(page);
  await card.locator(".card-photos").click({ position: { x: 150, y: 40 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a finger pushes a card's photos aside", PHONE_TOO, async ({ page, isMobile }) => {
  await visit(page, "/search?q=Camden");
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.locator(".card-photos").boundingBox();
  if (!box) throw new Error("the card has no photos");
  const [left, right, y] = [box.x + 40, box.x + box.width - 60, box.y + box.height / 2];
  if (!isMobile) await page.mouse.move(right, y);
  const client = await page.context().newCDPSession(page);
  await client.send("Input.synthesizeScrollGesture", {
    x: right,
    y,
    xDistance: left - right,
    yDistance: 0,
    gestureSourceType: isMobile ? "touch" : "mouse",
    speed: 400,
  });
  await expect(card.getByRole("status")).toContainText("Photo 2 of 5");
  await expect(page).toHaveURL(/\/search/);
});

test("on a phone, the photos follow the finger from the first touch on", async ({ page }) => {
  await visit(page, "/search?q=Camden");
  const photos = page.getByRole("region", { name: "Results" }).getByRole("article").first().locator(".card-photos");
  const box = await photos.boundingBox();
  if (!box) throw new Error("the card has no photos");
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved = 0) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width - 40 - moved, y: box.y + box.height / 2 }],
    });
  await touch("touchStart");
  for (const moved of [20, 60, 100, 140]) await touch("touchMove", moved);
  await expect.poll(() => photos.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(80);
  expect(await photos.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(box.width / 2);
  await touch("touchEnd");
  await expect.poll(() => photos.evaluate(({ scrollLeft, clientWidth }) => scrollLeft - clientWidth)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card shows its cover, and all of it is the link", async ({ page }) => {
    await page.goto("/search?q=Camden");
    const card = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.locator(".card-photos").click({ position: { x: 150, y: 40 }, force: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});
