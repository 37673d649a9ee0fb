import { beforeAll, expect, test } from "vitest";
import { openApiApp } from "../../../tests/support/api-app.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";

let app: ReturnType<typeof openApiApp>;
beforeAll(async () => {
  const services = await openTestServices(await openTestDatabase());
  await newListing(services, { title: "Asked for", city: "Apitown" });
  app = openApiApp(services);
});

const get = async (path: string) => app.request(path);

test("finds listings and counts them, also beside the address of a single listing", async () => {
  expect(await (await get("/api/listings?q=apitown")).json()).toMatchObject({ listings: [{ title: "Asked for" }], next: null });
  expect(await (await get("/api/listings/summary?q=apitown")).json()).toMatchObject({ total: 1, totalIsCapped: false });
});

test.each(["?guests=none", "?checkIn=2030-01-01", "?box=1,2,3", "?sort=best", "?after=x"])(
  "explains what is wrong with %j",
  async (query) => {
    const answer = await get(`/api/listings${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", fields: expect.any(Object) });
  },
);
