import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureSite, startFixtureSite } from "../../../tests/support/fixture-site.ts";
import { somePicture } from "../../../tests/support/some-picture.ts";
import { airbnb2026Page } from "../../../tests/support/listing-pages/airbnb.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { makeRetriesDue, runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { deleteListing, listOwnListings, readOwnListing, updateListing } from "../listings/index.server.ts";
import { UpdateListingInput } from "../listings/index.ts";
import { listNotifications } from "../notifications/index.server.ts";
import { propertyPhotos } from "../listings/photos/photo.tables.server.ts";
import { forgetImports } from "./import.queries.server.ts";
import { importedPhotos, migrationLogs } from "./import.tables.server.ts";
import { type PublishImportInput, PublishImportInput as Publish, QueueImportsInput, StartImportInput } from "./import.schema.ts";
import { importSavedPage } from "./importing/start-import.server.ts";
import { discardImport, listImports, publishImport, queueImports, readImport, startImport, updateFromImport } from "./index.server.ts";
import { workOnImport } from "./publishing/work-on-import.server.ts";

const PAGE = "www.airbnb.com/rooms/7001";
const PHOTOS = "a0.muscache.com";
const FAILED =
  "Failed to import listing. The page may be protected or the URL format may not be supported. Please try a different URL or contact support.";

const services = await openTestServices(await openTestDatabase());
let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite({ [PAGE]: airbnb2026Page() }, { moreHosts: [PHOTOS, "evil.test"] });
  Object.assign(services, { network: site.network });
  const picture = await somePicture();
  for (let photo = 0; photo < 12; photo++)
    site.answer(`${PHOTOS}/im/pictures/hosting/Hosting-7001/original/photo-${photo}.jpeg`, (_, response) =>
      response.writeHead(200, { "content-type": "image/jpeg" }).end(picture),
    );
});
afterAll(() => site.stop());

const newHost = async (): Promise<Ctx> => visitOf(services, await newPerson(services, "Hal Host"));
const address = StartImportInput.parse({ url: `https://${PAGE}?check_in=2027-01-01` });
const logsOf = ({ actor }: Ctx) =>
  services.db
    .select()
    .from(migrationLogs)
    .where(eq(migrationLogs.hostId, actor?.id ?? ""));
const listingsOf = async (host: Ctx) => (await listOwnListings(host, { type: "property", show: 50 })).listings;

/** The preview's form as the host sends it, with what the page did not say filled in. */
async function filledForm(host: Ctx, importId: string, changes: Record<string, unknown> = {}): Promise<PublishImportInput> {
  const { values, marks, pictures } = await readImport(host, importId);
  const defaults = {
    cleaningFeeCents: 8500,
    minimumNights: 1,
    cancellationPolicy: "moderate",
    streetAddress: "1 Fern Lane",
    zipCode: "95521",
  };
  const confirmed = Object.keys(marks).filter((name) => marks[name] === "guessed");
  return Publish.parse({
    ...defaults,
    ...values,
    images: pictures.map(({ address: image }) => image),
    confirmed,
    isMine: true,
    ...changes,
  });
}

describe("an address", () => {
  test.each([
    ["", "Please enter a listing URL"],
    ["https://evil.test/airbnb", "Please enter a valid URL from Airbnb, VRBO, GetMyBoat, or Booking.com"],
    ["https://airbnb.com.evil.test/rooms/1", "Please enter a valid URL from Airbnb, VRBO, GetMyBoat, or Booking.com"],
  ])("%j is refused in the specified words", (url, message) => {
    expect(StartImportInput.safeParse({ url }).error?.issues[0]?.message).toBe(message);
  });

  test("is read and kept for the host to look over, and for nobody else", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    expect(await readImport(host, importId)).toMatchObject({
      status: "ready",
      platform: "airbnb",
      title: "Fern Hollow cabin",
      values: { type: "property", title: "Fern Hollow cabin", city: "Arcata", capacity: "6", bathrooms: "1.5", latitude: "40.8665" },
      marks: { title: "found", streetAddress: "missing" },
      differences: null,
    });
    await expect(readImport(await newHost(), importId)).rejects.toMatchObject({ code: "import_not_found" });
    await expect(discardImport(await newHost(), importId)).rejects.toMatchObject({ code: "import_not_found" });
    await discardImport(host, importId);
    expect((await listImports(host)).imports).toEqual([]);
  });

  test("that shows a bot wall is refused in the specified words, with the way out, and leaves a failed log", async () => {
    const host = await newHost();
    site.answer(
      PAGE,
      '<html><head><title>airbnb.com</title></head><body><script src="https://geo.captcha-delivery.com/c.js"></script></body></html>',
    );
    await expect(startImport(host, address)).rejects.toMatchObject({ message: FAILED, details: { data: { problem: "bot-wall" } } });
    site.answer(PAGE, (_, response) => response.writeHead(403).end());
    await expect(startImport(host, address)).rejects.toMatchObject({ message: FAILED, details: { data: { problem: "unreachable" } } });
    site.answer(PAGE, (_, response) => response.writeHead(302, { location: "https://evil.test/rooms/7001" }).end());
    await expect(startImport(host, address)).rejects.toMatchObject({ message: FAILED });
    site.answer(PAGE, airbnb2026Page());
    expect(await logsOf(host)).toMatchObject([
      { airbnbListingId: "7001", status: "failed", errorMessage: FAILED, metadata: { platform: "airbnb" } },
    ]);
  });
});

