CREATE TABLE "payment_operations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_operations_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"key_number" smallint DEFAULT 1 NOT NULL,
	"captured_before" bigint DEFAULT 0 NOT NULL,
	"refunded_before" bigint DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"ref" text,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_operations_kind_is_known" CHECK (kind in ('open', 'close', 'charge', 'capture', 'void', 'refund')),
	CONSTRAINT "payment_operations_state_is_known" CHECK (state in ('queued', 'sent', 'unclear', 'pending', 'done', 'refused')),
	CONSTRAINT "payment_operations_end_once" CHECK ((ended_at is not null) = (state in ('done', 'refused'))),
	CONSTRAINT "payment_operations_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"ref" text,
	"pay_url" text,
	"return_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"booking_id" uuid,
	"payer_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"authorized" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"capture_before" timestamp with time zone,
	"card_ref" text,
	"card_brand" text,
	"card_last4" text,
	"failure" text,
	"fault" text,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "payments_purpose_is_known" CHECK (purpose in ('stay', 'change')),
	CONSTRAINT "payments_stage_is_known" CHECK (stage in ('new', 'open', 'needs_action', 'authorized', 'captured', 'voided', 'failed', 'expired')),
	CONSTRAINT "payments_amounts" CHECK (amount > 0 and authorized >= 0 and captured >= 0 and disputed >= 0 and refunded between 0 and captured)
);
--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_operations_payment" ON "payment_operations" USING btree ("payment_id","no");--> statement-breakpoint
CREATE INDEX "payment_operations_unfinished" ON "payment_operations" USING btree ("next_at") WHERE state in ('queued', 'sent', 'unclear', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operations_ref" ON "payment_operations" USING btree ("kind","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("read_at") WHERE stage in ('open', 'needs_action', 'authorized');--> statement-breakpoint
CREATE INDEX "payments_faults" ON "payments" USING btree ("created_at") WHERE fault is not null;