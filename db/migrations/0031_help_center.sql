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
CREATE INDEX "help_searches_most_asked" ON "help_searches" USING btree ("count" DESC NULLS LAST,"last_asked_at" DESC NULLS LAST);