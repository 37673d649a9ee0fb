ALTER TABLE "outbox_messages" ADD COLUMN "email_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_email" ON "outbox_messages" USING btree ("email_id");