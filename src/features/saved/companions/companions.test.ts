import { beforeEach, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { chooseLists } from "../lists/choose-lists.server.ts";
import { deleteList } from "../lists/delete-list.server.ts";
import { makeList } from "../lists/make-list.server.ts";
import { joinedLists, myList } from "../lists/read-lists.server.ts";
import { saveListing, unsaveListing } from "../save-listing.server.ts";
import { inviteCompanions, revokeInvitation } from "./invite-companions.server.ts";
import { joinList, readInvitation } from "./join-list.server.ts";
import { exportListTalk, readTalk } from "./read-talk.server.ts";
import { leaveList, removeCompanion } from "./remove-companion.server.ts";
import { takeVoteBack, voteForPlace } from "./vote-for-place.server.ts";
import { deleteComment, writeComment } from "./write-comment.server.ts";
import { MOST_COMPANIONS } from "./companion.rules.ts";

const services: TestServices = await openTestServices(await openTestDatabase());
let owner: Person;
let friend: Person;
let savedListId: string;
let listingId: string;

beforeEach(async () => {
  [owner, friend] = [await newPerson(services), await newPerson(services)];
  savedListId = (await makeList(await visit(owner), { name: "Summer" })).id;
  listingId = (await newListing(services)).id;
  await saveListing(await visit(owner), { listingId });
  await chooseLists(await visit(owner), listingId, { savedListIds: [savedListId] });
});

const visit = (person: Person) => visitOf(services, person);
const personId = async (person: Person) => (await visit(person)).actor?.id ?? "";
const talkOf = async (person: Person) => readTalk(await visit(person), { savedListId });

async function invite(): Promise<string> {
  await inviteCompanions(await visit(owner), { savedListId });
  return (await talkOf(owner)).invitation?.path.split("/").at(-1) ?? "";
}

async function join(person: Person, inviteKey: string): Promise<void> {
  await joinList(await visit(person), { inviteKey });
}

describe("an invitation", () => {
  test("lets somebody join, once however often it is used, and tells the owner", async () => {
    const inviteKey = await invite();
    expect(await readInvitation(testCtx(services), { inviteKey })).toMatchObject({ name: "Summer", isOnList: false });
    await join(friend, inviteKey);
    await join(friend, inviteKey);
    expect((await talkOf(owner)).companions).toMatchObject([{ id: await personId(friend), isYou: false }]);
    expect(await myList(await visit(friend), { savedListId })).toMatchObject({
      role: "companion",
      listingIds: [listingId],
      sharedPath: null,
    });
    expect((await joinedLists(await visit(friend))).lists).toMatchObject([{ id: savedListId }]);
    const { items } = await listNotifications(await visit(owner), {});
    expect(items).toMatchObject([{ kind: "list", path: `/saved-properties/${savedListId}` }]);
    expect(await readInvitation(await visit(friend), { inviteKey })).toMatchObject({ isOnList: true });
  });

  test("changes nothing for the owner, and asks a stranger to sign in", async () => {
    const inviteKey = await invite();
    await join(owner, inviteKey);
    expect((await talkOf(owner)).companions).toEqual([]);
    await expect(joinList(testCtx(services), { inviteKey })).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("ends when it is revoked, replaced or 30 days old; who has joined stays", async () => {
    const first = await invite();
    await join(friend, first);
    const second = await invite();
    const late = await newPerson(services);
    await expect(join(late, first)).rejects.toMatchObject({ code: "invitation_not_found" });
    services.clock.advance(30 * 24 * 3600);
    await expect(join(late, second)).rejects.toMatchObject({ code: "invitation_expired" });
    expect((await talkOf(owner)).invitation).toBeNull();
    const third = await invite();
    await revokeInvitation(await visit(owner), { savedListId });
    await expect(join(late, third)).rejects.toMatchObject({ code: "invitation_not_found" });
    expect((await talkOf(owner)).companions).toHaveLength(1);
  });

  test("lets in no more than fit, also when the last two come at once", async () => {
    const inviteKey = await invite();
    for (let count = 1; count < MOST_COMPANIONS; count++) await join(await newPerson(services), inviteKey);
    const tries = await Promise.allSettled([join(friend, inviteKey), join(await newPerson(services), inviteKey)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await talkOf(owner)).companions).toHaveLength(MOST_COMPANIONS);
    await expect(join(await newPerson(services), inviteKey)).rejects.toMatchObject({ code: "saved_list_full" });
  });
});

describe("somebody who was taken off", () => {
  test("is told so, loses votes and comments, and comes back only by a newer link", async () => {
    const inviteKey = await invite();
    await join(friend, inviteKey);
    await voteForPlace(await visit(friend), { savedListId, listingId });
    await writeComment(await visit(friend), savedListId, { listingId, text: "Nice dock" });
    services.clock.advance(60);
    await removeCompanion(await visit(owner), { savedListId, personId: await personId(friend) });
    expect(await talkOf(owner)).toMatchObject({ companions: [], places: [] });
    const words = { code: "left_saved_list", message: "You're no longer on this list. Ask its owner for a new link." };
    await expect(talkOf(friend)).rejects.toMatchObject(words);
    await expect(voteForPlace(await visit(friend), { savedListId, listingId })).rejects.toMatchObject(words);
    await expect(join(friend, inviteKey)).rejects.toMatchObject(words);
    services.clock.advance(60);
    await join(friend, await invite());
    expect((await talkOf(friend)).companions).toMatchObject([{ isYou: true }]);
  });

  test("can't be taken off twice, or by anyone but the owner; companions leave by themselves", async () => {
    const stranger = await newPerson(services);
    await join(friend, await invite());
    const remove = async (who: Person) => removeCompanion(await visit(who), { savedListId, personId: await personId(friend) });
    for (const who of [stranger, friend]) await expect(remove(who)).rejects.toMatchObject({ code: "saved_list_not_found" });
    await leaveList(await visit(friend), { savedListId });
    await expect(remove(owner)).rejects.toMatchObject({ code: "companion_not_found" });
    await expect(leaveList(await visit(owner), { savedListId })).rejects.toMatchObject({ code: "saved_list_not_found" });
  });
});

describe("votes and comments", () => {
  test("are counted once a person, taken back, and seen by all on the list", async () => {
    await join(friend, await invite());
    for (const person of [owner, friend, friend]) await voteForPlace(await visit(person), { savedListId, listingId });
    expect((await talkOf(friend)).places).toMatchObject([{ listingId, votes: [{ isYou: false }, { isYou: true }] }]);
    await takeVoteBack(await visit(friend), { savedListId, listingId });
    await takeVoteBack(await visit(friend), { savedListId, listingId });
    expect((await talkOf(friend)).places).toMatchObject([{ votes: [{ id: await personId(owner) }] }]);
  });

  test("have no contact data, and are deleted by their writer or the owner alone", async () => {
    const other = await newPerson(services);
    const inviteKey = await invite();
    for (const person of [friend, other]) await join(person, inviteKey);
    const { id: commentId } = await writeComment(await visit(friend), savedListId, { listingId, text: "Mail me: ann@example.com" });
    const [place] = (await talkOf(friend)).places;
    expect(place?.comments).toMatchObject([{ text: "Mail me: [hidden until booked]", mayDelete: true }]);
    await expect(deleteComment(await visit(other), { savedListId, commentId })).rejects.toMatchObject({ code: "list_comment_not_found" });
    await deleteComment(await visit(owner), { savedListId, commentId });
    await expect(deleteComment(await visit(friend), { savedListId, commentId })).rejects.toMatchObject({
      message: "That comment is gone.",
    });
  });

  test("on a place or a list that is gone are refused in words, and go with it", async () => {
    await join(friend, await invite());
    await voteForPlace(await visit(friend), { savedListId, listingId });
    await unsaveListing(await visit(owner), { listingId });
    const gone = { code: "place_not_on_list", message: "This place isn't on the list anymore." };
    await expect(voteForPlace(await visit(friend), { savedListId, listingId })).rejects.toMatchObject(gone);
    await expect(writeComment(await visit(friend), savedListId, { listingId, text: "Oh" })).rejects.toMatchObject(gone);
    await saveListing(await visit(owner), { listingId });
    expect((await talkOf(friend)).places).toMatchObject([{ votes: [{ isYou: true }] }]);
    await chooseLists(await visit(owner), listingId, { savedListIds: [] });
    expect((await talkOf(friend)).places).toEqual([]);
    await deleteList(await visit(owner), { savedListId });
    await expect(voteForPlace(await visit(friend), { savedListId, listingId })).rejects.toMatchObject({
      message: "We couldn't find that list.",
    });
  });

  test("of strangers are refused as if there were no list", async () => {
    const stranger = await visit(await newPerson(services));
    const tries = [
      () => readTalk(stranger, { savedListId }),
      () => voteForPlace(stranger, { savedListId, listingId }),
      () => takeVoteBack(stranger, { savedListId, listingId }),
      () => writeComment(stranger, savedListId, { listingId, text: "Hi" }),
      () => inviteCompanions(stranger, { savedListId }),
      () => revokeInvitation(stranger, { savedListId }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "saved_list_not_found" });
  });

  test("are in the download of one's data", async () => {
    await join(friend, await invite());
    await voteForPlace(await visit(friend), { savedListId, listingId });
    await writeComment(await visit(friend), savedListId, { listingId, text: "So close to the water" });
    expect(await exportListTalk(await visit(friend))).toMatchObject({
      joinedLists: [{ savedListId }],
      votes: [{ listingId }],
      comments: [{ text: "So close to the water" }],
    });
  });
});
