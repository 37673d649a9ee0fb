import { expect, test } from "vitest";
import { type ChatFeed, unseenNumber, withChange, withEarlier, withPart, withSent } from "./chat-feed.ts";
import type { ChatMessage, ChatState } from "./chat.schema.ts";

const chat = (revision: number): ChatState => ({
  id: "c",
  subject: "Keys",
  status: "active",
  revision,
  agentName: null,
  userReadNumber: 0,
  supportReadNumber: 0,
  createdAt: "",
  closedAt: null,
  closedBySupport: false,
  closedByName: null,
  mayBeRated: false,
  rating: null,
});
const message = (number: number): ChatMessage => ({
  id: `m${number}`,
  number,
  sender: number % 2 ? "user" : "support",
  senderName: "",
  content: "",
  createdAt: "",
});
const numbers = (feed: ChatFeed | null) => feed?.messages.map((each) => each.number);
const start = withPart(null, { chat: chat(5), messages: [message(4), message(5)], upTo: 5, hasMore: false, hasEarlier: true });

test("the next revision is taken as it is told, one that was known changes nothing", () => {
  const next = withChange(start, 6, { chat: chat(6), message: message(6) });
  expect([numbers(next), next?.upTo]).toEqual([[4, 5, 6], 6]);
  expect(withChange(start, 5, { chat: chat(5), message: message(5) })).toBe(start);
});

test("a gap, or a revision that could not be read, must be asked for", () => {
  expect(withChange(start, 7, { chat: chat(7), message: message(7) })).toBeNull();
  expect(withChange(start, 6, undefined)).toBeNull();
});

test("one's own message is there at once, and what came before it is still asked for and put before it", () => {
  const sent = withSent(start, message(7));
  expect([numbers(sent), sent.upTo]).toEqual([[4, 5, 7], 5]);
  const caughtUp = withPart(sent, { chat: chat(7), messages: [message(6), message(7)], upTo: 7, hasMore: false, hasEarlier: false });
  expect([numbers(caughtUp), caughtUp.upTo, caughtUp.hasEarlier]).toEqual([[4, 5, 6, 7], 7, true]);
});

test("earlier messages come before, and an older answer takes nothing back", () => {
  const earlier = withEarlier(start, { chat: chat(5), messages: [message(2), message(3)], upTo: 5, hasMore: false, hasEarlier: false });
  expect([numbers(earlier), earlier.hasEarlier]).toEqual([[2, 3, 4, 5], false]);
  const late = withPart(start, { chat: { ...chat(3), status: "closed" }, messages: [], upTo: 3, hasMore: false, hasEarlier: false });
  expect([late.chat.status, late.upTo]).toEqual(["active", 5]);
});

test("each side sees up to where the other one's messages are new to it", () => {
  expect(unseenNumber(start, "user")).toBe(4);
  expect(unseenNumber(start, "support")).toBe(5);
  expect(unseenNumber({ ...start, chat: { ...start.chat, userReadNumber: 4 } }, "user")).toBeNull();
});
