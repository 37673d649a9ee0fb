import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { newTalk } from "../../../../tests/support/talk.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { threadMessages, threads } from "../message.tables.server.ts";
import { editMessage, unsendMessage } from "../writing/change-message.server.ts";
import { sendMessage } from "../writing/send-message.server.ts";
import { askHost } from "./ask-host.server.ts";
import { countMyUnreadThreads } from "./count-unread.server.ts";
import { exportThreads } from "./export-threads.server.ts";
import { listThreads } from "./list-threads.server.ts";
import { readThread, readThreadChanges } from "./read-thread.server.ts";

let services: TestServices;
let guest: Person;
let host: Person;
let threadId: string;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(3600);
  let listingId: string;
  ({ guest, host, listingId } = await newTalk(services));
  ({ threadId } = await askHost(await visitOf(services, guest), { id: randomUUID(), listingId, text: "Is there a crib?" }));
});

const as = (person: Person) => visitOf(services, person);
const say = async (person: Person, text: string) => sendMessage(await as(person), threadId, { id: randomUUID(), text });

test("the other side keeps its copy of a deleted person's messages, without the name, and can't write any more", async () => {
  await say(host, "Yes!");
  await deleteAccount(await as(guest), { password: PASSWORD });
  await runJobs(services);
  const view = await readThread(await as(host), threadId);
  expect(view).toMatchObject({ thread: { other: { fullName: "Deleted user" } }, mayWrite: false });
  expect(view.messages.map(({ content }) => content)).toEqual(["Is there a crib?", "Yes!"]);
  expect((await listThreads(await as(host), { filter: "all", q: "" })).threads).toHaveLength(1);
  await expect(say(host, "Hello?")).rejects.toMatchObject({ code: "person_gone" });
});

test("a person's own file has each of their threads, with every message in its place and nobody else's", async () => {
  const { id: messageId } = await say(host, "Yess!");
  const { id: unsent } = await say(host, "Wrong window");
  await say(guest, "Thanks");
  await editMessage(await as(host), { threadId, messageId }, { text: "Yes!" });
  await unsendMessage(await as(host), { threadId, messageId: unsent });
  for (const person of [guest, host]) {
    const [thread, ...others] = await allOf(exportThreads(await as(person)));
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ id: threadId, lastMessage: "Thanks" });
    expect(thread?.messages.map(({ content }) => content)).toEqual(["Is there a crib?", "Yes!", "", "Thanks"]);
  }
  expect(await allOf(exportThreads(await as(await newPerson(services))))).toEqual([]);
});

test("whoever missed more than is told at once gets all of it, part by part", async () => {
  const { actor } = await as(host);
  const rows = Array.from({ length: 1_400 }, (_, i) => ({
    id: randomUUID(),
    threadId,
    senderId: actor?.id ?? "",
    kind: "text" as const,
    content: `${i}`,
    number: i + 2,
    revision: i + 2,
    createdAt: services.clock.now(),
  }));
  await services.db.insert(threadMessages).values(rows);
  await services.db.update(threads).set({ revision: 1_401 }).where(eq(threads.id, threadId));
  const got: string[] = [];
  for (let after = 1, hasMore = true; hasMore;) {
    const part = await readThreadChanges(await as(guest), threadId, { after });
    got.push(...part.messages.map(({ content }) => content));
    ({ hasMore, revision: after } = part);
  }
  expect(got).toEqual(rows.map(({ content }) => content));
});

test("conversations with something new are counted for each person", async () => {
  expect(await countMyUnreadThreads(await as(host))).toBe(1);
  expect(await countMyUnreadThreads(await as(guest))).toBe(0);
  expect(await countMyUnreadThreads({ ...(await as(host)), actor: null })).toBe(0);
});
