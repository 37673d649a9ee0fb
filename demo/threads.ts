import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { profiles } from "../src/features/accounts/account.tables.server.ts";
import { givenName } from "../src/features/accounts/index.ts";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { threadMessages, threads, threadSides } from "../src/features/messages/message.tables.server.ts";
import { notifications } from "../src/features/notifications/notification.tables.server.ts";
import { type Clock, DAY_MS } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

type DemoTools = { db: Db; clock: Clock };
type Side = "guest" | "host";
type Line = { from: Side; text: string } | { event: "booked" };
type Sides = { listingId: string; guestId: string; hostId: string };
type About = Sides & { bookingId?: string; checkIn?: string; checkOut?: string; guests?: number };
type DemoThread = {
  about: About;
  begins: Date;
  ends: Date;
  lines: Line[];
  /** When each was written; else they are spread from beginning to end. */ times?: Date[];
  unreadBy?: Side;
  starredBy?: Side;
};

const GUEST = personId("guest@demo.test");
const HOST = personId("host@demo.test");
const guest = (text: string): Line => ({ from: "guest", text });
const host = (text: string): Line => ({ from: "host", text });
const booked: Line = { event: "booked" };

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000);
const day = (date: Date) => date.toISOString().slice(0, 10);

/** Questions and the threads of bookings, between the demo's guest, its host and others; one is new to each of the two. */
export async function addThreads(tools: DemoTools): Promise<void> {
  for (const thread of [...(await questions(tools)), ...(await aboutBookings(tools))]) await addThread(tools.db, thread);
}

async function questions({ db, clock }: DemoTools): Promise<DemoThread[]> {
  const listings = await db.select({ id: properties.id }).from(properties).where(eq(properties.hostId, HOST)).orderBy(asc(properties.id));
  const [first, second] = listings.map(({ id }) => id);
  if (!first || !second) return [];
  const now = clock.now().getTime();
  const stay = { checkIn: day(daysAgo(clock, -75)), checkOut: day(daysAgo(clock, -80)) };
  return [
    {
      about: { listingId: first, guestId: GUEST, hostId: HOST, ...stay, guests: 2 },
      begins: new Date(now - 3 * DAY_MS),
      ends: new Date(now - 2.8 * DAY_MS),
      lines: [
        guest("Hi Tomás! Is the walk down to the harbor doable with a stroller? My sister is bringing her one-year-old."),
        host("Hi Gwen, yes: it's a paved lane all the way, ten minutes down and fifteen back up. I can leave a crib in the small bedroom."),
        guest("A crib would be wonderful. Thank you, we'll talk it over tonight."),
      ],
      starredBy: "guest",
    },
    {
      about: { listingId: second, guestId: personId("sofia.lindqvist@demo.test"), hostId: HOST, ...stay, guests: 4 },
      begins: new Date(now - 50 * 60_000),
      ends: new Date(now - 20 * 60_000),
      lines: [
        guest("Hello! Could we check in around 9:00 PM? Our flight lands at 7:30 PM."),
        guest("And is there a grocery store that's still open then?"),
      ],
      unreadBy: "host",
    },
  ];
}

async function aboutBookings({ db, clock }: DemoTools): Promise<DemoThread[]> {
  const now = clock.now();
  const isComing = gt(bookings.beginsAt, now);
  const confirmed = (...which: Parameters<typeof and>) =>
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.status, "confirmed"), lt(bookings.createdAt, new Date(now.getTime() - DAY_MS / 2)), ...which))
      .limit(1);
  const [coming] = await confirmed(eq(bookings.guestId, GUEST), isComing).orderBy(asc(bookings.beginsAt));
  const [past] = await confirmed(eq(bookings.guestId, GUEST), lt(bookings.endsAt, now)).orderBy(desc(bookings.endsAt));
  const [hosted] = await confirmed(eq(bookings.hostId, HOST), isComing).orderBy(asc(bookings.beginsAt));
  const about = ({ id, propertyId, guestId, hostId }: typeof bookings.$inferSelect): About => ({
    listingId: propertyId,
    guestId,
    hostId,
    bookingId: id,
  });
  const lately = new Date(now.getTime() - 3 * 3_600_000);
  return [
    ...(coming
      ? [
          {
            about: about(coming),
            begins: coming.createdAt,
            ends: lately,
            lines: [
              booked,
              host("Welcome, Gwen! I'm so glad you're coming. I'll send directions a few days before you arrive."),
              guest("Thank you! Is it all right if we come by bike? We'd need a dry corner for two of them."),
              host("Bikes are very welcome. There's a shed beside the house, and I'll leave it unlocked for you."),
            ],
            unreadBy: "guest" as const,
          },
        ]
      : []),
    ...(past
      ? [
          {
            about: about(past),
            begins: past.createdAt,
            ends: past.endsAt,
            times: [past.createdAt, hoursAfter(past.beginsAt, 2), hoursAfter(past.beginsAt, 2.5), past.endsAt],
            lines: [
              booked,
              guest("We're here, and the view is even better than the pictures. Which switch is the one for the hot water?"),
              host("Happy to hear it! It's the white one behind the kitchen door. Give it twenty minutes."),
              guest("Found it. Thank you for everything, we're leaving the key where we found it."),
            ],
          },
        ]
      : []),
    ...(hosted
      ? [
          {
            about: about(hosted),
            begins: hosted.createdAt,
            ends: lately,
            lines: [
              booked,
              guest("We booked! Could you tell us where to park?"),
              host("Lovely, thank you. There's a space right by the gate, number 4. Coffee is on from six."),
              guest("Perfect. See you soon!"),
            ],
            starredBy: "host" as const,
          },
        ]
      : []),
  ];
}

