import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credentials, profiles } from "../src/features/accounts/account.tables.server.ts";
import { forumPosts, forumThreads } from "../src/features/forum/forum.tables.server.ts";
import { forumCategoryCards } from "../src/features/forum/index.server.ts";
import { signIn } from "../src/features/accounts/index.server.ts";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { bookingChangeRequests } from "../src/features/bookings/changing/change.tables.server.ts";
import { hostCertifications } from "../src/features/certification/certification.tables.server.ts";
import { eventRegistrations, events } from "../src/features/events/event.tables.server.ts";
import { threadMessages, threadSides } from "../src/features/messages/message.tables.server.ts";
import { cannedReplies } from "../src/features/support-chat/chat.tables.server.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { openTestServices, testCtx } from "../tests/support/test-ctx.ts";
import { openEmptyDatabase, openTestDatabase } from "../tests/support/test-database.ts";
import { cast } from "./cast.ts";
import { fillDemoWorld } from "./demo-world.ts";
import { personId } from "./people.ts";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "./sign-ins.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);

const people = ({ db }: { db: Db } = services) => db.select().from(profiles).orderBy(profiles.email);

/** Where nothing is yet, at the time of the others. */
const emptyWorld = async () => ({ db: (await openEmptyDatabase()).db, clock: services.clock });

async function filledWorld() {
  const world = await emptyWorld();
  await fillDemoWorld(world);
  return world;
}

test.each(DEMO_SIGN_INS)("%s can sign in with the demo password", async (email) => {
  expect(await signIn(testCtx(services), { email, password: DEMO_PASSWORD })).toEqual({ next: "signed-in" });
});

