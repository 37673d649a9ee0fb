ALTER TABLE "chat_conversations" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "rating_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_presence" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_created" ON "chat_conversations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_rating_is_stars" CHECK (rating between 1 and 5);--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_rated_have_a_time" CHECK ((rating is null) = (rated_at is null));