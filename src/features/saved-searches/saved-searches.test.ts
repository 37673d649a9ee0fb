import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { outboxMessages } from "../../platform/mail/mail.tables.server.ts";
import { addDays } from "../availability/index.ts";
import { properties } from "../listings/listing.tables.server.ts";
import { chooseEmails, listNotifications } from "../notifications/index.server.ts";
import { changeSavedSearch } from "./change-saved-search.server.ts";
import { deleteSavedSearch } from "./delete-saved-search.server.ts";
import { listSavedSearches } from "./list-saved-searches.server.ts";
import { saveSearch } from "./save-search.server.ts";
import { savedSearchJobs, savedSearchSubscribers } from "./saved-search.jobs.server.ts";

const services: TestServices = await openTestServices(await openTestDatabase());
let person: Person;
let city: string;
let serial = 0;
beforeEach(async () => {
  person = await newPerson(services);
  serial += 1;
  city = `Newsville${serial}`;
});

const visit = () => visitOf(services, person);
const save = async (address = `q=${city}`, name = "My search") => saveSearch(await visit(), { name, address });
const list = async () => (await listSavedSearches(await visit())).searches;
const emails = async () =>
  (await services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))).filter(({ subject }) =>
    subject.includes("new place"),
  );
const newOne = (given: Partial<typeof properties.$inferInsert> = {}) =>
  newListing(services, { city, createdAt: services.clock.now(), ...given });

async function anHourLater(hours = 1): Promise<void> {
  services.clock.advance(hours * 3600 + 60);
  for (const job of savedSearchJobs) await job.run({ ...services, actor: null, request: null }, {});
  await runJobs(services);
}

describe("saving a search", () => {
  test("keeps it under its name, as the search page writes it, the newest first", async () => {
    await save("q=Hvar&page=7&sort=newest&amenities=Pool,Pool", "Hvar with pool");
    services.clock.advance(1);
    await save("type=boat", "Boats");
    expect((await list()).map(({ name, path, email }) => [name, path, email])).toEqual([
      ["Boats", "/search?type=boat", true],
      ["Hvar with pool", "/search?q=Hvar&amenities=Pool", true],
    ]);
  });

  test("the same search again only gets the new name, even at the same time", async () => {
    await Promise.all(["One", "Two", "Three"].map((name) => save("q=Hvar", name)));
    await save("q=Hvar", "Four");
    expect((await list()).map(({ name }) => name)).toEqual(["Four"]);
  });

  test("refuses a search for everything, and a visitor", async () => {
    await expect(save("")).rejects.toMatchObject({ code: "nothing_to_save" });
    await expect(saveSearch(testCtx(services), { name: "x", address: "q=a" })).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("refuses the twenty-first, even when two come at once", async () => {
    for (let index = 0; index < 19; index += 1) await save(`q=place${index}`);
    const results = await Promise.allSettled([save("q=last"), save("q=lastbutone"), save("q=another")]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "too_many_saved_searches" } });
    expect(await list()).toHaveLength(20);
  });

  test("is each person's own: nobody else sees, changes or deletes it", async () => {
    const { id } = await save();
    const stranger = await visitOf(services, await newPerson(services));
    expect((await listSavedSearches(stranger)).searches).toEqual([]);
    await expect(changeSavedSearch(stranger, id, { email: false })).rejects.toMatchObject({ code: "saved_search_not_found" });
    await expect(deleteSavedSearch(stranger, id)).rejects.toMatchObject({ code: "saved_search_not_found" });
    await deleteSavedSearch(await visit(), id);
    expect(await list()).toEqual([]);
  });

  test("says when its dates have passed", async () => {
    const today = services.clock.now().toISOString().slice(0, 10);
    await save(`q=${city}&checkIn=${addDays(today, 3)}&checkOut=${addDays(today, 5)}`);
    expect((await list())[0]?.isOver).toBe(false);
    services.clock.advance(10 * 86_400);
    expect((await list())[0]?.isOver).toBe(true);
  });

  test("ends with the account", async () => {
    await save();
    const { id: accountId = "" } = (await visit()).actor ?? {};
    const [forget] = savedSearchSubscribers;
    await forget?.tell({ ...services, actor: null, request: null }, { accountId });
    expect(await list()).toEqual([]);
  });
});

describe("news of a saved search", () => {
  test("come by email and in the inbox, each listing once", async () => {
    await newOne({ title: "Old one" });
    services.clock.advance(3600);
    await save(`q=${city}`, "By the sea");
    await anHourLater();
    expect(await emails()).toEqual([]);
    await newOne({ title: "New one" });
    await anHourLater();
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe("1 new place for “By the sea”");
    expect(email?.text).toContain(`New one in ${city}, Atlantis, $100 per night.`);
    expect(email?.text).not.toContain("Old one");
    expect((await listNotifications(await visit(), {})).items[0]).toMatchObject({ kind: "search", title: "1 new place for “By the sea”" });
    await anHourLater(25);
    await anHourLater(25);
    expect(await emails()).toHaveLength(1);
  });

  test("come at most once a day", async () => {
    await save();
    await newOne({ title: "First" });
    await anHourLater();
    await newOne({ title: "Second" });
    await anHourLater();
    await newOne({ title: "Third" });
    await anHourLater(5);
    expect(await emails()).toHaveLength(1);
    await anHourLater(24);
    const texts = (await emails()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.find((text) => text.includes("Second"))).toContain("Third");
  });

  test("are only of what fits: words, filters and dates as on the search page", async () => {
    await save(`q=${city}+hot+tub`);
    await newOne({ title: "Without" });
    await anHourLater();
    expect(await emails()).toEqual([]);
    await newOne({ title: "With", amenities: ["Hot tub"] });
    await anHourLater();
    expect((await emails()).map(({ text }) => text.includes("With in"))).toEqual([true]);
  });

  test("are not of a listing that was paused and is back, nor of one's own", async () => {
    const { id } = await newOne({ title: "Paused" });
    services.clock.advance(3600);
    await save();
    await services.db.update(properties).set({ status: "paused" }).where(eq(properties.id, id));
    await anHourLater();
    await services.db.update(properties).set({ status: "active" }).where(eq(properties.id, id));
    const { id: hostId = "" } = (await visit()).actor ?? {};
    await newOne({ title: "My own", hostId });
    await anHourLater();
    expect(await emails()).toEqual([]);
  });

  test("stop when the search's emails, or all of this kind, are turned off", async () => {
    const { id } = await save();
    await changeSavedSearch(await visit(), id, { email: false });
    await newOne();
    await anHourLater();
    expect(await emails()).toEqual([]);
    await changeSavedSearch(await visit(), id, { email: true });
    await anHourLater();
    expect(await emails()).toEqual([]);
    await chooseEmails(await visit(), { search: false });
    await newOne();
    await anHourLater(25);
    expect(await emails()).toEqual([]);
    expect((await listNotifications(await visit(), {})).items).toHaveLength(1);
  });

  test("two runs at once tell once", async () => {
    await save();
    await newOne();
    services.clock.advance(3660);
    const run = () => Promise.all(savedSearchJobs.map((job) => job.run({ ...services, actor: null, request: null }, {})));
    await Promise.all([run(), run(), run()]);
    await runJobs(services);
    expect(await emails()).toHaveLength(1);
  });
});
