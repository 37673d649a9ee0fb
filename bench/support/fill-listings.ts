import pg from "pg";

const PLACES = 2000;
const NIGHTS_PER_BOOKING = 3;

/** A quarter of the listings have rules for prices and stays. */
const HAS_RULES = "(hashtext(p.id::text) & 3) = 0";

const TABLES = [
  "properties",
  "listing_index",
  "listing_postings",
  "occupied_nights",
  "property_photos",
  "property_custom_prices",
  "reviews",
];

/**
 * Fills so many listings with the nights of twelve stays each, a cover, and reviews, custom prices and rules for some, set by set
 * inside the database and without indexes, which are built at the end. A few places have many listings and most have few; what the triggers would write row by row is written at once.
 */
export async function fillListings(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = any($1::regclass[]) and not indisprimary",
    [TABLES],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of statements(count)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query("vacuum analyze");
  await client.end();
}

const statements = (count: number): string[] => [
  "set synchronous_commit = off",
  "set maintenance_work_mem = '1GB'",
  "set work_mem = '256MB'",
  // Neither triggers nor foreign keys are asked; the reviews' bookings are not there.
  "set session_replication_role = replica",
  "select setseed(0.42)",
  `insert into profiles (full_name, email, is_host, host_since) select 'Host ' || i, 'host-' || i || '@bench.test', true, now() from generate_series(1, 1000) i`,
  `create temp table host_ids as select id, row_number() over () as n from profiles`,
  `create temp table towns as select i as n, 'Port' || i || 'x' as city, 'Region' || (i % 60) as state, 'Country' || (i % 25) as country, lpad(i::text, 5, '0') as zip,
     -55 + 120 * random() as latitude, -179 + 358 * random() as longitude from generate_series(0, ${PLACES - 1}) i`,
  `insert into properties (host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, latitude, longitude, time_zone, amenities, capacity, minimum_nights, crew, licence_needed, length_feet, cabins, cancellation_policy, pets_allowed, created_at)
     select h.id, case when i % 3 = 0 then 'boat' else 'property' end, case when i % 3 = 0 then 'Boat' else 'House' end, 'Home ' || (i % 5000) || ' by the ' || (array['bay','pier','lake','point','marina'])[1 + i % 5],
       'A place to stay.', 4000 + (120000 * random() ^ 2)::int, 8500, (i % 300) || ' Shore Road', t.city, t.state, t.zip, t.country, t.latitude + (random() - 0.5) * 0.4, t.longitude + (random() - 0.5) * 0.4, 'UTC',
       (array['{WiFi,Kitchen}','{WiFi,Pool}','{Kitchen}','{WiFi,Kitchen,Pool,Heating}','{WiFi,TV}'])[1 + (random() * 4)::int]::text[] || case when i % 50 = 0 then '{Hot Tub}' else '{}' end::text[],
       1 + (random() * 9)::int, 1 + (random() * 2)::int, case when i % 3 = 0 then (array['captained','bareboat','either'])[1 + i % 9 / 3] end, case when i % 3 = 0 then i % 2 = 0 end,
       case when i % 3 = 0 then 20 + i % 60 end, case when i % 3 = 0 then 1 + i % 4 end, (array['flexible','moderate','strict'])[1 + i % 3], i % 4 = 0, now() - i * interval '1 second'
     from (select i, floor(${PLACES} * random() ^ 2)::int as town from generate_series(1, ${count}) i) made
     join towns t on t.n = made.town join host_ids h on h.n = 1 + i % 1000`,
  // The same words as search_words_of finds in this plain text, many times faster.
  `create unlogged table bench_words as select distinct p.id, word from properties p
     cross join unnest(string_to_array(lower(concat_ws(' ', p.title, p.city, p.state, p.country, p.zip_code, p.street_address)), ' ')) word`,
  `insert into search_words (word) select distinct word from bench_words`,
  "analyze search_words",
  "insert into search_towns (name, town, shortened) select town_name(city), min(city), without_a_letter(town_name(city)) from properties group by town_name(city)",
  `insert into listing_index (property_id, host_id, score, type, category, price, cleaning_fee, capacity, minimum_nights, bedrooms, beds, half_bathrooms, crew, licence_needed, length_feet, cabins,
       free_cancellation_days, pets_allowed, amenity_mask, latitude, longitude, rating, words, created_at, has_rules)
     select p.id, p.host_id, 3000 + (2000 * random())::int, p.type, p.category, p.price_per_night, p.cleaning_fee, p.capacity, p.minimum_nights, p.bedrooms, p.beds, p.half_bathrooms, p.crew, p.licence_needed,
       p.length_feet, p.cabins, case p.cancellation_policy when 'flexible' then 1 when 'moderate' then 5 end, p.pets_allowed, m.mask, p.latitude, p.longitude, 400 + (100 * random())::int, w.ids, p.created_at, ${HAS_RULES}
     from properties p join (select b.id, array_agg(s.id) as ids from bench_words b join search_words s using (word) group by b.id) w on w.id = p.id
     join (select distinct amenities, amenity_mask(amenities) as mask from properties) m on m.amenities = p.amenities`,
  "drop table bench_words",
  "alter table listing_postings drop constraint listing_postings_term_score_no_pk",
  `insert into listing_postings (term, score, no)
     select word_term(w), l.score, l.no from listing_index l cross join unnest(l.words) w
     union all select cell_term(size, l.latitude, l.longitude), l.score, l.no from listing_index l cross join generate_series(1, 3) size
     union all select fact, l.score, l.no from listing_index l cross join unnest(fact_terms(l)) as fact`,
  "alter table listing_postings add constraint listing_postings_term_score_no_pk primary key (term, score, no)",
  "alter table occupied_nights drop constraint occupied_nights_property_id_night_pk",
  `insert into occupied_nights (property_id, night, is_blocked)
     select p.id, date '2027-01-01' + (booking * 29 + (hashtext(p.id::text || booking) & 15) + night), true
     from properties p cross join generate_series(0, 11) booking cross join generate_series(0, ${NIGHTS_PER_BOOKING - 1}) night`,
  "alter table occupied_nights add constraint occupied_nights_property_id_night_pk primary key (property_id, night) include (held_until)",
  `insert into property_rules (property_id, weekend_price, weekly_discount_percent, guests_included, extra_guest_price, weekend_minimum_nights, arrival_days)
     select p.id, p.price_per_night * 6 / 5, 10, 2, 2000, 2, case when p.type = 'boat' then 65 else 127 end from properties p where ${HAS_RULES}`,
  `insert into property_seasons (property_id, name, starts_on, ends_on, is_yearly, nightly_price, minimum_nights)
     select p.id, 'Summer', date '2027-06-15', date '2027-08-31', true, p.price_per_night * 3 / 2, 3 from properties p where ${HAS_RULES}`,
  `insert into property_photos (property_id, position, width, height, preview)
     select id, 0, 1600, 1200, 'data:image/webp;base64,' || repeat('A', 160) from properties`,
  `insert into property_custom_prices (property_id, date, price)
     select property_id, date '2027-01-01' + no % 300, price from listing_index where no % 4 = 0`,
  "analyze property_custom_prices, property_seasons, property_rules",
  "update listing_index l set (lowest_price, highest_price) = (select lowest, highest from price_bounds(l.property_id, l.price, l.capacity))",
  `insert into reviews (booking_id, property_id, author_id, rating, cleanliness, accuracy, communication, location, value, text, reveal_at, revealed_at)
     select gen_random_uuid(), property_id, host_id, 3 + no % 3, 5, 5, 5, 5, 5, 'We would come again.', now(), now() from listing_index where no % 4 = 0`,
];
