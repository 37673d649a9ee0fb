import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { CreateListingInput } from "../../src/features/listings/index.ts";
import { someFields } from "./hosts.ts";
import { expect, test } from "./journey.ts";
import { somePicture } from "./some-picture.ts";

/** Posts to the API as whoever is signed in on the page. */
export async function post<T>(page: Page, path: string, data: object, headers = {}): Promise<T> {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const response = await page.request.post(path, { data, headers: { origin, ...headers } });
  expect(response.ok(), `${path} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A new listing of whoever is signed in on the page, with these photos or one. */
export async function addListing(page: Page, given: Partial<CreateListingInput> = {}, pictures?: Buffer[]): Promise<string> {
  const photoIds: string[] = [];
  for (const picture of pictures ?? [await somePicture()])
    photoIds.push((await post<{ id: string }>(page, "/api/photos", picture, { "content-type": "image/jpeg" })).id);
  return (await post<{ listingId: string }>(page, "/api/listings", { ...someFields(given), photoIds, key: randomUUID() })).listingId;
}
