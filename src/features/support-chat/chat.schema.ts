import { z } from "zod";
import { shownFrom } from "../../platform/shown.schema.ts";
import { Prose } from "../../platform/text.schema.ts";
import { CHAT_FILTERS, CHATS_SHOWN, MOST_TEXT } from "./chat.rules.ts";

const chatId = z.uuid("We couldn't find that chat.");
const instant = z.string();
const number = z.number().int();

const Text = (empty: string) => Prose(empty).min(1, empty).max(MOST_TEXT, "Please use at most 4,000 characters.");

export const ChatPath = z.object({ chatId });

/** The sender makes the id of a message, so that sending it again is the same message. */
const messageId = z.uuid("A message needs an id of its own.");
export const StartChatInput = z.object({ id: messageId, question: Text("Please tell us how we can help.") });
export type StartChatInput = z.infer<typeof StartChatInput>;

export const SendInput = z.object({ id: messageId, content: Text("Please write a message.") });
export type SendInput = z.infer<typeof SendInput>;

export const ReadInput = z.object({ upTo: number.min(0).max(2 ** 31 - 1) });

const count = (name: string) =>
  z.coerce
    .number(`${name} must be a number`)
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional();
/** Without either, the last ones. `after`: everything since; `before`: the ones that came earlier. */
export const ChatQuery = z.object({ after: count("after"), before: count("before") });
export type ChatQuery = z.infer<typeof ChatQuery>;

export const ChatMessage = z
  .object({
    id: z.uuid(),
    number,
    sender: z.enum(["user", "support"]),
    senderName: z.string(),
    content: z.string(),
    createdAt: instant,
  })
  .meta({ id: "ChatMessage" });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A chat as both sides see it. Every change to it has a larger revision. */
export const ChatState = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: z.enum(["active", "closed"]),
  revision: number,
  agentName: z.string().nullable(),
  userReadNumber: number,
  supportReadNumber: number,
  createdAt: instant,
  closedAt: instant.nullable(),
  closedBySupport: z.boolean(),
  /** The first name of whoever closed it; null: nobody did, or they left. */
  closedByName: z.string().nullable(),
  /** It is closed and was answered, so that its person can rate it. */
  mayBeRated: z.boolean(),
  rating: number.nullable(),
});
export type ChatState = z.infer<typeof ChatState>;

export const ChatPart = z.object({
  chat: ChatState,
  messages: z.array(ChatMessage),
  /** Ask again `after` this number for what comes next. */
  upTo: number,
  /** There is more after `upTo` already. */
  hasMore: z.boolean(),
  /** There are earlier messages than these. */
  hasEarlier: z.boolean(),
});
export type ChatPart = z.infer<typeof ChatPart>;

export const SentMessage = z.object({ chatId: z.uuid(), message: ChatMessage }).meta({ id: "SentMessage" });
export type SentMessage = z.infer<typeof SentMessage>;

