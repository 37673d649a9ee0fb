import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";

export type ChatStatus = "active" | "closed";
export type SenderType = "user" | "support";

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: "restrict" });

/**
 * One conversation of a person with support. Everything that happens in it, a message or a change of its state, takes the next `revision`
 * under the row's lock, so that asking for what came after any of them gets exactly the rest. A person has one active conversation.
 */
export const chatConversations = pgTable(
  "chat_conversations",
  {
    id: rowId(),
    userId: person("user_id").notNull(),
    subject: text("subject").notNull(),
    status: text("status").$type<ChatStatus>().notNull().default("active"),
    /** The agent who has taken it. */
    agentId: person("agent_id"),
    takenAt: instant("taken_at"),
    revision: integer("revision").notNull().default(0),
    /** Up to which message each side has seen the other's. */
    userReadNumber: integer("user_read_number").notNull().default(0),
    supportReadNumber: integer("support_read_number").notNull().default(0),
    lastMessageAt: instant("last_message_at").notNull(),
    /** Since when the person waits for an answer; null once there is one. */
    waitingSince: instant("waiting_since"),
    firstAnsweredAt: instant("first_answered_at"),
    /** When the agents were told that it waits; told again if the person waits anew. */
    alertedAt: instant("alerted_at"),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
    closedBy: person("closed_by"),
    /** One to five stars from its person, once it is closed, and what they said with them. */
    rating: smallint("rating"),
    ratingText: text("rating_text").notNull().default(""),
    ratedAt: instant("rated_at"),
  },
  (t) => [
    uniqueIndex("chat_conversations_one_active")
      .on(t.userId)
      .where(sql`status = 'active'`),
    index("chat_conversations_user").on(t.userId, t.createdAt.desc()),
    index("chat_conversations_created").on(t.createdAt),
    index("chat_conversations_active")
      .on(t.lastMessageAt.desc())
      .where(sql`status = 'active'`),
    index("chat_conversations_closed")
      .on(t.closedAt.desc(), t.id)
      .where(sql`status = 'closed'`),
    index("chat_conversations_answered")
      .on(t.firstAnsweredAt)
      .where(sql`first_answered_at is not null`),
    check("chat_conversations_status_is_known", sql`status in ('active', 'closed')`),
    check("chat_conversations_subject_fits", sql`char_length(subject) between 1 and 4000`),
    check("chat_conversations_closed_have_a_time", sql`(status = 'closed') = (closed_at is not null)`),
    check("chat_conversations_rating_is_stars", sql`rating between 1 and 5`),
    check("chat_conversations_rated_have_a_time", sql`(rating is null) = (rated_at is null)`),
    check("chat_conversations_taken_have_a_time", sql`(agent_id is null) = (taken_at is null)`),
  ],
);

/** The sender's browser makes the id, so that sending again is the same message. A message is never changed but for being read. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    senderId: person("sender_id").notNull(),
    senderType: text("sender_type").$type<SenderType>().notNull(),
    content: text("content").notNull(),
    read: boolean("read").notNull().default(false),
    /** The conversation's revision that this message made. */
    number: integer("number").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("chat_messages_number").on(t.conversationId, t.number),
    index("chat_messages_sender").on(t.senderId, t.createdAt),
    index("chat_messages_text").using("gin", t.content.op("gin_trgm_ops")),
    check("chat_messages_sender_type_is_known", sql`sender_type in ('user', 'support')`),
    check("chat_messages_content_fits", sql`char_length(content) between 1 and 4000`),
  ],
);

/** What agents tell each other about a conversation; its person never sees it. */
export const chatNotes = pgTable(
  "chat_notes",
  {
    id: rowId(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    authorId: person("author_id").notNull(),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("chat_notes_conversation").on(t.conversationId, t.createdAt),
    check("chat_notes_content_fits", sql`char_length(content) between 1 and 4000`),
  ],
);

/** Answers that agents share, with placeholders. */
export const cannedReplies = pgTable(
  "canned_replies",
  {
    id: rowId(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("canned_replies_title_fits", sql`char_length(title) between 1 and 80`),
    check("canned_replies_content_fits", sql`char_length(content) between 1 and 4000`),
  ],
);

/** People who may not write to support any more. */
export const chatBlocks = pgTable("chat_blocks", {
  personId: person("person_id").primaryKey(),
  blockedBy: person("blocked_by").notNull(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** When each agent last had a staff page open, the conversation that it showed, and whether they say that they are away. */
export const supportPresence = pgTable(
  "support_presence",
  {
    agentId: person("agent_id").primaryKey(),
    conversationId: uuid("conversation_id"),
    seenAt: instant("seen_at").notNull(),
    isAway: boolean("is_away").notNull().default(false),
  },
  (t) => [index("support_presence_seen").on(t.seenAt)],
);
