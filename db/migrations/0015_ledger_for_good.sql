CREATE TABLE "failures" (
	"task" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failures_task_subject_pk" PRIMARY KEY("task","subject")
);

--> statement-breakpoint
-- Until now a deleted account took its bookings along and left their entries behind. Those cannot be brought back; they stay in the books,
-- where the nightly audit finds them, and every new entry needs its booking.
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action NOT VALID;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries l WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = l.booking_id)) THEN
    ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_booking_id_bookings_id_fk;
  END IF;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_not_emptied BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
