import pg from "pg";

/** Of these words every text is made; the first are in a third of them, the last in hardly any. */
const WORDS = 40_000;
const POSTS_A_THREAD = 10;
const HIDDEN_EVERY = 50;

const SYLLABLES = ["ba", "ko", "lu", "mi", "ra", "te", "vo", "shu", "ni", "da", "pe", "zo", "gu", "fi", "ha", "jo"];

/** A word that looks like one, the same for the same number. */
function wordOf(number: number): string {
  let [rest, word] = [number, ""];
  do {
    word += SYLLABLES[rest % SYLLABLES.length] ?? "";
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return `${word}k`;
}

/** Brings the forum to so many posts in threads of ten, each some thirty words; every fiftieth is hidden. Its index is built at the end. */
export async function fillForum(url: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; select setseed(0.42)");
  const words = Array.from({ length: WORDS }, (_, i) => wordOf(i + SYLLABLES.length));
  await client.query("create temp table words as select word, place::int from unnest($1::text[]) with ordinality as w(word, place)", [
    words,
  ]);
  await client.query("create unique index on words (place) include (word)");
  await client.query(
    "insert into profiles (full_name, email) select 'Bench ' || i, 'bench' || i || '@example.com' from generate_series(1, 200) i on conflict do nothing",
  );
  const { rows } = await client.query<{ last: number }>("select coalesce(max(serial), 0)::int as last from forum_posts");
  const last = rows[0]?.last ?? 0;
  await client.query("set session_replication_role = replica; drop index forum_posts_search");
  await client.query(THREADS, [last / POSTS_A_THREAD, posts / POSTS_A_THREAD]);
  for (let from = last; from < posts; from += 50_000) await client.query(POSTS, [from, Math.min(from + 50_000, posts)]);
  await client.query("create index forum_posts_search on forum_posts using gin (search) where is_public");
  await client.query("vacuum (analyze) forum_posts, forum_threads");
  await client.end();
}

const THREAD_ID = (number: string) => `md5('bench thread ' || ${number})::uuid`;

const THREADS = `insert into forum_threads (id, category_id, author_id, title, status, last_number, reply_count, last_post_at, created_at)
  select ${THREAD_ID("i")}, (array['hosting-tips', 'boats-and-charters', 'travel-stories'])[1 + i % 3], p.id, 'Thread ' || i, 'visible', ${POSTS_A_THREAD}, ${POSTS_A_THREAD - 1}, now(), now()
  from generate_series($1::int, $2::int - 1) i join (select id, row_number() over (order by email) - 1 as n from profiles where email like 'bench%') p on p.n = i % 200`;

/** A word's place by chance: the square of the square makes the first ones frequent, as in any language. */
const POSTS = `insert into forum_posts (thread_id, number, author_id, title, body, status, is_public, created_at, published_at)
  select ${THREAD_ID(`(i / ${POSTS_A_THREAD})`)}, 1 + i % ${POSTS_A_THREAD}, p.id, case when i % ${POSTS_A_THREAD} = 0 then 'Thread ' || i else '' end, t.body,
    case when i % ${HIDDEN_EVERY} = 7 then 'hidden' else 'visible' end, i % ${HIDDEN_EVERY} <> 7, now(), now()
  from generate_series($1::int, $2::int - 1) i
  join (select id, row_number() over (order by email) - 1 as n from profiles where email like 'bench%') p on p.n = i % 200
  cross join lateral (
    select string_agg(w.word, ' ') as body from (select 1 + floor(power(random(), 4) * ${WORDS})::int as place from generate_series(1, 20 + i % 20)) pick join words w using (place)
  ) t`;