describe("saving", () => {
  test("makes the listing, its photos and the log together, in the background", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    await publishImport(host, importId, await filledForm(host, importId));
    expect(await logsOf(host)).toMatchObject([{ status: "in_progress" }]);
    expect(await listingsOf(host)).toEqual([]);
    await runJobs(services);
    const [listing] = await listingsOf(host);
    const made = await readOwnListing(host, listing?.id ?? "");
    expect(made).toMatchObject({ title: "Fern Hollow cabin", status: "active", city: "Arcata", state: "CA", latitude: 40.8665 });
    expect(made.photos).toHaveLength(10);
    expect(await logsOf(host)).toMatchObject([{ status: "completed", propertyId: made.id, title: "Fern Hollow cabin" }]);
    expect(await readImport(host, importId)).toMatchObject({ status: "completed", photos: { saved: 10, failed: 0, total: 10 } });
    await expect(publishImport(host, importId, await filledForm(host, importId))).rejects.toMatchObject({ code: "import_done" });
  });

  test("goes on without a photo that hangs, is gone or is no photo, and pauses a listing that is left with none", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    const form = await filledForm(host, importId);
    const [first, second] = form.images;
    site.answer(`${PHOTOS}/im/pictures/hosting/Hosting-7001/original/photo-1.jpeg`, "not a photo");
    await publishImport(host, importId, { ...form, images: [second ?? "", "https://evil.test/not-on-the-page.jpeg"] });
    await runJobs(services);
    const [listing] = await listingsOf(host);
    expect(await readOwnListing(host, listing?.id ?? "")).toMatchObject({ status: "paused", photos: [] });
    expect((await listNotifications(host, {})).items).toMatchObject([
      {
        title: "Your import is done",
        text: expect.stringMatching(/has no photos yet, so it's paused\. Add some, then press Resume\.$/) as string,
      },
    ]);
    const photos = await services.db.select().from(importedPhotos).where(eq(importedPhotos.importId, importId));
    expect(photos).toMatchObject([{ address: second, photoId: null, problem: expect.any(String) as unknown }]);
    expect(first).not.toBe(second);
  });

  test("asks for the host's word on every guess that they did not change", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    const { marks } = await readImport(host, importId);
    const guessed = Object.keys(marks).filter((name) => marks[name] === "guessed");
    expect(guessed).toContain("nightlyPriceCents");
    await expect(publishImport(host, importId, await filledForm(host, importId, { confirmed: [] }))).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { nightlyPriceCents: "Please change this, or confirm that it is right." } },
    });
    await publishImport(
      host,
      importId,
      await filledForm(host, importId, { confirmed: guessed.filter((name) => name !== "nightlyPriceCents"), nightlyPriceCents: 12_300 }),
    );
  });

  test("needs the host to say that the listing is theirs", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    expect(Publish.safeParse({ ...(await filledForm(host, importId)), isMine: false }).error?.issues[0]).toMatchObject({
      path: ["isMine"],
    });
  });

  test("of the same import twice at once makes one listing", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    const form = await filledForm(host, importId, { images: [] });
    const outcomes = await Promise.allSettled([publishImport(host, importId, form), publishImport(host, importId, form)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const ctx = { ...services, actor: null, request: null };
    await Promise.all([workOnImport(ctx, importId), workOnImport(ctx, importId)]);
    await runJobs(services);
    expect(await listingsOf(host)).toHaveLength(1);
  });

  test("that fails leaves no listing, a failed log in the specified words, and the import for another try", async () => {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    await runJobs(services);
    await publishImport(host, importId, await filledForm(host, importId));
    await services.db.delete(propertyPhotos).where(eq(propertyPhotos.uploaderId, host.actor?.id ?? ""));
    await runJobs(services);
    expect(await listingsOf(host)).toEqual([]);
    expect(await logsOf(host)).toMatchObject([{ status: "failed", errorMessage: "Failed to import listing. Please try again." }]);
    expect(await readImport(host, importId)).toMatchObject({ status: "ready", problem: "Failed to import listing. Please try again." });
    await publishImport(host, importId, await filledForm(host, importId));
    await runJobs(services);
    const [listing] = await listingsOf(host);
    expect((await readOwnListing(host, listing?.id ?? "")).photos.length).toBeGreaterThan(7);
  });

  test("by two hosts of one page makes a listing for each", async () => {
    for (const host of [await newHost(), await newHost()]) {
      const { importId } = await startImport(host, address);
      await publishImport(host, importId, await filledForm(host, importId, { images: [] }));
      await runJobs(services);
      expect(await listingsOf(host)).toHaveLength(1);
    }
  });
});