test("has a guest, a certified host, two agents, and two dozen other people, twelve of them hosts", async () => {
  const all = (await people()).filter(({ email }) => cast.some((person) => person.email === email));
  const by = (email: string) => all.find((person) => person.email === email);
  expect(by("guest@demo.test")).toMatchObject({ isHost: false, supportRole: null, emailVerified: true });
  expect(by("host@demo.test")).toMatchObject({ isHost: true, certificationBadge: { level: "certified", visible: true } });
  const certified = await services.db.select().from(hostCertifications);
  expect(certified.map(({ userId }) => userId).toSorted()).toEqual(
    all
      .filter(({ certificationBadge }) => certificationBadge)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(by("agent@demo.test")).toMatchObject({ supportRole: "agent" });
  expect(all).toHaveLength(28);
  expect(all.filter((person) => person.isHost)).toHaveLength(13);
  expect(all.every((person) => /^\+1 \(\d{3}\) 555-01\d\d$/.test(person.phone))).toBe(true);
  expect(all.every((person) => person.createdAt < services.clock.now() && (!person.hostSince || person.hostSince > person.createdAt))).toBe(
    true,
  );
});

/** Two worlds are filled here. */
test("is the same every time, at dates relative to today", { timeout: 60_000 }, async () => {
  services.clock.set("2030-06-15T09:00:00Z");
  const first = await people(await filledWorld());
  services.clock.set("2030-06-16T23:00:00Z");
  const nextDay = (date: Date | null) => date && new Date(date.getTime() + 24 * 3600 * 1000);
  const facts = ({ id, email, fullName, phone, bio }: (typeof first)[number]) => ({ id, email, fullName, phone, bio });
  expect((await people(await filledWorld())).map((person) => ({ ...facts(person), hostSince: person.hostSince }))).toEqual(
    first.map((person) => ({ ...facts(person), hostSince: nextDay(person.hostSince) })),
  );
});

test("is filled once, also when two machines start together, and then left to the people who use it", async () => {
  const world = await emptyWorld();
  await Promise.all([fillDemoWorld(world), fillDemoWorld(world)]);
  await world.db.delete(cannedReplies);
  await world.db.update(profiles).set({ supportRole: null }).where(eq(profiles.email, "agent@demo.test"));
  await world.db.update(profiles).set({ bio: "Changed" }).where(eq(profiles.email, "host@demo.test"));
  const before = await people(world);
  await fillDemoWorld(world);
  expect(await people(world)).toEqual(before);
  expect(await world.db.$count(cannedReplies)).toBe(0);
});

test("is there whole or not at all", async () => {
  const world = await emptyWorld();
  const [stranger] = await world.db.insert(profiles).values({ fullName: "Stranger", email: "stranger@example.com" }).returning();
  const inTheWay = { userId: stranger?.id ?? "", accountId: personId("agent@demo.test"), providerId: "credential" };
  await world.db.insert(credentials).values(inTheWay);
  await expect(fillDemoWorld(world)).rejects.toThrow();
  expect((await people(world)).map(({ email }) => email)).toEqual(["stranger@example.com"]);
});

test("has conversations whose messages lie in the past and in order, with something new for the guest and for the host", async () => {
  const messages = await services.db.select().from(threadMessages).orderBy(threadMessages.threadId, threadMessages.number);
  const isInOrder = messages.every(({ threadId, createdAt }, i) => {
    const before = messages[i - 1];
    return before?.threadId !== threadId || before.createdAt < createdAt;
  });
  expect([messages.length > 10, isInOrder, messages.every(({ createdAt }) => createdAt < new Date())]).toEqual([true, true, true]);
  for (const email of ["guest@demo.test", "host@demo.test"]) {
    const sides = await services.db
      .select()
      .from(threadSides)
      .where(eq(threadSides.personId, personId(email)));
    expect(sides.length).toBeGreaterThanOrEqual(3);
    expect(sides.some(({ unread }) => unread > 0)).toBe(true);
  }
});

test("has a forum of 156, 89 and 234 threads over two years, with replies after what they answer and nothing in the future", async () => {
  const categories = await forumCategoryCards(testCtx(services));
  expect(categories.map(({ threadCount }) => threadCount)).toEqual([156, 89, 234]);
  const posts = await services.db.select().from(forumPosts).orderBy(forumPosts.threadId, forumPosts.number);
  const isInOrder = posts.every(({ threadId, number, createdAt }, i) => {
    const before = posts[i - 1];
    return number === null || before?.threadId !== threadId || (before.createdAt < createdAt && before.number === number - 1);
  });
  expect([isInOrder, posts.every(({ createdAt }) => createdAt < new Date())]).toEqual([true, true]);
  const threads = await services.db.select().from(forumThreads);
  expect(new Set(threads.map(({ title }) => title)).size).toBe(threads.length);
  expect(posts.length).toBeGreaterThan(1_200);
  const replies = new Map([...Map.groupBy(posts, ({ body }) => body)].map(([body, same]) => [body, same.length]));
  expect(Math.max(...replies.values())).toBeLessThan(40);
});

test("has an event with 45 of 200 places taken at 149 dollars, and two past ones that are full, each place a person", async () => {
  const all = await services.db.select().from(events);
  const figures = (id: string) => {
    const event = all.find((each) => each.id === id);
    return event && [event.registered, event.capacity, event.fee / 100];
  };
  expect(figures("annual-host-summit")).toEqual([45, 200, 149]);
  expect(figures("sustainable-hosting-workshop")?.slice(0, 2)).toEqual([50, 50]);
  expect(figures("safety-afloat-weekend")?.slice(0, 2)).toEqual([30, 30]);
  for (const { id, registered } of all) {
    const rows = await services.db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id));
    const placed = rows.filter(({ status }) => status === "registered");
    expect([placed.length, new Set(rows.map((row) => row.personId)).size]).toEqual([registered, rows.length]);
  }
});

test("has a guest who waits for the demo's host to approve a change", async () => {
  const asked = await services.db
    .select({ state: bookingChangeRequests.state, hostId: bookings.hostId })
    .from(bookingChangeRequests)
    .innerJoin(bookings, eq(bookings.id, bookingChangeRequests.bookingId));
  expect(asked).toEqual([{ state: "open", hostId: personId("host@demo.test") }]);
});