async function addThread(db: Db, { about, begins, ends, lines, times, unreadBy, starredBy }: DemoThread): Promise<void> {
  const id = demoId("thread", about.bookingId ?? `${about.listingId} ${about.guestId}`);
  const step = (ends.getTime() - begins.getTime()) / Math.max(1, lines.length - 1);
  const isFrom = (side: Side, line: Line | undefined) => line !== undefined && "from" in line && line.from === side;
  // Hosts answer within the hour.
  const answerTakes = Math.min(40 * 60_000, step / 2);
  const sentAt = (i: number) =>
    times?.[i] ??
    new Date(begins.getTime() + (isFrom("guest", lines[i]) && isFrom("host", lines[i + 1]) ? (i + 1) * step - answerTakes : i * step));
  const messages = lines.map((line, i) => ({
    id: demoId("thread message", `${id} ${i}`),
    threadId: id,
    number: i + 1,
    revision: i + 1,
    createdAt: sentAt(i),
    ...("event" in line
      ? { senderId: null, kind: "event" as const, event: line.event, content: "" }
      : { senderId: line.from === "guest" ? about.guestId : about.hostId, kind: "text" as const, content: line.text }),
  }));
  const firstOf = (person: string) => messages.find(({ senderId }) => senderId === person)?.createdAt ?? null;
  const firstAskedAt = firstOf(about.guestId);
  const firstAnsweredAt =
    firstAskedAt && (messages.find((m) => m.senderId === about.hostId && m.createdAt > firstAskedAt)?.createdAt ?? null);
  const thread = { revision: lines.length, lastMessageAt: ends, createdAt: begins, firstAskedAt, firstAnsweredAt };
  await db.insert(threads).values({ ...about, ...thread, id });
  await db.insert(threadSides).values(
    (["guest", "host"] as const).map((side) => {
      const personOfSide = side === "guest" ? about.guestId : about.hostId;
      const newLines = side === unreadBy ? trailing(messages, personOfSide) : 0;
      const own = { readNumber: lines.length - newLines, unread: newLines, isStarred: side === starredBy };
      return { threadId: id, personId: personOfSide, lastMessageAt: ends, ...own };
    }),
  );
  await db.insert(threadMessages).values(messages);
  if (unreadBy) await addNotice(db, { threadId: id, about, reader: unreadBy, messages });
}

type Unread = { threadId: string; about: About; reader: Side; messages: { senderId: string | null; content: string; createdAt: Date }[] };

/** What is new in a thread is among the reader's notifications, folded into one. */
async function addNotice(db: Db, { threadId, about, reader, messages }: Unread): Promise<void> {
  const [readerId, writerId] = reader === "guest" ? [about.guestId, about.hostId] : [about.hostId, about.guestId];
  const [writer] = await db.select({ fullName: profiles.fullName }).from(profiles).where(eq(profiles.id, writerId));
  const [listing] = await db.select({ title: properties.title }).from(properties).where(eq(properties.id, about.listingId));
  const last = messages.at(-1);
  if (!writer || !listing || !last) return;
  await db.insert(notifications).values({
    id: demoId("notification", threadId),
    personId: readerId,
    kind: "message",
    foldKey: `thread:${threadId}`,
    title: `${givenName(writer.fullName)} wrote to you about ${listing.title}`,
    text: last.content,
    path: `/messages/${threadId}`,
    count: trailing(messages, readerId),
    createdAt: last.createdAt,
  });
}

/** How many messages at the end are the other side's. */
const trailing = (messages: { senderId: string | null }[], reader: string): number =>
  messages.length - 1 - messages.findLastIndex(({ senderId }) => senderId === reader || senderId === null);
