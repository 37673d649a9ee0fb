import { expect, test } from "vitest";
import type { MessageView, ThreadChanges, ThreadView } from "../message.schema.ts";
import { type ThreadFeed, withChange, withChanges, withOlder, withReading, withSent } from "./thread-feed.ts";

const message = (number: number, revision = number, content = ""): MessageView => ({
  id: `m${number}`,
  number,
  revision,
  kind: "text",
  senderId: "ada",
  content,
  event: null,
  photos: [],
  isMasked: false,
  isScheduled: false,
  createdAt: "",
  isEdited: false,
  isUnsent: false,
});

const view = (part: Partial<ThreadView>): ThreadView => ({
  thread: {
    id: "t",
    listing: { id: "l", type: "property", title: "", city: "", state: "", country: "", cover: null, offer: "open" },
    other: { id: "ada", fullName: "Ada", avatarUrl: null },
    role: "host",
    bookingId: null,
    phase: "question",
    checkIn: null,
    checkOut: null,
    hours: null,
    guests: null,
    unread: 0,
    isMarkedUnread: false,
    isStarred: false,
    isArchived: false,
    lastMessage: "",
    lastMessageAt: "",
  },
  messages: [],
  hasOlder: false,
  revision: 0,
  otherReadNumber: 0,
  isMasking: true,
  offer: null,
  mayWrite: true,
  isBlocking: false,
  ...part,
});

const changes = (messages: MessageView[], revision: number): ThreadChanges => ({ ...view({}), messages, revision, hasMore: false });
const numbers = ({ messages }: ThreadFeed) => messages.map((each) => each.number);
const start = view({ messages: [message(4), message(5)], revision: 5, hasOlder: true });

test("the next revision is taken as it is told: a new message comes last, a changed one stays in its place", () => {
  const next = withChange(start, 6, { messages: [message(6)] });
  const edited = next && withChange(next, 7, { messages: [message(4, 7, "Better")] });
  expect(edited).toMatchObject({ revision: 7, messages: [{ number: 4, content: "Better" }, { number: 5 }, { number: 6 }] });
  expect(withChange(start, 5, { messages: [message(5)] })).toBe(start);
});

test("a revision whose message was changed again counts as heard", () => {
  expect(withChange(start, 6, { messages: [] })).toMatchObject({ revision: 6 });
});

test("a gap, or a revision that could not be read, must be asked for", () => {
  expect(withChange(start, 7, { messages: [message(7)] })).toBeNull();
  expect(withChange(start, 6, undefined)).toBeNull();
});

test("one's own message is there at once, and what came before it is still asked for and put before it", () => {
  const sent = withSent(start, message(7));
  expect([numbers(sent), sent.revision]).toEqual([[4, 5, 7], 5]);
  const caughtUp = withChanges(sent, changes([message(6), message(7)], 7));
  expect([numbers(caughtUp), caughtUp.revision]).toEqual([[4, 5, 6, 7], 7]);
});

test("an older version of a message takes nothing back", () => {
  const edited = withChanges(start, changes([message(5, 8, "New")], 8));
  expect(withOlder(edited, view({ messages: [message(3), message(5, 5, "Old")] })).messages).toMatchObject([
    { number: 3 },
    { number: 4 },
    { content: "New" },
  ]);
});

test("a change to a message that is not read yet leaves no hole between it and the others", () => {
  expect(numbers(withChanges(start, changes([message(1, 6, "Edited")], 6)))).toEqual([4, 5]);
  const whole = withOlder(start, view({ messages: [message(1), message(2), message(3)] }));
  expect(numbers(withChanges(whole, changes([message(1, 6, "Edited")], 6)))).toEqual([1, 2, 3, 4, 5]);
});

test("only the other side's reading is shown, and it never goes back", () => {
  const read = withReading(start, { read: [{ personId: "me", readNumber: 9 }] });
  expect(read.otherReadNumber).toBe(0);
  const seen = withReading(start, { read: [{ personId: "ada", readNumber: 4 }] });
  expect(withReading(seen, { read: [{ personId: "ada", readNumber: 2 }] }).otherReadNumber).toBe(4);
});
