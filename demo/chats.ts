import { cannedReplies, chatConversations, chatMessages } from "../src/features/support-chat/chat.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

type DemoTools = { db: Db; clock: Clock };
type Line = { from: "user" | "support"; text: string };
type DemoChat = {
  email: string;
  minutesAgo: number;
  state: "waiting" | "answered" | "closed";
  lines: Line[];
  agent?: string;
  rating?: { stars: number; text: string };
};

const AGENT = "agent@demo.test";
const user = (text: string): Line => ({ from: "user", text });
const support = (text: string): Line => ({ from: "support", text });

const CHATS: DemoChat[] = [
  {
    email: "priya.raman@demo.test",
    minutesAgo: 6,
    state: "waiting",
    lines: [user("A guest wants to arrive at 10 in the morning"), user("Check-in is at 3:00 PM. Can I offer it for one booking only?")],
  },
  {
    email: "joao.carvalho@demo.test",
    minutesAgo: 21,
    state: "waiting",
    lines: [user("How do I add a second boat at the same marina? The address is already taken by my first one.")],
  },
  {
    email: "maeve.byrne@demo.test",
    minutesAgo: 48,
    state: "answered",
    lines: [
      user("My payout for last week isn't here yet"),
      support("Hi Maeve, Noor here. Payouts leave the day after check-in, and banks take up to three days on top of that."),
      user("It was four days on Monday."),
      support("Thanks, that's too long. I've asked our payments team and will write again today."),
    ],
  },
  {
    email: "wanjiru.kamau@demo.test",
    minutesAgo: 75,
    state: "answered",
    agent: "night-desk@demo.test",
    lines: [
      user("How do I pause my listing for a month?"),
      support("Hi Wanjiru, Emeka here. Open it under Your listings and press Pause. Your bookings stay as they are."),
    ],
  },
  {
    email: "guest@demo.test",
    minutesAgo: 9 * 24 * 60,
    state: "closed",
    lines: [
      user("Can I bring my dog to the cabin in Bergen?"),
      support("Hi Gwen, the host says yes, one dog, and there's a field behind the house."),
      user("Perfect, thank you!"),
    ],
    rating: { stars: 5, text: "Quick, and the dog is thrilled." },
  },
  {
    email: "henrik.dahl@demo.test",
    minutesAgo: 15 * 24 * 60,
    state: "closed",
    lines: [
      user("The photo of my deck is sideways"),
      support("Hi Henrik, I've looked: the phone saved it that way. Turn it once and add it again, and it stays upright."),
      user("That did it."),
    ],
    rating: { stars: 4, text: "" },
  },
  {
    email: "maeve.byrne@demo.test",
    minutesAgo: 24 * 24 * 60,
    state: "closed",
    lines: [
      user("Can two people manage my listings?"),
      support("Hi Maeve, not with one account yet. I've passed it on, and I'll tell you when that changes."),
    ],
    rating: { stars: 3, text: "Kind, but I still need it." },
  },
];

const REPLIES = [
  ["Hello", "Hi {first_name}, {agent_name} here. Thanks for getting in touch. I'm looking into it now."],
  ["Payout timing", "Payouts leave the day after check-in. Depending on your bank, they arrive one to three business days later."],
  ["Anything else?", "Is there anything else I can help you with, {first_name}? If not, I'll close this chat. You can read it anytime."],
] as const;

/** Chats that wait, are answered and are closed, and the replies that agents share. */
export async function addChats({ db, clock }: DemoTools): Promise<void> {
  const now = clock.now();
  for (const chat of CHATS) await addChat(db, now, chat);
  await db
    .insert(cannedReplies)
    .values(REPLIES.map(([title, content]) => ({ id: demoId("canned reply", title), title, content, updatedAt: now })));
}

async function addChat(db: Db, now: Date, { email, minutesAgo, state, lines, agent = AGENT, rating }: DemoChat): Promise<void> {
  const name = state === "closed" ? `${email} ${minutesAgo}` : email;
  const [id, userId, agentId] = [demoId("chat", name), personId(email), personId(agent)];
  const start = now.getTime() - minutesAgo * 60_000;
  const times = lines.map((_, i) => new Date(start + i * 90_000));
  const last = times.at(-1) ?? now;
  const answeredAt = times[lines.findIndex(({ from }) => from === "support")];
  const isTaken = state !== "waiting";
  await db.insert(chatConversations).values({
    id,
    userId,
    subject: lines[0]?.text ?? "",
    status: state === "closed" ? "closed" : "active",
    revision: lines.length,
    createdAt: new Date(start),
    lastMessageAt: last,
    ...(state === "waiting" && { waitingSince: new Date(start) }),
    ...(isTaken && {
      agentId,
      takenAt: answeredAt,
      firstAnsweredAt: answeredAt,
      userReadNumber: lines.length,
      supportReadNumber: lines.length,
    }),
    ...(state === "closed" && { closedAt: last, closedBy: userId }),
    ...(rating && { rating: rating.stars, ratingText: rating.text, ratedAt: last }),
  });
  await db.insert(chatMessages).values(
    lines.map(({ from, text: content }, i) => ({
      id: demoId("chat message", `${name} ${i}`),
      conversationId: id,
      senderId: from === "user" ? userId : agentId,
      senderType: from,
      content,
      read: isTaken,
      number: i + 1,
      createdAt: times[i] ?? now,
    })),
  );
}