describe("importing a listing again", () => {
  async function imported(): Promise<{ host: Ctx; listingId: string }> {
    const host = await newHost();
    const { importId } = await startImport(host, address);
    const form = await filledForm(host, importId);
    await publishImport(host, importId, { ...form, images: form.images.slice(0, 1) });
    await runJobs(services);
    const [listing] = await listingsOf(host);
    return { host, listingId: listing?.id ?? "" };
  }

  test("shows field by field what differs, keeps what the host edited, and takes what they choose", async () => {
    site.answer(`${PHOTOS}/im/pictures/hosting/Hosting-7001/original/photo-1.jpeg`, (_, response) => response.writeHead(404).end());
    const { host, listingId } = await imported();
    const before = await readOwnListing(host, listingId);
    await updateListing(host, listingId, UpdateListingInput.parse({ ...before, title: "My own words" }));
    site.answer(PAGE, airbnb2026Page().replaceAll("quiet", "loud"));
    const { importId } = await startImport(host, address);
    const { differences } = await readImport(host, importId);
    expect(differences).toEqual([
      { field: "title", yours: "My own words", page: "Fern Hollow cabin", wasEdited: true },
      expect.objectContaining({ field: "description", wasEdited: false }),
    ]);
    await expect(publishImport(host, importId, await filledForm(host, importId))).rejects.toMatchObject({ code: "imported_before" });
    await updateFromImport(host, importId, { take: ["description"], isMine: true });
    site.answer(PAGE, airbnb2026Page());
    expect(await readOwnListing(host, listingId)).toMatchObject({
      title: "My own words",
      description: expect.stringContaining("loud cabin") as unknown,
    });
    expect(await listingsOf(host)).toHaveLength(1);
    expect(await logsOf(host)).toMatchObject([{ status: "completed", propertyId: listingId }]);
  });

  test("keeps what the host changed in the preview, however long ago, and knows amenities in another order", async () => {
    const host = await newHost();
    const { importId: first } = await startImport(host, address);
    const form = await filledForm(host, first, { title: "My own words", images: [] });
    await publishImport(host, first, { ...form, amenities: form.amenities.toReversed() });
    await runJobs(services);
    await forgetImports(host, new Date(services.clock.now().getTime() + 1));
    const { importId } = await startImport(host, address);
    expect(await readImport(host, importId)).toMatchObject({ differences: [{ field: "title", yours: "My own words", wasEdited: true }] });
  });

  test("that was deleted here makes a new one", async () => {
    const { host, listingId } = await imported();
    await deleteListing(host, listingId);
    const { importId } = await startImport(host, address);
    expect(await readImport(host, importId)).toMatchObject({ differences: null });
    await publishImport(host, importId, await filledForm(host, importId, { images: [] }));
    await runJobs(services);
    expect(await listingsOf(host)).toHaveLength(1);
  });
});

describe("several", () => {
  test("are fetched in the background, each failing alone", async () => {
    const host = await newHost();
    await queueImports(host, QueueImportsInput.parse({ urls: `https://${PAGE}\nhttps://www.airbnb.com/rooms/404\n\nhttps://${PAGE}` }));
    await runJobs(services);
    await makeRetriesDue(services);
    const { imports } = await listImports(host);
    expect(imports.map(({ status }) => status).toSorted()).toEqual(["failed", "ready"]);
    expect(imports.find(({ status }) => status === "failed")?.problem).toContain(FAILED);
  });

  test("history shows the five newest", async () => {
    const host = await newHost();
    for (let number = 1; number <= 7; number++) {
      services.clock.advance(1);
      await startImport(host, StartImportInput.parse({ url: `https://www.airbnb.com/rooms/90${number}` })).catch(() => {});
    }
    const { history } = await listImports(host);
    expect(history.map(({ originalUrl }) => originalUrl.slice(-3))).toEqual(["907", "906", "905", "904", "903"]);
  });
});

test("a saved page and a pasted source are read like a fetched one", async () => {
  const host = await newHost();
  const { importId } = await importSavedPage(host, Buffer.from(airbnb2026Page()), "Fern Hollow.html");
  expect(await readImport(host, importId)).toMatchObject({ source: "Fern Hollow.html", title: "Fern Hollow cabin", platform: "airbnb" });
  await expect(
    importSavedPage(host, Buffer.from("From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;"), "x.mhtml"),
  ).rejects.toMatchObject({
    message: FAILED,
    details: { data: { problem: "mhtml" } },
  });
});
