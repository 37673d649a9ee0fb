import { readFile } from "node:fs/promises";
import { inArray } from "drizzle-orm";
import { sealedCode } from "../../src/features/arrival/arrival-codes.server.ts";
import { arrivalGuides, arrivalPhotos, arrivalSteps } from "../../src/features/arrival/arrival.tables.server.ts";
import { ARRIVAL_PHOTO_WIDTHS, fileOf } from "../../src/features/arrival/photos/photo-files.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Config } from "../../src/platform/config.server.ts";
import { type Db, transact } from "../../src/platform/db/database.server.ts";
import { makeVariant } from "../../src/platform/images/images.server.ts";
import type { Storage } from "../../src/platform/storage/storage.server.ts";
import { demoId } from "../demo-id.ts";
import { catalogue } from "../listings/catalogue.ts";
import type { DemoEntry } from "../listings/demo-listing.ts";
import { PHOTO_SIZE, photoPath, photosOf } from "../listings/listing-photos.ts";
import { randomOf } from "../random.ts";
import { boatTexts, captainedTexts, homeTexts } from "./guide-texts.ts";

type Tools = { db: Db; clock: Clock; storage: Storage; config: Config };

/** So many guides have a photo of the front of the place. */
const WITH_PHOTO = 40;

/** Guides for most of the demo's listings, once. They need the product's secret, so they come after the rest of the world. */
export async function addArrivalGuides(tools: Tools): Promise<void> {
  const entries = catalogue(tools.clock).filter((_, number) => number % 8 !== 5);
  const ids = entries.map(({ listing }) => listing.id);
  if ((await tools.db.$count(arrivalGuides)) > 0 || (await tools.db.$count(properties, inArray(properties.id, ids))) < ids.length) return;
  const withPhoto = entries.filter((_, number) => number < WITH_PHOTO);
  for (const entry of withPhoto) await storePhoto(tools, entry);
  await transact(tools, async ({ db }) => {
    await db.insert(arrivalGuides).values(entries.map((entry) => guideOf(tools, entry)));
    await db.insert(arrivalPhotos).values(withPhoto.map((entry) => photoOf(tools, entry)));
    await db.insert(arrivalSteps).values(entries.flatMap((entry, number) => stepsOf(entry, number < WITH_PHOTO)));
  });
}

const photoIdOf = ({ seed }: DemoEntry) => demoId("arrival photo", seed);
const textsOf = ({ seed, listing }: DemoEntry) => {
  const random = randomOf(`${seed} arrival`);
  if (listing.type !== "boat") return homeTexts(random);
  return (listing.crew === "captained" ? captainedTexts : boatTexts)(random, listing.marina ?? "the marina");
};

function guideOf(tools: Tools, entry: DemoEntry): typeof arrivalGuides.$inferInsert {
  const random = randomOf(`${entry.seed} codes`);
  const { parking, manual, checkOut } = textsOf(entry);
  return {
    propertyId: entry.listing.id,
    opens: random.pick(["booking", "7_days", "3_days", "3_days"] as const),
    sealedDoorCode: sealedCode(tools, `${random.between(1000, 9999)}#`),
    wifiName: (entry.listing.title.split(",")[0] ?? "").slice(0, 30),
    sealedWifiPassword: sealedCode(tools, random.some(["seagull", "lantern", "driftwood", "harbor", "compass", "tide"], 2).join("-")),
    parking,
    manual,
    checkOut,
    version: 1,
    updatedAt: tools.clock.now(),
  };
}

const photoOf = ({ clock }: Tools, entry: DemoEntry): typeof arrivalPhotos.$inferInsert => ({
  id: photoIdOf(entry),
  propertyId: entry.listing.id,
  ...PHOTO_SIZE,
  createdAt: clock.now(),
});

const stepsOf = (entry: DemoEntry, hasPhoto: boolean): (typeof arrivalSteps.$inferInsert)[] =>
  textsOf(entry).steps.map((text, index) => ({
    propertyId: entry.listing.id,
    no: index + 1,
    text,
    photoId: hasPhoto && index === 0 ? photoIdOf(entry) : null,
  }));

async function storePhoto({ storage }: Tools, entry: DemoEntry): Promise<void> {
  const [first] = photosOf(entry.listing.title);
  if (!first) throw new Error(`${entry.listing.title} has no photo`);
  const bytes = await makeVariant(await readFile(photoPath(entry.listing.title, first)), { width: 640, format: "webp" });
  const which = { listingId: entry.listing.id, photoId: photoIdOf(entry) };
  for (const width of ARRIVAL_PHOTO_WIDTHS) await storage.put("private", fileOf(which, width), bytes, "image/webp");
}
