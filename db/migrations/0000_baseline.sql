-- By hand: the extensions, the forum's text search, rate_limits as UNLOGGED, and at the end the ledger's key to bookings, which are above payments, and the forum's
-- categories. The rest is generated. A database of version 0.1.0 has all of this already: its last migration has the moment of this one in the journal, so this is not run.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION forum_english (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION forum_english ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, english_stem;
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"plain_name" text GENERATED ALWAYS AS (plain_text(full_name)) STORED NOT NULL,
	"avatar_url" text,
	"bio" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_digits" text GENERATED ALWAYS AS (regexp_replace(phone, '\D', '', 'g')) STORED NOT NULL,
	"certification_badge" jsonb,
	"visibility" text DEFAULT 'public' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"travel_preferences" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"is_host" boolean DEFAULT false NOT NULL,
	"host_since" timestamp with time zone,
	"support_role" text,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "profiles_email_is_lower_case" CHECK (email = lower(email)),
	CONSTRAINT "profiles_visibility_is_known" CHECK (visibility in ('public', 'private')),
	CONSTRAINT "profiles_full_name_fits" CHECK (char_length(full_name) between 1 and 100),
	CONSTRAINT "profiles_host_has_since" CHECK (not is_host or host_since is not null),
	CONSTRAINT "profiles_deleted_are_empty" CHECK (case when deleted_at is null then email is not null else email is null and full_name = 'Deleted user' and bio = '' and phone = '' and num_nonnulls(avatar_url, certification_badge, support_role, host_since) = 0 and travel_preferences = '{}' and languages = '{}' and not (is_host or email_verified or two_factor_enabled or email_notifications or marketing_emails) end)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "used_codes" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_codes_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occupied_nights" (
	"property_id" uuid NOT NULL,
	"night" date NOT NULL,
	"booking_id" uuid,
	"manual_booking_id" uuid,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"calendars" smallint DEFAULT 0 NOT NULL,
	"preparing" uuid[] DEFAULT '{}' NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text GENERATED ALWAYS AS (case when booking_id is not null then 'booking' when manual_booking_id is not null then 'manual' when is_blocked then 'block' when calendars > 0 then 'import' else 'preparation' end) STORED NOT NULL,
	CONSTRAINT "occupied_nights_property_id_night_pk" PRIMARY KEY("property_id","night"),
	CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or manual_booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0),
	CONSTRAINT "occupied_nights_count_calendars" CHECK (calendars >= 0)
);
--> statement-breakpoint
CREATE TABLE "property_blocked_dates" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_blocked_dates_property_id_date_pk" PRIMARY KEY("property_id","date")
);
--> statement-breakpoint
CREATE TABLE "property_custom_prices" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "property_custom_prices_property_id_date_pk" PRIMARY KEY("property_id","date"),
	CONSTRAINT "property_custom_prices_are_not_negative" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "released_stays" (
	"property_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "released_stays_property_id_booking_id_check_in_check_out_pk" PRIMARY KEY("property_id","booking_id","check_in","check_out")
);
--> statement-breakpoint
CREATE TABLE "manual_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"guests" smallint,
	"contact" text NOT NULL,
	"note" text NOT NULL,
	"time_zone" text NOT NULL,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manual_bookings_have_nights" CHECK (check_out > check_in and check_out - check_in <= 731 and ends_at > begins_at),
	CONSTRAINT "manual_bookings_kind_is_known" CHECK (kind in ('guest', 'own')),
	CONSTRAINT "manual_bookings_guests_have_names" CHECK (char_length(name) <= 120 and (kind = 'own' or name <> '')),
	CONSTRAINT "manual_bookings_guests" CHECK (guests between 1 and 100),
	CONSTRAINT "manual_bookings_are_short" CHECK (char_length(contact) <= 200 and char_length(note) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "calendar_edits" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL,
	"edited" jsonb NOT NULL,
	CONSTRAINT "calendar_edits_kind_is_known" CHECK (kind in ('price', 'minimum'))
);
--> statement-breakpoint
CREATE TABLE "property_day_minimums" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"nights" smallint NOT NULL,
	CONSTRAINT "property_day_minimums_property_id_date_pk" PRIMARY KEY("property_id","date"),
	CONSTRAINT "property_day_minimums_nights" CHECK (nights between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "property_rules" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"weekend_price" integer,
	"weekly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"monthly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"last_minute_days" smallint DEFAULT 0 NOT NULL,
	"last_minute_percent" smallint DEFAULT 0 NOT NULL,
	"early_bird_days" smallint DEFAULT 0 NOT NULL,
	"early_bird_percent" smallint DEFAULT 0 NOT NULL,
	"gap_nights" smallint DEFAULT 0 NOT NULL,
	"gap_percent" smallint DEFAULT 0 NOT NULL,
	"guests_included" smallint DEFAULT 0 NOT NULL,
	"extra_guest_price" integer DEFAULT 0 NOT NULL,
	"weekend_minimum_nights" smallint,
	"maximum_nights" smallint,
	"arrival_days" smallint DEFAULT 127 NOT NULL,
	"departure_days" smallint DEFAULT 127 NOT NULL,
	"notice_days" smallint DEFAULT 0 NOT NULL,
	"window_days" smallint,
	"preparation_before" smallint DEFAULT 0 NOT NULL,
	"preparation_after" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "property_rules_prices_are_prices" CHECK (weekend_price between 0 and 5000000 and extra_guest_price between 0 and 5000000),
	CONSTRAINT "property_rules_discounts_are_percent" CHECK (weekly_discount_percent between 0 and 90 and monthly_discount_percent between 0 and 90 and last_minute_percent between 0 and 90 and early_bird_percent between 0 and 90 and gap_percent between 0 and 90),
	CONSTRAINT "property_rules_discount_days" CHECK (last_minute_days between 0 and 60 and early_bird_days between 0 and 365 and gap_nights between 0 and 30),
	CONSTRAINT "property_rules_guests" CHECK (guests_included between 0 and 100),
	CONSTRAINT "property_rules_nights" CHECK (weekend_minimum_nights between 1 and 365 and maximum_nights between 1 and 730),
	CONSTRAINT "property_rules_days_of_the_week" CHECK (arrival_days between 1 and 127 and departure_days between 1 and 127),
	CONSTRAINT "property_rules_notice_and_window" CHECK (notice_days between 0 and 60 and window_days between 1 and 731),
	CONSTRAINT "property_rules_preparation" CHECK (preparation_before between 0 and 7 and preparation_after between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "property_seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_yearly" boolean NOT NULL,
	"nightly_price" integer,
	"weekend_price" integer,
	"minimum_nights" smallint,
	"maximum_nights" smallint,
	"arrival_days" smallint,
	"departure_days" smallint,
	CONSTRAINT "property_seasons_have_a_name" CHECK (length(name) between 1 and 60),
	CONSTRAINT "property_seasons_are_a_year_at_most" CHECK (ends_on >= starts_on and ends_on - starts_on < 366),
	CONSTRAINT "property_seasons_prices_are_prices" CHECK (nightly_price between 0 and 5000000 and weekend_price between 0 and 5000000),
	CONSTRAINT "property_seasons_nights" CHECK (minimum_nights between 1 and 365 and maximum_nights between 1 and 730),
	CONSTRAINT "property_seasons_days_of_the_week" CHECK (arrival_days between 1 and 127 and departure_days between 1 and 127)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" text NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"infants" smallint DEFAULT 0 NOT NULL,
	"pets" smallint DEFAULT 0 NOT NULL,
	"nightly_prices" integer[] NOT NULL,
	"listed_prices" integer[] DEFAULT '{}' NOT NULL,
	"line_labels" text[] DEFAULT '{}' NOT NULL,
	"line_cents" integer[] DEFAULT '{}' NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"preparation_before" smallint DEFAULT 0 NOT NULL,
	"preparation_after" smallint DEFAULT 0 NOT NULL,
	"weekly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"monthly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"last_minute_days" smallint DEFAULT 0 NOT NULL,
	"last_minute_percent" smallint DEFAULT 0 NOT NULL,
	"early_bird_days" smallint DEFAULT 0 NOT NULL,
	"early_bird_percent" smallint DEFAULT 0 NOT NULL,
	"gap_nights" smallint DEFAULT 0 NOT NULL,
	"gap_percent" smallint DEFAULT 0 NOT NULL,
	"guests_included" smallint DEFAULT 0 NOT NULL,
	"extra_guest_cents" integer DEFAULT 0 NOT NULL,
	"fills_gap" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"cancellation_policy" text NOT NULL,
	"time_zone" text NOT NULL,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" smallint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"no_show_at" timestamp with time zone,
	"refund" integer DEFAULT 0 NOT NULL,
	"payable_at" timestamp with time zone NOT NULL,
	"payable_on" date GENERATED ALWAYS AS ((payable_at at time zone time_zone)::date) STORED NOT NULL,
	"paid_out_at" timestamp with time zone,
	CONSTRAINT "bookings_stay_has_nights" CHECK (check_in < check_out),
	CONSTRAINT "bookings_changed_sometime" CHECK ((changes = 0) = (changed_at is null) and changes >= 0),
	CONSTRAINT "bookings_preparation" CHECK (preparation_before between 0 and 7 and preparation_after between 0 and 7),
	CONSTRAINT "bookings_have_guests" CHECK (guests >= 1),
	CONSTRAINT "bookings_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20),
	CONSTRAINT "bookings_status_is_known" CHECK (status in ('confirmed', 'cancelled')),
	CONSTRAINT "bookings_reservation_is_formed" CHECK (reservation_id ~ '^RES-[0-9]{8}-[A-Z0-9]{6}$'),
	CONSTRAINT "bookings_price_each_night" CHECK (cardinality(nightly_prices) = check_out - check_in),
	CONSTRAINT "bookings_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end),
	CONSTRAINT "bookings_extra_guests" CHECK (guests_included >= 0 and extra_guest_cents >= 0),
	CONSTRAINT "bookings_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee),
	CONSTRAINT "bookings_end_after_they_begin" CHECK (begins_at < ends_at),
	CONSTRAINT "bookings_cancelled_by_somebody" CHECK ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null) and cancelled_by in ('guest', 'host')),
	CONSTRAINT "bookings_hosts_have_reasons" CHECK (cancel_reason is null or coalesce(cancelled_by, '') = 'host' and cancel_reason in ('repairs', 'weather', 'emergency', 'unavailable', 'guest_asked', 'other')),
	CONSTRAINT "bookings_no_show_after_check_in" CHECK (no_show_at is null or status = 'confirmed' and no_show_at >= begins_at),
	CONSTRAINT "bookings_refund_is_within_the_price" CHECK (refund between 0 and total_price and (refund = 0 or status = 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "booking_change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"infants" smallint DEFAULT 0 NOT NULL,
	"pets" smallint DEFAULT 0 NOT NULL,
	"nightly_prices" integer[] NOT NULL,
	"listed_prices" integer[] DEFAULT '{}' NOT NULL,
	"line_labels" text[] DEFAULT '{}' NOT NULL,
	"line_cents" integer[] DEFAULT '{}' NOT NULL,
	"fills_gap" boolean DEFAULT false NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"asked_by" text DEFAULT 'guest' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "booking_change_requests_state_is_known" CHECK (state in ('open', 'approved', 'declined', 'lapsed', 'withdrawn', 'overtaken')),
	CONSTRAINT "booking_change_requests_asked_by_a_side" CHECK (asked_by in ('guest', 'host')),
	CONSTRAINT "booking_change_requests_close_once" CHECK ((state = 'open') = (closed_at is null)),
	CONSTRAINT "booking_change_requests_have_guests" CHECK (guests >= 1),
	CONSTRAINT "booking_change_requests_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20),
	CONSTRAINT "booking_change_requests_price_each_night" CHECK (check_in < check_out and cardinality(nightly_prices) = check_out - check_in),
	CONSTRAINT "booking_change_requests_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end),
	CONSTRAINT "booking_change_requests_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee)
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_notes_are_short" CHECK (char_length(text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "calendar_clashes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"first_night" date NOT NULL,
	"end_night" date NOT NULL,
	"kind" text DEFAULT 'stay' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text,
	CONSTRAINT "calendar_clashes_once" UNIQUE("calendar_id","booking_id","first_night","end_night"),
	CONSTRAINT "calendar_clashes_resolved_somehow" CHECK ((resolved_at is null) = (resolution is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_exports" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_exports_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_refreshes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_refreshes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"calendar_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"nights_taken" integer DEFAULT 0 NOT NULL,
	"nights_freed" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "imported_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed_address" text NOT NULL,
	"address_hash" text NOT NULL,
	"shown_address" text NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"ignores_unavailable" boolean DEFAULT false NOT NULL,
	"ignores_rolling" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_for" text,
	"tried_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"slow_answers" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"silence_told_at" timestamp with time zone,
	"doubted_version" text,
	"doubted_since" timestamp with time zone,
	"doubted_readings" smallint DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unknown_events" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_calendars_once_a_listing" UNIQUE("property_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "imported_events" (
	"calendar_id" uuid PRIMARY KEY NOT NULL,
	"nights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_nights" (
	"property_id" uuid NOT NULL,
	"night" date NOT NULL,
	"calendar_id" uuid NOT NULL,
	CONSTRAINT "imported_nights_property_id_night_calendar_id_pk" PRIMARY KEY("property_id","night","calendar_id")
);
--> statement-breakpoint
CREATE TABLE "imported_stays" (
	"calendar_id" uuid NOT NULL,
	"first_night" date NOT NULL,
	"end_night" date NOT NULL,
	"kind" text NOT NULL,
	"read_on" date NOT NULL,
	"may_echo" boolean DEFAULT true NOT NULL,
	"named_at" timestamp with time zone,
	"is_rolling" boolean DEFAULT false NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "imported_stays_calendar_id_first_night_end_night_pk" PRIMARY KEY("calendar_id","first_night","end_night"),
	CONSTRAINT "imported_stays_end_after_they_begin" CHECK (first_night < end_night)
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"job_id" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"step" integer NOT NULL,
	"resume_key" text,
	"resume_name" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_job_id_applicant_id_pk" PRIMARY KEY("job_id","applicant_id"),
	CONSTRAINT "application_drafts_steps" CHECK (step between 1 and 3),
	CONSTRAINT "application_drafts_resume_whole" CHECK ((resume_key is null) = (resume_name is null))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"resume_url" text NOT NULL,
	"resume_name" text NOT NULL,
	"cover_letter" text NOT NULL,
	"linkedin_url" text DEFAULT '' NOT NULL,
	"portfolio_url" text DEFAULT '' NOT NULL,
	"experience" text NOT NULL,
	"education" text NOT NULL,
	"referral_source" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_applications_status_known" CHECK (status in ('new', 'in_review', 'interview', 'offer', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "host_certifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"badge_issued" boolean DEFAULT false NOT NULL,
	CONSTRAINT "host_certifications_status_is_known" CHECK (status in ('in_progress', 'completed')),
	CONSTRAINT "host_certifications_completed_has_badge" CHECK ((status = 'completed') = (completed_at is not null) and (status = 'completed') = badge_issued)
);
--> statement-breakpoint
CREATE TABLE "help_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_searches_words_are_short" CHECK (length(words) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"answer" text NOT NULL,
	"voter" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_votes_answer_voter_pk" PRIMARY KEY("answer","voter")
);
--> statement-breakpoint
CREATE TABLE "event_recaps" (
	"event_id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"attendees" integer NOT NULL,
	"highlights" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"testimonials" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_recaps_attendees_not_negative" CHECK (attendees >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" text NOT NULL,
	"person_id" uuid,
	"status" text NOT NULL,
	"queue_number" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"dietary_restrictions" text DEFAULT '' NOT NULL,
	"special_requirements" text DEFAULT '' NOT NULL,
	"fee" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_status_known" CHECK (status in ('registered', 'waiting', 'cancelled')),
	CONSTRAINT "event_registrations_waiting_in_line" CHECK ((status = 'waiting') = (queue_number is not null)),
	CONSTRAINT "event_registrations_nobody_empty" CHECK (person_id is not null or (email = '' and phone = '' and status <> 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" integer NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_capacity_kept" CHECK (registered between 0 and capacity),
	CONSTRAINT "events_end_after_start" CHECK (ends_at > starts_at),
	CONSTRAINT "events_fee_not_negative" CHECK (fee >= 0),
	CONSTRAINT "events_status_known" CHECK (status in ('draft', 'published', 'cancelled')),
	CONSTRAINT "events_id_readable" CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80)
);
--> statement-breakpoint
CREATE TABLE "forum_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_follows" (
	"thread_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_follows_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_likes_post_id_person_id_pk" PRIMARY KEY("post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "forum_posts_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"number" integer,
	"author_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"cleared_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('forum_english', title), 'A') || setweight(to_tsvector('forum_english', body), 'B')) STORED,
	CONSTRAINT "forum_posts_body_fits" CHECK (char_length(body) <= 10000 and (status = 'deleted' or body <> '')),
	CONSTRAINT "forum_posts_status_is_known" CHECK (status in ('waiting', 'visible', 'hidden', 'deleted')),
	CONSTRAINT "forum_posts_deleted_are_empty" CHECK (status <> 'deleted' or (body = '' and title = '')),
	CONSTRAINT "forum_posts_visible_have_a_place" CHECK (status <> 'visible' or (number is not null and published_at is not null))
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "forum_reports_reason_fits" CHECK (char_length(reason) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "forum_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "forum_threads_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" text NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"merged_into" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_post_id" uuid,
	"last_post_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_threads_title_fits" CHECK (char_length(title) between 1 and 120),
	CONSTRAINT "forum_threads_status_is_known" CHECK (status in ('waiting', 'visible', 'hidden', 'deleted', 'merged')),
	CONSTRAINT "forum_threads_merged_lead_on" CHECK ((status = 'merged') = (merged_into is not null)),
	CONSTRAINT "forum_threads_counts_are_counts" CHECK (reply_count >= 0 and last_number >= 0)
);
--> statement-breakpoint
CREATE TABLE "forum_views" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csv_drafts" (
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "csv_drafts_upload_id_row_pk" PRIMARY KEY("upload_id","row"),
	CONSTRAINT "csv_drafts_once_an_import" UNIQUE("import_id")
);
--> statement-breakpoint
CREATE TABLE "csv_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"matching" jsonb NOT NULL,
	"matched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_photos" (
	"import_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"address" text NOT NULL,
	"photo_id" uuid,
	"problem" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "imported_photos_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"status" text NOT NULL,
	"problem" text,
	"listing" jsonb,
	"form" jsonb,
	"property_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_imports_status_is_known" CHECK (status in ('waiting', 'ready', 'importing', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "migration_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"airbnb_listing_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"error_message" text,
	"metadata" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"property_id" uuid,
	CONSTRAINT "migration_logs_once_a_listing" UNIQUE("host_id","airbnb_listing_id"),
	CONSTRAINT "migration_logs_status_is_known" CHECK (status in ('in_progress', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "listing_bulk_edits" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"host_id" uuid NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_drafts_host_id_type_pk" PRIMARY KEY("host_id","type"),
	CONSTRAINT "listing_drafts_type_is_known" CHECK (type in ('property', 'boat')),
	CONSTRAINT "listing_drafts_photos_are_few" CHECK (cardinality(photo_ids) <= 30)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"type" text DEFAULT 'boat' NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"taken_down_from" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_per_night" integer NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text NOT NULL,
	"place_precision" text DEFAULT 'exact' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"capacity" smallint DEFAULT 2 NOT NULL,
	"bedrooms" smallint DEFAULT 1 NOT NULL,
	"beds" smallint DEFAULT 1 NOT NULL,
	"half_bathrooms" smallint DEFAULT 2 NOT NULL,
	"crew" text,
	"licence_needed" boolean,
	"length_feet" double precision,
	"cabins" smallint,
	"fuel_policy" text,
	"marina" text,
	"minimum_nights" smallint DEFAULT 1 NOT NULL,
	"check_in_time" text DEFAULT '15:00' NOT NULL,
	"check_out_time" text DEFAULT '11:00' NOT NULL,
	"house_rules" text[] DEFAULT '{}' NOT NULL,
	"pets_allowed" boolean DEFAULT false NOT NULL,
	"cancellation_policy" text DEFAULT 'moderate' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_type_fits_category" CHECK ((type = 'property' and category in ('House', 'Apartment')) or (type = 'boat' and category in ('Boat', 'Yacht'))),
	CONSTRAINT "properties_status_is_known" CHECK (status in ('active', 'unlisted', 'paused', 'taken_down', 'deleted')),
	CONSTRAINT "properties_taken_down_from_fits" CHECK (taken_down_from is null or (status in ('taken_down', 'deleted') and taken_down_from in ('active', 'unlisted', 'paused'))),
	CONSTRAINT "properties_place_precision_is_known" CHECK (place_precision in ('exact', 'approximate')),
	CONSTRAINT "properties_policy_is_known" CHECK (cancellation_policy in ('flexible', 'moderate', 'strict')),
	CONSTRAINT "properties_crew_is_a_boats" CHECK (crew is null or (type = 'boat' and crew in ('captained', 'bareboat', 'either'))),
	CONSTRAINT "properties_title_fits" CHECK (char_length(title) between 1 and 100),
	CONSTRAINT "properties_prices_are_not_negative" CHECK (price_per_night >= 0 and cleaning_fee >= 0),
	CONSTRAINT "properties_sizes_make_sense" CHECK (capacity between 1 and 100 and minimum_nights between 1 and 365 and bedrooms >= 0 and beds >= 0 and half_bathrooms >= 0),
	CONSTRAINT "properties_coordinates_are_whole" CHECK ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
	CONSTRAINT "properties_amenities_are_few" CHECK (cardinality(amenities) <= 100)
);
--> statement-breakpoint
CREATE TABLE "property_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"uploader_id" uuid,
	"position" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"preview" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_photos_have_a_size" CHECK (width > 0 and height > 0),
	CONSTRAINT "property_photos_description_fits" CHECK (char_length(description) <= 200),
	CONSTRAINT "property_photos_belong_to_one" CHECK ((property_id is null) <> (uploader_id is null))
);
--> statement-breakpoint
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
CREATE TABLE "listing_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decision" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "listing_checks_are_decided_whole" CHECK (num_nonnulls(decision, decided_at, decided_by) in (0, 3)),
	CONSTRAINT "listing_checks_say_why" CHECK (decision is distinct from 'taken_down' or reason <> '')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
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
	"text_ref" text,
	"about_id" uuid,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_due_at" timestamp with time zone,
	CONSTRAINT "notifications_path_is_ours" CHECK (path ~ '^/[^/\\]' or path = '/')
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"movement" text NOT NULL,
	"change" smallint DEFAULT 0 NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_movement_is_known" CHECK (movement in ('charge', 'refund', 'payout', 'change')),
	CONSTRAINT "ledger_entries_changes_are_numbered" CHECK ((movement = 'change') = (change > 0)),
	CONSTRAINT "ledger_entries_account_is_known" CHECK (account in ('guest', 'service_fee', 'cleaning_fee', 'payout_due', 'host'))
);
--> statement-breakpoint
CREATE TABLE "gazetteer" (
	"version" text PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"region" text NOT NULL,
	"region_code" text NOT NULL,
	"country" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_name" text NOT NULL,
	"search_area" text NOT NULL,
	"prominence" smallint NOT NULL,
	"label_zoom" smallint,
	CONSTRAINT "places_kind_is_known" CHECK (kind in ('city', 'zip')),
	CONSTRAINT "places_prominence_fits" CHECK (prominence between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "download_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asset_id" text NOT NULL,
	"success" boolean NOT NULL,
	"error_message" text,
	"user_agent" text NOT NULL,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reveal_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "guest_reviews_rating_is_stars" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"cleanliness" smallint NOT NULL,
	"accuracy" smallint NOT NULL,
	"communication" smallint NOT NULL,
	"location" smallint,
	"condition" smallint,
	"value" smallint NOT NULL,
	"text" text NOT NULL,
	"host_reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reveal_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_hidden_are_not_revealed" CHECK (hidden_at is null or revealed_at is null),
	CONSTRAINT "reviews_ratings_are_stars" CHECK (rating between 1 and 5 and cleanliness between 1 and 5 and accuracy between 1 and 5 and communication between 1 and 5 and value between 1 and 5),
	CONSTRAINT "reviews_location_or_condition" CHECK (num_nonnulls(location, condition) = 1 and coalesce(location, condition) between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_search_news" (
	"search_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_news_search_id_property_id_pk" PRIMARY KEY("search_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_name_fits" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "saved_searches_address_fits" CHECK (char_length(address) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "saved_list_entries" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "saved_list_entries_list_id_property_id_pk" PRIMARY KEY("list_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "saved_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"check_in" date,
	"check_out" date,
	"guests" integer DEFAULT 1 NOT NULL,
	"share_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lists_share_key" UNIQUE("share_key"),
	CONSTRAINT "saved_lists_of_person" UNIQUE("id","person_id"),
	CONSTRAINT "saved_lists_name_fits" CHECK (char_length(name) between 1 and 60),
	CONSTRAINT "saved_lists_stay_is_whole" CHECK ((check_in is null) = (check_out is null) and check_in < check_out),
	CONSTRAINT "saved_lists_guests_fit" CHECK (guests between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "saved_properties" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_properties_user_id_property_id_pk" PRIMARY KEY("user_id","property_id"),
	CONSTRAINT "saved_properties_note_fits" CHECK (char_length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "listing_index" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_index_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"price" integer NOT NULL,
	"cleaning_fee" integer DEFAULT 0 NOT NULL,
	"lowest_price" integer DEFAULT 0 NOT NULL,
	"highest_price" integer DEFAULT 0 NOT NULL,
	"capacity" smallint NOT NULL,
	"minimum_nights" smallint NOT NULL,
	"has_rules" boolean DEFAULT false NOT NULL,
	"pets_allowed" boolean DEFAULT false NOT NULL,
	"bedrooms" smallint DEFAULT 0 NOT NULL,
	"beds" smallint DEFAULT 0 NOT NULL,
	"half_bathrooms" smallint DEFAULT 0 NOT NULL,
	"free_cancellation_days" smallint,
	"crew" text,
	"licence_needed" boolean,
	"length_feet" smallint,
	"cabins" smallint,
	"boat_kind" text,
	"amenity_mask" bigint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"rating" smallint NOT NULL,
	"words" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_postings" (
	"term" bigint NOT NULL,
	"score" integer NOT NULL,
	"no" integer NOT NULL,
	CONSTRAINT "listing_postings_term_score_no_pk" PRIMARY KEY("term","score","no")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL
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
CREATE TABLE "fact_deliveries" (
	"fact_id" bigint NOT NULL,
	"subscriber" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_deliveries_fact_id_subscriber_pk" PRIMARY KEY("fact_id","subscriber")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"gave_up_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_bucket_window_end_pk" PRIMARY KEY("bucket","window_end")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_codes" ADD CONSTRAINT "used_codes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_blocked_dates" ADD CONSTRAINT "property_blocked_dates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_custom_prices" ADD CONSTRAINT "property_custom_prices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_stays" ADD CONSTRAINT "released_stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD CONSTRAINT "manual_bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD CONSTRAINT "manual_bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_edits" ADD CONSTRAINT "calendar_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_day_minimums" ADD CONSTRAINT "property_day_minimums_property_id_property_rules_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property_rules"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_rules" ADD CONSTRAINT "property_rules_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_seasons" ADD CONSTRAINT "property_seasons_property_id_property_rules_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property_rules"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_exports" ADD CONSTRAINT "calendar_exports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_refreshes" ADD CONSTRAINT "calendar_refreshes_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD CONSTRAINT "imported_calendars_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_events" ADD CONSTRAINT "imported_events_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_nights" ADD CONSTRAINT "imported_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_nights" ADD CONSTRAINT "imported_nights_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD CONSTRAINT "imported_stays_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_applicant_id_profiles_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_profiles_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_certifications" ADD CONSTRAINT "host_certifications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recaps" ADD CONSTRAINT "event_recaps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_merged_into_forum_threads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."forum_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_views" ADD CONSTRAINT "forum_views_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_drafts" ADD CONSTRAINT "csv_drafts_upload_id_csv_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."csv_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_drafts" ADD CONSTRAINT "csv_drafts_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_uploads" ADD CONSTRAINT "csv_uploads_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_logs" ADD CONSTRAINT "migration_logs_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_logs" ADD CONSTRAINT "migration_logs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_bulk_edits" ADD CONSTRAINT "listing_bulk_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_uploader_id_profiles_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_emails" ADD CONSTRAINT "notification_emails_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_of_person" FOREIGN KEY ("list_id","person_id") REFERENCES "public"."saved_lists"("id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_saved" FOREIGN KEY ("person_id","property_id") REFERENCES "public"."saved_properties"("user_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_index" ADD CONSTRAINT "listing_index_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_index" ADD CONSTRAINT "listing_index_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_postings" ADD CONSTRAINT "listing_postings_no_listing_index_no_fk" FOREIGN KEY ("no") REFERENCES "public"."listing_index"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "fact_deliveries" ADD CONSTRAINT "fact_deliveries_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_account" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "profiles_name_search" ON "profiles" USING gin (plain_text(full_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_email_search" ON "profiles" USING gin (email gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_support" ON "profiles" USING btree ("support_role") WHERE support_role is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_trusted_devices" ON "verifications" USING btree ("value") WHERE identifier like 'trust-device-%';--> statement-breakpoint
CREATE INDEX "manual_bookings_host" ON "manual_bookings" USING btree ("host_id","check_in");--> statement-breakpoint
CREATE INDEX "manual_bookings_listing" ON "manual_bookings" USING btree ("property_id","check_in");--> statement-breakpoint
CREATE INDEX "property_seasons_listing" ON "property_seasons" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reservation" ON "bookings" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_id","check_in");--> statement-breakpoint
CREATE INDEX "bookings_host" ON "bookings" USING btree ("host_id","check_in");--> statement-breakpoint
CREATE INDEX "bookings_host_newest" ON "bookings" USING btree ("host_id","created_at" DESC NULLS LAST) WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_host_payouts" ON "bookings" USING btree ("host_id","payable_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_host_stays" ON "bookings" USING btree ("host_id","check_out","check_in") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_host_sums" ON "bookings" USING btree ("host_id","payable_on","status","cancelled_by","total_price","refund","service_fee","begins_at","paid_out_at");--> statement-breakpoint
CREATE INDEX "bookings_host_phases" ON "bookings" USING btree ("host_id","begins_at","ends_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("payable_at") WHERE paid_out_at is null;--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("property_id","check_in");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_change_requests_open" ON "booking_change_requests" USING btree ("booking_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "booking_change_requests_lapsing" ON "booking_change_requests" USING btree ("lapses_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "booking_notes_host" ON "booking_notes" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "calendar_clashes_open" ON "calendar_clashes" USING btree ("property_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "calendar_refreshes_newest" ON "calendar_refreshes" USING btree ("calendar_id","id");--> statement-breakpoint
CREATE INDEX "imported_calendars_due" ON "imported_calendars" USING btree ("next_try_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "imported_nights_calendar" ON "imported_nights" USING btree ("calendar_id","night");--> statement-breakpoint
CREATE INDEX "application_drafts_age" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "application_notes_of" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("job_id","applicant_id");--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_applications_applicant" ON "job_applications" USING btree ("applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "host_certifications_user" ON "host_certifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "help_searches_most_asked" ON "help_searches" USING btree ("count" DESC NULLS LAST,"last_asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","queue_number") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_person" ON "event_registrations" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "forum_follows_person" ON "forum_follows" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "forum_likes_person" ON "forum_likes" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_number" ON "forum_posts" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_serial" ON "forum_posts" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("serial") WHERE is_public;--> statement-breakpoint
CREATE INDEX "forum_posts_search" ON "forum_posts" USING gin ("search") WHERE is_public;--> statement-breakpoint
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_waiting" ON "forum_posts" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_once" ON "forum_reports" USING btree ("post_id","reporter_id");--> statement-breakpoint
CREATE INDEX "forum_reports_open" ON "forum_reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_threads_serial" ON "forum_threads" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "forum_threads_latest" ON "forum_threads" USING btree ("category_id","is_pinned","last_post_at","id") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "forum_threads_newest" ON "forum_threads" USING btree ("category_id","created_at","id") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "forum_threads_replies" ON "forum_threads" USING btree ("category_id","reply_count","last_post_at","id") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "forum_threads_unanswered" ON "forum_threads" USING btree ("category_id","created_at","id") WHERE status = 'visible' and reply_count = 0;--> statement-breakpoint
CREATE INDEX "forum_threads_author" ON "forum_threads" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "csv_uploads_of_host" ON "csv_uploads" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "csv_uploads_by_age" ON "csv_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_imports_of_host" ON "listing_imports" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_imports_open" ON "listing_imports" USING btree ("updated_at") WHERE status in ('waiting', 'importing');--> statement-breakpoint
CREATE INDEX "migration_logs_newest" ON "migration_logs" USING btree ("host_id","started_at");--> statement-breakpoint
CREATE INDEX "properties_title_search" ON "properties" USING gin (plain_text(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_host" ON "properties" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at" DESC NULLS LAST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "property_photos_order" ON "property_photos" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "property_photos_waiting" ON "property_photos" USING btree ("uploader_id","created_at") WHERE property_id is null;--> statement-breakpoint
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
CREATE UNIQUE INDEX "listing_checks_one_waiting" ON "listing_checks" USING btree ("listing_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_checks_waiting" ON "listing_checks" USING btree ("opened_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_checks_decided" ON "listing_checks" USING btree ("listing_id","decided_at" DESC NULLS LAST) WHERE decided_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("subject","subject_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_emails_sent" ON "notification_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_folded" ON "notifications" USING btree ("person_id","fold_key") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_fold" ON "notifications" USING btree ("fold_key");--> statement-breakpoint
CREATE INDEX "notifications_email_due" ON "notifications" USING btree ("email_due_at") WHERE email_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("booking_id","movement","change","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "places_search_name" ON "places" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_prominent" ON "places" USING btree ("search_name" text_pattern_ops) WHERE prominence >= 20;--> statement-breakpoint
CREATE INDEX "places_similar_name" ON "places" USING gin ("search_name" gin_trgm_ops) WHERE kind = 'city';--> statement-breakpoint
CREATE INDEX "places_similar_prominent" ON "places" USING gin ("search_name" gin_trgm_ops) WHERE prominence > 0;--> statement-breakpoint
CREATE INDEX "places_label" ON "places" USING btree ("label_zoom","latitude","longitude") WHERE label_zoom is not null;--> statement-breakpoint
CREATE INDEX "download_logs_age" ON "download_logs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_booking" ON "guest_reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_guest" ON "guest_reviews" USING btree ("guest_id") WHERE revealed_at is not null;--> statement-breakpoint
CREATE INDEX "guest_reviews_hidden" ON "guest_reviews" USING btree ("reveal_at") WHERE revealed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking" ON "reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("reveal_at") WHERE revealed_at is null;--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("property_id","created_at" DESC NULLS LAST) WHERE revealed_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_news_listing" ON "saved_search_news" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","address");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at") WHERE email;--> statement-breakpoint
CREATE INDEX "saved_list_entries_saved" ON "saved_list_entries" USING btree ("person_id","property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_name" ON "saved_lists" USING btree ("person_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_properties_listing" ON "saved_properties" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_index_property" ON "listing_index" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "listing_index_score" ON "listing_index" USING btree ("score" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_newest" ON "listing_index" USING btree ("created_at" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_price" ON "listing_index" USING btree ("price","no");--> statement-breakpoint
CREATE INDEX "listing_index_rating" ON "listing_index" USING btree ("rating" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_host" ON "listing_index" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "listing_postings_listing" ON "listing_postings" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_one_active" ON "chat_conversations" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "chat_conversations_user" ON "chat_conversations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_conversations_active" ON "chat_conversations" USING btree ("last_message_at" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "chat_conversations_closed" ON "chat_conversations" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE status = 'closed';--> statement-breakpoint
CREATE INDEX "chat_conversations_answered" ON "chat_conversations" USING btree ("first_answered_at") WHERE first_answered_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_number" ON "chat_messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_text" ON "chat_messages" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_notes_conversation" ON "chat_notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "support_presence_seen" ON "support_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_trail_subject" ON "audit_trail" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "facts_undelivered" ON "facts" USING btree ("retry_at","id") WHERE delivered_at is null and gave_up_at is null;--> statement-breakpoint
CREATE INDEX "facts_given_up" ON "facts" USING btree ("gave_up_at") WHERE gave_up_at is not null;--> statement-breakpoint
CREATE INDEX "facts_delivered" ON "facts" USING btree ("delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ended" ON "rate_limits" USING btree ("window_end");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_email" ON "outbox_messages" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
INSERT INTO forum_categories (id) VALUES ('hosting-tips'), ('boats-and-charters'), ('travel-stories');
