import { beforeEach, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { justRemoved, saveListing, savedListingIds, savedNotes, unsaveListing } from "../save-listing.server.ts";
import { arrangeSaved } from "./arrange-saved.server.ts";
import { changeList } from "./change-list.server.ts";
import { chooseLists } from "./choose-lists.server.ts";
import { deleteList } from "./delete-list.server.ts";
import { makeList } from "./make-list.server.ts";
import { myList, myLists, sharedList } from "./read-lists.server.ts";
import { MOST_LISTS } from "./saved-list.rules.ts";
import { shareList, unshareList } from "./share-list.server.ts";

const services: TestServices = await openTestServices(await openTestDatabase());
let person: Person;
let other: Person;
beforeEach(async () => {
  [person, other] = [await newPerson(services), await newPerson(services)];
});

const visit = (who = person) => visitOf(services, who);
const make = async (name: string, who = person) => makeList(await visit(who), { name });
const listsOf = async (who = person) => (await myLists(await visit(who))).lists;
const arrange = async (listingId: string, savedListIds: string[], note = "") =>
  arrangeSaved(await visit(), listingId, { note, savedListIds });
const keyOf = (path: string | null) => path?.split("/").at(-1) ?? "";

async function savedListing(): Promise<string> {
  const { id } = await newListing(services);
  await saveListing(await visit(), { listingId: id });
  services.clock.advance(1);
  return id;
}

describe("lists", () => {
  test("are made, renamed and deleted by their person; what was on one stays saved", async () => {
    const listingId = await savedListing();
    const { id } = await make("Summer");
    await arrange(listingId, [id]);
    await changeList(await visit(), id, { name: "Summer 2027" });
    expect(await listsOf()).toMatchObject([{ name: "Summer 2027", listingIds: [listingId], stay: null, sharedPath: null }]);
    await deleteList(await visit(), { savedListId: id });
    expect(await listsOf()).toEqual([]);
    expect(await savedListingIds(await visit())).toEqual([listingId]);
  });

  test("have names of their own, however they are written", async () => {
    await make("Summer");
    const second = await make("Winter");
    await expect(make("SUMMER")).rejects.toMatchObject({ code: "saved_list_exists" });
    await expect(changeList(await visit(), second.id, { name: "summer" })).rejects.toMatchObject({ code: "saved_list_exists" });
    await expect(make("Summer", other)).resolves.toMatchObject({ name: "Summer" });
  });

  test("are not more than allowed, also when two are made at once", async () => {
    for (let i = 1; i < MOST_LISTS; i++) await make(`List ${i}`);
    const tries = await Promise.allSettled([make("One more"), make("Another one")]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listsOf()).toHaveLength(MOST_LISTS);
  });

  test("keep the stay they are for, until it is taken off", async () => {
    const { id } = await make("Summer");
    const stay = { checkIn: "2030-07-01", checkOut: "2030-07-05", guests: 3 };
    expect(await changeList(await visit(), id, { stay })).toMatchObject({ name: "Summer", stay });
    expect(await changeList(await visit(), id, { name: "Sun" })).toMatchObject({ name: "Sun", stay });
    expect(await changeList(await visit(), id, { stay: null })).toMatchObject({ stay: null });
  });

  test("of others are not there", async () => {
    const { id: savedListId } = await make("Summer");
    const stranger = await visit(other);
    const tries = [
      () => myList(stranger, { savedListId }),
      () => changeList(stranger, savedListId, { name: "Mine" }),
      () => deleteList(stranger, { savedListId }),
      () => shareList(stranger, { savedListId }),
      () => unshareList(stranger, { savedListId }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "saved_list_not_found" });
    expect(await listsOf()).toMatchObject([{ name: "Summer", sharedPath: null }]);
    await expect(myLists(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("a saved listing", () => {
  test("is on exactly the lists that were chosen last, and keeps its note", async () => {
    const listingId = await savedListing();
    const [a, b] = [await make("A"), await make("B")];
    await arrange(listingId, [a.id, b.id, b.id], "Ask about the boat");
    await arrange(listingId, [b.id], "Ask about the dock");
    expect((await listsOf()).map(({ listingIds }) => listingIds)).toEqual([[], [listingId]]);
    expect(await savedNotes(await visit())).toEqual({ [listingId]: "Ask about the dock" });
    expect(await savedNotes(await visit(other))).toEqual({});
  });

  test("goes on other lists and on a new one at once, and its note stays", async () => {
    const listingId = await savedListing();
    const [a, b] = [await make("A"), await make("B")];
    await arrange(listingId, [a.id], "Ask about the dock");
    expect(await chooseLists(await visit(), listingId, { savedListIds: [b.id], newList: "C" })).toEqual({ names: ["B", "C"] });
    expect(await listsOf()).toMatchObject([
      { name: "A", listingIds: [] },
      { name: "B", listingIds: [listingId] },
      { name: "C", listingIds: [listingId] },
    ]);
    expect(await savedNotes(await visit())).toEqual({ [listingId]: "Ask about the dock" });
  });

  test("stays where it is when the new list's name is taken, the list is another's, or it isn't saved", async () => {
    const listingId = await savedListing();
    const [a, foreign] = [await make("A"), await make("B", other)];
    const choose = async (id: string, savedListIds: string[], newList?: string) =>
      chooseLists(await visit(), id, { savedListIds, ...(newList && { newList }) });
    await choose(listingId, [a.id]);
    await expect(choose(listingId, [], "a")).rejects.toMatchObject({ code: "saved_list_exists" });
    await expect(choose(listingId, [foreign.id])).rejects.toMatchObject({ code: "saved_list_not_found" });
    await expect(choose((await newListing(services)).id, [a.id], "New")).rejects.toMatchObject({ code: "saved_listing_not_found" });
    expect(await listsOf()).toMatchObject([{ name: "A", listingIds: [listingId] }]);
  });

  test("is refused where it isn't saved, or the list is another's, and nothing changes", async () => {
    const listingId = await savedListing();
    const [own, foreign] = [await make("A"), await make("A", other)];
    await arrange(listingId, [own.id], "First");
    await expect(arrange(listingId, [foreign.id], "Second")).rejects.toMatchObject({ code: "saved_list_not_found" });
    await expect(arrange((await newListing(services)).id, [own.id])).rejects.toMatchObject({ code: "saved_listing_not_found" });
    expect(await savedNotes(await visit())).toEqual({ [listingId]: "First" });
    expect(await listsOf()).toMatchObject([{ listingIds: [listingId] }]);
  });

  test("that was taken off comes back with its place, note and lists", async () => {
    const [first, second] = [await savedListing(), await savedListing()];
    const { id } = await make("A");
    await arrange(first, [id], "Near the lake");
    await unsaveListing(await visit(), { listingId: first });
    expect(await justRemoved(await visit())).toEqual([first]);
    expect(await savedListingIds(await visit())).toEqual([second]);
    expect(await listsOf()).toMatchObject([{ listingIds: [] }]);
    await saveListing(await visit(), { listingId: first });
    expect(await justRemoved(await visit())).toEqual([]);
    expect(await savedListingIds(await visit())).toEqual([second, first]);
    expect(await savedNotes(await visit())).toEqual({ [first]: "Near the lake" });
    expect(await listsOf()).toMatchObject([{ listingIds: [first] }]);
  });

  test("that was taken off a day ago is forgotten with the next one", async () => {
    const [first, second] = [await savedListing(), await savedListing()];
    const { id } = await make("A");
    await arrange(first, [id], "Near the lake");
    await unsaveListing(await visit(), { listingId: first });
    services.clock.advance(25 * 3600);
    await unsaveListing(await visit(), { listingId: second });
    await saveListing(await visit(), { listingId: first });
    expect(await savedNotes(await visit())).toEqual({});
    expect(await listsOf()).toMatchObject([{ listingIds: [] }]);
  });
});

describe("a link", () => {
  test("lets anybody read the list, without notes, and keeps its address while it is shared", async () => {
    const listingId = await savedListing();
    const { id: savedListId } = await make("Summer");
    await arrange(listingId, [savedListId], "Too dear?");
    const { sharedPath } = await shareList(await visit(), { savedListId });
    expect((await shareList(await visit(), { savedListId })).sharedPath).toBe(sharedPath);
    const read = await sharedList(testCtx(services), { shareKey: keyOf(sharedPath) });
    expect(read).toMatchObject({ name: "Summer", listingIds: [listingId], stay: null });
    expect(JSON.stringify(read)).not.toContain("Too dear?");
  });

  test("ends at once, and sharing again makes another one", async () => {
    const { id: savedListId } = await make("Summer");
    const first = keyOf((await shareList(await visit(), { savedListId })).sharedPath);
    await unshareList(await visit(), { savedListId });
    await expect(sharedList(testCtx(services), { shareKey: first })).rejects.toMatchObject({ code: "shared_list_not_found" });
    const second = keyOf((await shareList(await visit(), { savedListId })).sharedPath);
    expect(second).not.toBe(first);
    await deleteList(await visit(), { savedListId });
    await expect(sharedList(testCtx(services), { shareKey: second })).rejects.toMatchObject({ code: "shared_list_not_found" });
  });
});
