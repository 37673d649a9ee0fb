CREATE TABLE "message_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quick_replies_title_fits" CHECK (char_length(title) between 1 and 80),
	CONSTRAINT "quick_replies_content_fits" CHECK (char_length(content) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "scheduled_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"listing_id" uuid,
	"title" text NOT NULL,
	"event" text NOT NULL,
	"time" text NOT NULL,
	"content" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_messages_event_is_known" CHECK (event in ('booked', 'before_arrival', 'arrival_day', 'after_check_out')),
	CONSTRAINT "scheduled_messages_time_is_one" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "scheduled_messages_content_fits" CHECK (char_length(content) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "scheduled_sends" (
	"scheduled_message_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"was_sent" boolean NOT NULL,
	CONSTRAINT "scheduled_sends_scheduled_message_id_booking_id_pk" PRIMARY KEY("scheduled_message_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender_id" uuid,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"event" text,
	"is_masked" boolean DEFAULT false NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"unsent_at" timestamp with time zone,
	CONSTRAINT "thread_messages_content_fits" CHECK (char_length(content) <= 4000),
	CONSTRAINT "thread_messages_unsent_are_empty" CHECK (unsent_at is null or content = ''),
	CONSTRAINT "thread_messages_have_a_sender" CHECK ((kind = 'event') = (sender_id is null) and (kind = 'event') = (event is not null))
);
--> statement-breakpoint
CREATE TABLE "thread_sides" (
	"thread_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"is_marked_unread" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_sides_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"booking_id" uuid,
	"check_in" date,
	"check_out" date,
	"guests" smallint,
	"revision" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"first_asked_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_have_two_sides" CHECK (guest_id <> host_id)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_choices_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_emails" (
	"person_id" uuid NOT NULL,
	"fold_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_emails_person_id_fold_key_pk" PRIMARY KEY("person_id","fold_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fold_key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_due_at" timestamp with time zone,
	CONSTRAINT "notifications_path_is_ours" CHECK (path ~ '^/[^/\\]' or path = '/')
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canned_replies_title_fits" CHECK (char_length(title) between 1 and 80),
	CONSTRAINT "canned_replies_content_fits" CHECK (char_length(content) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "chat_blocks" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"blocked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"agent_id" uuid,
	"taken_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"user_read_number" integer DEFAULT 0 NOT NULL,
	"support_read_number" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "chat_conversations_status_is_known" CHECK (status in ('active', 'closed')),
	CONSTRAINT "chat_conversations_subject_fits" CHECK (char_length(subject) between 1 and 4000),
	CONSTRAINT "chat_conversations_closed_have_a_time" CHECK ((status = 'closed') = (closed_at is not null)),
	CONSTRAINT "chat_conversations_taken_have_a_time" CHECK ((agent_id is null) = (taken_at is null))
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_type" text NOT NULL,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_sender_type_is_known" CHECK (sender_type in ('user', 'support')),
	CONSTRAINT "chat_messages_content_fits" CHECK (char_length(content) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_notes_content_fits" CHECK (char_length(content) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "support_presence" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_uploader_id_profiles_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocker_id_profiles_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_id_profiles_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sends" ADD CONSTRAINT "scheduled_sends_scheduled_message_id_scheduled_messages_id_fk" FOREIGN KEY ("scheduled_message_id") REFERENCES "public"."scheduled_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sends" ADD CONSTRAINT "scheduled_sends_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_sides" ADD CONSTRAINT "thread_sides_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_sides" ADD CONSTRAINT "thread_sides_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_emails" ADD CONSTRAINT "notification_emails_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocked_by_profiles_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_agent_id_profiles_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_closed_by_profiles_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_presence" ADD CONSTRAINT "support_presence_agent_id_profiles_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_photos_message" ON "message_photos" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_photos_thread" ON "message_photos" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("thread_id","reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_new" ON "message_reports" USING btree ("closed_at","created_at");--> statement-breakpoint
CREATE INDEX "quick_replies_host" ON "quick_replies" USING btree ("host_id","title");--> statement-breakpoint
CREATE INDEX "scheduled_messages_host" ON "scheduled_messages" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_number" ON "thread_messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE INDEX "thread_messages_revision" ON "thread_messages" USING btree ("thread_id","revision");--> statement-breakpoint
CREATE INDEX "thread_messages_sender" ON "thread_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_sides_inbox" ON "thread_sides" USING btree ("person_id","last_message_at" DESC NULLS LAST,"thread_id");--> statement-breakpoint
CREATE INDEX "thread_sides_unread" ON "thread_sides" USING btree ("person_id") WHERE unread > 0 or is_marked_unread;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_booking" ON "threads" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_question" ON "threads" USING btree ("listing_id","guest_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "threads_guest" ON "threads" USING btree ("guest_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_host" ON "threads" USING btree ("host_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_response" ON "threads" USING btree ("host_id","first_asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_emails_sent" ON "notification_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_folded" ON "notifications" USING btree ("person_id","fold_key") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_email_due" ON "notifications" USING btree ("email_due_at") WHERE email_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_one_active" ON "chat_conversations" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "chat_conversations_user" ON "chat_conversations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_conversations_active" ON "chat_conversations" USING btree ("last_message_at" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "chat_conversations_closed" ON "chat_conversations" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE status = 'closed';--> statement-breakpoint
CREATE INDEX "chat_conversations_answered" ON "chat_conversations" USING btree ("first_answered_at") WHERE first_answered_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_number" ON "chat_messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_notes_conversation" ON "chat_notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "support_presence_seen" ON "support_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_trail_subject" ON "audit_trail" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
-- A session that ends takes its live stream with it, on whichever server that is.
CREATE FUNCTION end_streams_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('end', 'session:' || old.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_end_streams AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION end_streams_of_session();
--> statement-breakpoint
-- So does a role that was given or taken, and an account that was deleted; the browser comes back as what it is now.
CREATE FUNCTION end_streams_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('end', 'person:' || new.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_end_streams AFTER UPDATE OF support_role, deleted_at ON profiles FOR EACH ROW
  WHEN (old.support_role IS DISTINCT FROM new.support_role OR old.deleted_at IS DISTINCT FROM new.deleted_at)
  EXECUTE FUNCTION end_streams_of_person();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_trail_is_final BEFORE UPDATE OR DELETE ON audit_trail FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