export const AnswerTime = z.object({
  isSomeoneThere: z.boolean(),
  /** The median until a first answer, over the last 30 days; null: there was none. */
  typicalSeconds: number.nullable(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

export const MyChat = z.object({
  chatId: z.uuid().nullable(),
  unread: number,
  isBlocked: z.boolean(),
  answers: AnswerTime,
});
export type MyChat = z.infer<typeof MyChat>;
export const UnreadChat = z.object({ unread: number });

export const PastChats = z.object({
  chats: z.array(z.object({ id: z.uuid(), subject: z.string(), createdAt: instant, closedAt: instant })),
  next: z.string().nullable(),
});
export type PastChats = z.infer<typeof PastChats>;

const after = z.string().max(200).optional();
export const PastQuery = z.object({ after });

export const ChatsQuery = z.object({
  filter: z.enum(CHAT_FILTERS, `must be ${CHAT_FILTERS.join(", ")}`).default("waiting"),
  q: z.string().trim().max(100).default(""),
  show: shownFrom(CHATS_SHOWN),
  after,
});
export type ChatsQuery = z.infer<typeof ChatsQuery>;

const ChatRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  status: z.enum(["active", "closed"]),
  agentId: z.uuid().nullable(),
  agentName: z.string().nullable(),
  lastMessage: z.string(),
  lastSender: z.enum(["user", "support"]),
  lastMessageAt: instant,
  unread: number,
  waitingSince: instant.nullable(),
});
export type ChatRow = z.infer<typeof ChatRow>;

const Viewer = z.object({ agentId: z.uuid(), name: z.string(), chatId: z.uuid().nullable() });

export const Chats = z.object({
  chats: z.array(ChatRow),
  next: z.string().nullable(),
  counts: z.object({ mine: number, waiting: number, open: number }),
  /** Agents whose console is open. */
  viewers: z.array(Viewer),
  now: instant,
});
export type Chats = z.infer<typeof Chats>;

export const Presence = z.enum(["here", "away", "offline"]);
export type Presence = z.infer<typeof Presence>;

const Stars = "Pick one to five stars.";
export const RateInput = z.object({
  rating: z.coerce.number(Stars).int(Stars).min(1, Stars).max(5, Stars),
  text: Prose("").max(500, "Please use at most 500 characters.").default(""),
});
export type RateInput = z.infer<typeof RateInput>;

const ChatNote = z.object({ id: z.uuid(), author: z.string(), content: z.string(), createdAt: instant });

/** What agents alone see of a chat. */
export const ChatForAgent = z.object({
  id: z.uuid(),
  person: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  agentId: z.uuid().nullable(),
  agentName: z.string().nullable(),
  /** Whether the agent who has it is there; null: nobody has it. */
  agentPresence: Presence.nullable(),
  block: z.object({ reason: z.string(), createdAt: instant }).nullable(),
  notes: z.array(ChatNote),
  rating: z.object({ stars: number, text: z.string() }).nullable(),
  /** The person's other chats, the latest first. */
  others: z.array(z.object({ id: z.uuid(), subject: z.string(), status: z.enum(["active", "closed"]), createdAt: instant })),
});
export type ChatForAgent = z.infer<typeof ChatForAgent>;

export const HandOverInput = z.object({ agentId: z.uuid("Pick an agent.") });
/** `from`: who has it, as far as the agent knows. */
export const TakeOverInput = z.object({ from: z.uuid("Say whose chat it is.") });
export const NoteInput = z.object({ content: Text("Please write a note.") });
export const BlockInput = z.object({
  reason: Prose("Please say why.").min(1, "Please say why.").max(500, "Please use at most 500 characters."),
});
/** `isAway`: what the agent chooses now; without it, what they chose before. */
export const PresenceInput = z.object({ chatId: chatId.nullable(), isAway: z.boolean().optional() });
export type PresenceInput = z.infer<typeof PresenceInput>;
export const OwnPresence = z.object({ isAway: z.boolean() });

export const Agents = z.object({ agents: z.array(z.object({ id: z.uuid(), name: z.string(), presence: Presence })) });
export type Agents = z.infer<typeof Agents>;

export const ReplyPath = z.object({ replyId: z.uuid("We couldn't find that reply.") });
export const ReplyInput = z.object({
  title: Prose("Please give it a name.").min(1, "Please give it a name.").max(80, "Please use at most 80 characters."),
  content: Text("Please write the reply."),
});
export const CannedReplies = z.object({ replies: z.array(z.object({ id: z.uuid(), title: z.string(), content: z.string() })) });
export type CannedReplies = z.infer<typeof CannedReplies>;

const seconds = z.number().nullable();
const DeskFigures = z.object({
  chats: number,
  answered: number,
  /** Medians, in seconds from the question on; null: there was none. */
  firstAnswer: seconds,
  resolution: seconds,
  /** The average of stars; null: nobody rated. */
  rating: z.number().nullable(),
  ratings: number,
});
export type DeskFigures = z.infer<typeof DeskFigures>;
export const DeskReport = z.object({
  weeks: z.array(DeskFigures.extend({ from: z.string() })),
  agents: z.array(DeskFigures.extend({ name: z.string() })),
  said: z.array(z.object({ id: z.uuid(), subject: z.string(), stars: number, text: z.string(), at: instant })),
});
export type DeskReport = z.infer<typeof DeskReport>;
