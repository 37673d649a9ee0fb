ALTER TABLE "bookings" ADD COLUMN "children" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "infants" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pets" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "children" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "infants" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "pets" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20);--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20);