import { sql } from "drizzle-orm";
import { type Db, transact } from "../../../platform/db/database.server.ts";
import { gazetteer as filled, places } from "../place.tables.server.ts";
import { searchAreaOf } from "./area-names.ts";
import { foldText } from "./fold-text.ts";
import type { Gazetteer, GazetteerPlace } from "./gazetteer-place.ts";
import { labelZooms } from "./label-zooms.ts";
import { packagedGazetteer } from "./packaged-gazetteer.server.ts";

const GAZETTEER_LOCK = 4_842_003;
const ROWS_AT_ONCE = 10_000;

type PlaceRow = typeof places.$inferInsert;

/**
 * Fills the gazetteer, whole or not at all, unless this version of it is already there. Servers that start together take turns.
 * Places of another version are removed.
 */
export async function fillGazetteer(
  tools: { db: Db },
  gazetteer: Gazetteer = packagedGazetteer(),
  onStart: () => void = () => {},
): Promise<void> {
  await transact(tools, async ({ db }) => {
    // Another server may take longer to fill it than a statement may usually take.
    await db.execute(sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
    await db.execute(sql`select pg_advisory_xact_lock(${GAZETTEER_LOCK})`);
    const [present] = await db.select().from(filled);
    if (present?.version === gazetteer.version) return;
    onStart();
    const rows = rowsOf(gazetteer.places());
    if (present) await db.delete(places);
    await (present ? insertRows(db, rows) : withoutIndexes(db, () => insertRows(db, rows)));
    await db.delete(filled);
    await db.insert(filled).values({ version: gazetteer.version });
    await db.execute(sql`analyze places`);
  });
}

/** A row for each name of each place. */
function* rowsOf(found: readonly GazetteerPlace[]): Generator<PlaceRow> {
  const zooms = labelZooms(found);
  const areas = new Map<string, string>();
  let id = 0;
  for (const [index, place] of found.entries()) {
    const area = `${place.countryCode} ${place.region}`;
    const searchArea = areas.get(area) ?? searchAreaOf(place);
    areas.set(area, searchArea);
    const { name, otherNames } = place;
    yield { ...place, id: ++id, searchName: foldText(name), searchArea, labelZoom: zooms[index] };
    for (const other of otherNames) yield { ...place, id: ++id, searchName: foldText(other), searchArea, labelZoom: null };
  }
}

/** Filling an empty table takes half the time if its indexes are created afterwards. */
async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'places' and indexname <> 'places_pkey'`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/** Thousands of rows as one JSON parameter: far cheaper than a parameter for each value. */
async function insertRows(db: Db, rows: Iterator<PlaceRow>): Promise<void> {
  for (let some = take(rows, ROWS_AT_ONCE); some.length > 0; some = take(rows, ROWS_AT_ONCE)) {
    await db.execute(sql`
      insert into places (id, kind, name, town, region, region_code, country, country_code, latitude, longitude, search_name, search_area, prominence, label_zoom)
      select * from json_to_recordset(${JSON.stringify(some)}::json) as row (
        id int, kind text, name text, town text, region text, "regionCode" text, country text, "countryCode" text, latitude float8, longitude float8,
        "searchName" text, "searchArea" text, prominence int2, "labelZoom" int2
      )`);
  }
}

function take<T>(items: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
