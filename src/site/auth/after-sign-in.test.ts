import { expect, test } from "vitest";
import { savedListingIds } from "../../features/saved/index.server.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";

const services = await openTestServices(await openTestDatabase());
const URL_OF_LOGIN = new URL("http://localhost/login?redirect=%2Ftrips");

async function signedInWith(cookie: string) {
  const { cookie: session } = await newPerson(services);
  const ctx = await visitOf(services, { cookie: `${cookie}; ${session}` });
  return { ctx, response: await continueSignedIn(ctx, URL_OF_LOGIN) };
}

test("what a visitor wanted to save is saved after signing in, and the cookie goes", async () => {
  const { id } = await newListing(services);
  const { ctx, response } = await signedInWith(`wants-to-save=${id}`);
  expect(await savedListingIds(ctx)).toEqual([id]);
  expect(response.headers.get("location")).toBe("/trips");
  expect(response.headers.get("set-cookie")).toMatch(/^wants-to-save=; .*Max-Age=0/);
});

test.each(["-".repeat(36), "", "%00", "a".repeat(40), "00000000-0000-4000-8000-000000000000"])(
  "a cookie that names no listing (%j) does not get in the way of signing in",
  async (value) => {
    const { ctx, response } = await signedInWith(`wants-to-save=${value}`);
    expect(response.headers.get("location")).toBe("/trips");
    expect(response.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await savedListingIds(ctx)).toEqual([]);
  },
);

test("without the cookie nothing is saved", async () => {
  const { response } = await signedInWith("theme=dark");
  expect(response.headers.get("location")).toBe("/trips");
  expect(response.headers.has("set-cookie")).toBe(false);
});
