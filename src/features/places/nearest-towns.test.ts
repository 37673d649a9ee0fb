import { expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../tests/support/gazetteer.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { fillGazetteer } from "./gazetteer/fill-gazetteer.server.ts";
import { nearestTowns } from "./nearest-towns.server.ts";

test("each point gets the town that it lies in, and none where no town is near", async () => {
  const services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
  const malaga = { latitude: 36.75, longitude: -4.4 };
  const towns = await nearestTowns(testCtx(services), [
    malaga,
    { latitude: 48.54, longitude: -123.02 },
    { latitude: 0, longitude: -140 },
    { latitude: 89.9, longitude: 10 },
    { ...malaga, longitude: -4.401 },
  ]);
  expect(towns.map((town) => town && `${town.name}, ${town.region}, ${town.country}, ${town.zipCode}`)).toEqual([
    "Málaga, Andalusia, Spain, null",
    "Friday Harbor, Washington, United States, 98250",
    null,
    null,
    "Málaga, Andalusia, Spain, null",
  ]);
  // Between a city and the village beside it the city reaches further; at the village's own middle it doesn't count.
  const [seattle, village] = await nearestTowns(testCtx(services), [
    { latitude: 47.52, longitude: -122.32 },
    { latitude: 43.6415, longitude: -70.2409 },
  ]);
  expect([seattle?.name, village?.name]).toEqual(["Seattle", "Portland"]);
  expect(await nearestTowns(testCtx(services), [])).toEqual([]);
});
