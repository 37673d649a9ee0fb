import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";

/** Whether an answer helped, once for each visitor; who that was is kept as a keyed hash only. */
export const helpVotes = pgTable(
  "help_votes",
  {
    answer: text("answer").notNull(),
    voter: text("voter").notNull(),
    helpful: boolean("helpful").notNull(),
    votedAt: instant("voted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.answer, t.voter] })],
);

/** What was searched for in the help center and not found. */
export const helpSearches = pgTable(
  "help_searches",
  {
    words: text("words").primaryKey(),
    count: integer("count").notNull(),
    lastAskedAt: instant("last_asked_at").notNull(),
  },
  (t) => [
    index("help_searches_most_asked").on(t.count.desc(), t.lastAskedAt.desc()),
    check("help_searches_words_are_short", sql`length(words) between 1 and 80`),
  ],
);
