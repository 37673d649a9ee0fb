import { expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { someFields } from "../../../../tests/support/hosts.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { createListing } from "../hosting/create-listing.server.ts";
import { listingSubscribers } from "../listing.jobs.server.ts";
import { addPhoto } from "../photos/add-photo.server.ts";
import { checkDraft } from "./check-draft.server.ts";
import { discardDraft } from "./discard-draft.server.ts";
import { ownDrafts } from "./own-drafts.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const services = await openTestServices(await openTestDatabase());
const someone = async () => visitOf(services, await newPerson(services));
const draftOf = (title: string) => ({ fields: { title }, photoIds: [] });
const titles = async (visit: Awaited<ReturnType<typeof someone>>) =>
  (await ownDrafts(visit)).map(({ type, fields }) => [type, fields.title]);

test("a house and a boat have a draft each, and a later save takes the place of the one before", async () => {
  const visit = await someone();
  await saveDraft(visit, "property", draftOf("Cabin"));
  services.clock.advance(1);
  await saveDraft(visit, "boat", draftOf("Sloop"));
  services.clock.advance(1);
  await saveDraft(visit, "property", draftOf("Big cabin"));
  expect(await titles(visit)).toEqual([
    ["property", "Big cabin"],
    ["boat", "Sloop"],
  ]);
  await discardDraft(visit, "property");
  await discardDraft(visit, "property");
  expect(await titles(visit)).toEqual([["boat", "Sloop"]]);
});

test("a draft is its writer's alone", async () => {
  const [visit, stranger] = [await someone(), await someone()];
  await saveDraft(visit, "boat", draftOf("Sloop"));
  await discardDraft(stranger, "boat");
  expect(await ownDrafts(stranger)).toEqual([]);
  expect(await titles(visit)).toEqual([["boat", "Sloop"]]);
  for (const refused of [
    ownDrafts(testCtx(services)),
    saveDraft(testCtx(services), "boat", draftOf("")),
    discardDraft(testCtx(services), "boat"),
  ])
    await expect(refused).rejects.toMatchObject({ code: "sign_in_required" });
});

test("the listing that it becomes takes its draft away, and no other", async () => {
  const visit = await someone();
  await saveDraft(visit, "boat", draftOf("Sloop"));
  await saveDraft(visit, "property", draftOf("Cabin"));
  const { id } = await addPhoto(visit, { listingId: null, picture: await somePicture() });
  await expect(createListing(visit, { ...someFields(), photoIds: [crypto.randomUUID()], key: newKey() })).rejects.toThrow();
  expect(await ownDrafts(visit)).toHaveLength(2);
  await createListing(visit, { ...someFields(), photoIds: [id], key: newKey() });
  expect(await titles(visit)).toEqual([["property", "Cabin"]]);
});

test("drafts go with the account", async () => {
  const visit = await someone();
  await saveDraft(visit, "boat", draftOf("Sloop"));
  for (const { tell } of listingSubscribers) await tell(testCtx(services), { accountId: visit.actor?.id ?? "" });
  expect(await ownDrafts(visit)).toEqual([]);
});

test("a draft is told what is missing, in the form's words, and nothing of it is saved", async () => {
  const visit = await someone();
  const { problems } = checkDraft(visit, {
    fields: { type: "boat", title: " ", country: "United States", houseRules: "x".repeat(201) },
    photoIds: [],
  });
  expect(problems).toMatchObject({
    title: "Title is required",
    state: "Valid state code is required (e.g., TX)",
    photoIds: "At least one photo is required",
    "houseRules.0": "Use 200 characters or fewer per line.",
  });
  expect(await ownDrafts(visit)).toEqual([]);
  const whole = Object.entries(someFields()).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : String(value ?? "")]);
  const fields = Object.fromEntries(whole) as Record<string, string>;
  expect(checkDraft(visit, { fields, photoIds: [crypto.randomUUID()] })).toEqual({ problems: {} });
});

test("only people who are signed in are told", () => {
  expect(() => checkDraft(testCtx(services), draftOf("Cabin"))).toThrow(expect.objectContaining({ code: "sign_in_required" }));
});
