CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_ref" text NOT NULL,
	"body_hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "demo_accounts" (
	"ref" text PRIMARY KEY NOT NULL,
	"may_receive" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_disputes" (
	"ref" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"evidence_due" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_disputes_state_is_known" CHECK (state in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "demo_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"capture" text NOT NULL,
	"saves_card" boolean NOT NULL,
	"return_to" text,
	"cancel_to" text,
	"page_ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"capture_before" timestamp with time zone,
	"last4" text,
	"card_ref" text,
	"failure" text,
	"declines" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_payments_state_is_known" CHECK (state in ('open', 'needs_action', 'authorized', 'captured', 'voided', 'failed', 'expired')),
	CONSTRAINT "demo_payments_add_up" CHECK (amount > 0 and captured between 0 and amount and refunded between 0 and captured and disputed >= 0)
);
--> statement-breakpoint
CREATE TABLE "demo_refunds" (
	"ref" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_refunds_state_is_known" CHECK (state in ('pending', 'done', 'failed') and amount > 0)
);
--> statement-breakpoint
CREATE TABLE "demo_transfers" (
	"ref" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_transfers_add_up" CHECK (amount > 0 and reversed between 0 and amount)
);
--> statement-breakpoint
ALTER TABLE "demo_disputes" ADD CONSTRAINT "demo_disputes_payment_demo_payments_ref_fk" FOREIGN KEY ("payment") REFERENCES "public"."demo_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_refunds" ADD CONSTRAINT "demo_refunds_payment_demo_payments_ref_fk" FOREIGN KEY ("payment") REFERENCES "public"."demo_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_transfers" ADD CONSTRAINT "demo_transfers_account_demo_accounts_ref_fk" FOREIGN KEY ("account") REFERENCES "public"."demo_accounts"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_transfers" ADD CONSTRAINT "demo_transfers_source_demo_payments_ref_fk" FOREIGN KEY ("source") REFERENCES "public"."demo_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "demo_disputes_coming" ON "demo_disputes" USING btree ("opens_at") WHERE opened_at is null;--> statement-breakpoint
CREATE INDEX "demo_events_waiting" ON "demo_events" USING btree ("next_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "demo_payments_newest" ON "demo_payments" USING btree ("created_at","ref");--> statement-breakpoint
CREATE INDEX "demo_payments_card" ON "demo_payments" USING btree ("card_ref");--> statement-breakpoint
CREATE INDEX "demo_refunds_pending" ON "demo_refunds" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "demo_transfers_account" ON "demo_transfers" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "demo_transfers_source" ON "demo_transfers" USING btree ("source");