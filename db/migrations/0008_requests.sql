ALTER TABLE "checkouts" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "instant_from_days" smallint DEFAULT 0;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_decline_with_a_reason" CHECK (decline_reason is null or state = 'declined' and decline_reason in ('dates', 'party', 'rules', 'repairs', 'other'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_instant_within_a_year" CHECK (instant_from_days between 0 and 365);