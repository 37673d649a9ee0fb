import type { Page } from "@playwright/test";
import { addDays } from "../support/reserving.ts";
import { axeInBothThemes, expect, signedInAs, STORY, test, visit } from "../support/journey.ts";

/** Each project sells another of the host's boats. */
const TITLE = { desktop: "Maestrale, 38 ft trawler", phone: "Havfrue, 36 ft sloop" };
/** The first day from a month ahead on which the boat has all three starts. */
async function freeDay(page: Page, listingId: string): Promise<string> {
  const from = addDays(new Date().toISOString().slice(0, 10), 30);
  const answer = await page.request.get(`/api/listings/${listingId}/charters/starts?day=${from}&days=60`);
  const starts = ((await answer.json()) as { day: string }[]).map(({ day }) => day);
  const free = starts.find((day) => starts.filter((each) => each === day).length === 3);
  if (!free) throw new Error("no day is free");
  return free;
}

const isPhone = () => test.info().project.name === "phone";

test(
  "a host turns hours on for a boat, makes a half day from the template, and sees its starts where guests do",
  STORY,
  async ({ page, browser, baseURL }) => {
    const listingId = await openPackages(page);
    const hours = page.getByRole("region", { name: "Hours" });
    await hours.getByLabel("Turnaround (minutes)").fill("30");
    await hours.getByLabel("Notice (hours)").fill("2");
    await hours.getByRole("button", { name: "Turn hours on" }).click();
    await expect(hours.getByText("30 minutes between trips, booked at least 2 hours ahead")).toBeVisible();

    await page.getByRole("link", { name: "Half day" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Half day");
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Save package" }).click();
    await expect(page.getByText("Enter a price with captain, bareboat, or both.").first()).toBeVisible();
    await page.getByLabel("With captain ($)").fill("400");
    await page.getByRole("button", { name: "Add a start" }).click();
    const third = page.getByRole("group", { name: "Start 3" });
    await expect(third.getByLabel("Time")).toBeFocused();
    await expect(page.getByLabel("With captain ($)")).toHaveValue("400");
    await third.getByLabel("Time").fill("18:00");
    await page.getByRole("button", { name: "Save package" }).click();
    await expect(page.getByText("Your package is saved.")).toBeVisible();
    const packages = page.getByRole("region", { name: "Packages" });
    await expect(packages.getByText("$400 with captain")).toBeVisible();
    await expect(packages.getByText("8:00 AM, 1:00 PM, and 6:00 PM, every day")).toBeVisible();
    await axeInBothThemes(page);

    const guest = await (await browser.newContext({ baseURL })).newPage();
    await visit(guest, `/properties/${listingId}?day=${await freeDay(guest, listingId)}`);
    const charters = guest.getByRole("region", { name: "By the hour, day or week" });
    const starts = charters.getByRole("list", { name: "Starts of Half day, with captain" });
    await expect(starts.getByRole("link")).toHaveText(["8:00 AM", "1:00 PM", "6:00 PM"]);

    await guest.context().close();

    await packages.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(packages.getByText("Package deleted.")).toBeVisible();
    await hours.getByRole("button", { name: "Turn hours off" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
    await expect(hours.getByText("Hours are off. Guests book this boat by the night.")).toBeVisible();
  },
);

async function openPackages(page: Page): Promise<string> {
  await signedInAs(page, "host@demo.test");
  const { listings } = (await (await page.request.get("/api/host/listings?type=boat")).json()) as {
    listings: { id: string; title: string }[];
  };
  const title = isPhone() ? TITLE.phone : TITLE.desktop;
  const listingId = listings.find((listing) => listing.title === title)?.id ?? "";
  await visit(page, `/host/manage/${listingId}/packages`);
  await expect(page.getByRole("heading", { name: "Packages", level: 1 })).toBeVisible();
  return listingId;
}
