-- By hand: words are found with and without their accents.
CREATE TEXT SEARCH CONFIGURATION forum_english (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION forum_english ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, english_stem;
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
CREATE INDEX "forum_threads_author" ON "forum_threads" USING btree ("author_id","created_at");
--> statement-breakpoint
-- By hand
INSERT INTO forum_categories (id) VALUES ('hosting-tips'), ('boats-and-charters'), ('travel-stories');
--> statement-breakpoint
CREATE FUNCTION forum_post_is_public() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_public := NEW.status = 'visible' AND EXISTS (SELECT 1 FROM forum_threads WHERE id = NEW.thread_id AND status = 'visible');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forum_posts_is_public BEFORE INSERT ON forum_posts FOR EACH ROW EXECUTE FUNCTION forum_post_is_public();
--> statement-breakpoint
CREATE FUNCTION forum_refresh_thread(thread uuid, change integer) RETURNS void
LANGUAGE sql AS $$
  UPDATE forum_threads t SET reply_count = t.reply_count + change, last_post_id = last.id, last_post_at = coalesce(last.published_at, t.created_at)
  FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
    SELECT p.id, p.published_at FROM forum_posts p WHERE p.thread_id = thread AND p.status = 'visible' ORDER BY p.number DESC LIMIT 1
  ) AS last ON true
  WHERE t.id = thread
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_added_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, (count(*) FILTER (WHERE number > 1))::integer) FROM added WHERE status = 'visible' GROUP BY thread_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_removed_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, -(count(*) FILTER (WHERE number > 1))::integer) FROM former WHERE status = 'visible' GROUP BY thread_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_changed_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, sum(change)::integer) FROM (
    SELECT f.thread_id, CASE WHEN f.status = 'visible' AND f.number > 1 THEN -1 ELSE 0 END AS change
      FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status, f.number) IS DISTINCT FROM (a.thread_id, a.status, a.number)
    UNION ALL
    SELECT a.thread_id, CASE WHEN a.status = 'visible' AND a.number > 1 THEN 1 ELSE 0 END
      FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status, f.number) IS DISTINCT FROM (a.thread_id, a.status, a.number)
  ) AS changes GROUP BY thread_id;
  IF EXISTS (SELECT 1 FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status) IS DISTINCT FROM (a.thread_id, a.status)) THEN
    UPDATE forum_posts p SET is_public = (p.status = 'visible' AND t.status = 'visible')
      FROM added a, forum_threads t
      WHERE p.id = a.id AND t.id = p.thread_id AND p.is_public <> (p.status = 'visible' AND t.status = 'visible');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forum_posts_added AFTER INSERT ON forum_posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_added_posts();
--> statement-breakpoint
CREATE TRIGGER forum_posts_changed AFTER UPDATE ON forum_posts REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_changed_posts();
--> statement-breakpoint
CREATE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION forum_count_removed_posts();
--> statement-breakpoint
CREATE FUNCTION forum_count_category(category text, change integer) RETURNS void
LANGUAGE sql AS $$
  UPDATE forum_categories SET thread_count = thread_count + change WHERE id = category AND change <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_added_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, count(*)::integer) FROM added WHERE status = 'visible' GROUP BY category_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_removed_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, -count(*)::integer) FROM former WHERE status = 'visible' GROUP BY category_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forum_count_changed_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, sum(change)::integer) FROM (
    SELECT f.category_id, CASE WHEN f.status = 'visible' THEN -1 ELSE 0 END AS change
      FROM former f JOIN added a ON a.id = f.id WHERE (f.category_id, f.status) IS DISTINCT FROM (a.category_id, a.status)
    UNION ALL
    SELECT a.category_id, CASE WHEN a.status = 'visible' THEN 1 ELSE 0 END
      FROM former f JOIN added a ON a.id = f.id WHERE (f.category_id, f.status) IS DISTINCT FROM (a.category_id, a.status)
  ) AS changes GROUP BY category_id ORDER BY category_id;
  IF EXISTS (SELECT 1 FROM former f JOIN added a ON a.id = f.id WHERE f.status IS DISTINCT FROM a.status) THEN
    UPDATE forum_posts p SET is_public = (p.status = 'visible' AND a.status = 'visible')
      FROM added a WHERE p.thread_id = a.id AND p.is_public <> (p.status = 'visible' AND a.status = 'visible');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forum_threads_added AFTER INSERT ON forum_threads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_added_threads();
--> statement-breakpoint
CREATE TRIGGER forum_threads_changed AFTER UPDATE ON forum_threads REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_changed_threads();
--> statement-breakpoint
CREATE TRIGGER forum_threads_removed AFTER DELETE ON forum_threads REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION forum_count_removed_threads();
--> statement-breakpoint
CREATE FUNCTION forum_count_likes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_posts p SET like_count = p.like_count + CASE TG_OP WHEN 'INSERT' THEN c.likes ELSE -c.likes END
    FROM (SELECT post_id, count(*)::integer AS likes FROM changed GROUP BY post_id) AS c WHERE p.id = c.post_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forum_likes_added AFTER INSERT ON forum_likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
--> statement-breakpoint
CREATE TRIGGER forum_likes_removed AFTER DELETE ON forum_likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
