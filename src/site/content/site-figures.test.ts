import { expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson } from "../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { siteFigures } from "./site-figures.server.ts";

test("the site's figures are counted, and counted again after ten minutes", async () => {
  const services = await openTestServices(await openTestDatabase());
  const before = await siteFigures(testCtx(services));
  await newPerson(services);
  await newListing(services);
  expect(await siteFigures(testCtx(services))).toEqual(before);
  services.clock.advance(601);
  const after = await siteFigures(testCtx(services));
  expect(after.homes + after.boats).toBe(before.homes + before.boats + 1);
  expect(after.people).toBeGreaterThan(before.people);
});
