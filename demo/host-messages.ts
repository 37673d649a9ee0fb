import { quickReplies, scheduledMessages } from "../src/features/messages/message.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

const HOST = personId("host@demo.test");

const REPLIES = [
  [
    "Early check-in",
    "Hi {guest_first_name}, check-in at {listing} is from {check_in_time}. You're welcome to drop your bags from noon while we clean.",
  ],
  [
    "Late arrival",
    "No problem, {guest_first_name}. There's a key safe by the door, and I'll send you the code on the morning of {check_in}.",
  ],
  ["Parking", "Hi {guest_first_name}, there's one free space right beside the house. Street parking is free after 6:00 PM."],
] as const;

const SCHEDULED = [
  {
    title: "Directions",
    event: "before_arrival",
    time: "10:00",
    isOn: true,
    content:
      "Hi {guest_first_name}, three days to go! You'll find {listing} at {address}. Check-in is from {check_in_time}. Write to me if you need anything.\n{host_first_name}",
  },
  {
    title: "Thank you",
    event: "after_check_out",
    time: "17:00",
    isOn: false,
    content: "Thank you for staying with us, {guest_first_name}. Safe travels home, and come back anytime.",
  },
] as const;

/** What the demo's host wrote once for every guest. */
export async function addHostMessages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db
    .insert(quickReplies)
    .values(REPLIES.map(([title, content]) => ({ id: demoId("quick reply", title), hostId: HOST, title, content, updatedAt: now })));
  await db.insert(scheduledMessages).values(
    SCHEDULED.map((message) => ({
      ...message,
      id: demoId("scheduled message", message.title),
      hostId: HOST,
      updatedAt: now,
      createdAt: now,
    })),
  );
}
