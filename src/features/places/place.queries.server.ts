import type { Ctx } from "../../platform/context.server.ts";
import { queryPrepared } from "../../platform/db/prepared.server.ts";
import type { PlaceKind } from "./place.schema.ts";

type Db = Pick<Ctx, "db">;

export type PlaceRow = {
  id: number;
  kind: PlaceKind;
  name: string;
  town: string | null;
  region: string;
  regionCode: string;
  country: string;
  latitude: number;
  longitude: number;
  prominence: number;
  searchName: string;
};

const SELECT = `select id, kind, name, town, region, region_code as "regionCode", country, latitude, longitude, prominence, search_name as "searchName" from places`;
const MOST = 20;

/** Every word of the area begins some word of the place's region or country. */
const IN_AREA = `(' ' || search_area) like all ($2::text[])`;
const areaPatterns = (words: readonly string[]) => words.map((word) => `% ${word}%`);

const BEGINS = `search_name ~>=~ $1 and search_name ~<~ ($1 || chr(1114111))`;
const BEST_FIRST = `order by prominence + case when search_name = $1 then 25 else 0 end desc, kind, length(search_name), id limit ${MOST}`;

const PROMINENT_BY_PREFIX = `${SELECT} where ${BEGINS} and prominence >= 20 and ${IN_AREA} ${BEST_FIRST}`;
const BY_PREFIX = `${SELECT} where ${BEGINS} and ${IN_AREA} ${BEST_FIRST}`;
const BY_NAME = `${SELECT} where search_name = $1 and ${IN_AREA} ${BEST_FIRST}`;
const BY_INNER_WORD = `${SELECT} where kind = 'city' and search_name like ('% ' || $1 || '%') and ${IN_AREA} ${BEST_FIRST}`;
const SIMILAR = `search_name % $1 and similarity(search_name, $1) + prominence / 500.0 >= 0.45 and ${IN_AREA}
  order by similarity(search_name, $1) + prominence / 500.0 desc, id limit ${MOST}`;
const PROMINENT_BY_SIMILARITY = `${SELECT} where prominence > 0 and ${SIMILAR}`;
const BY_SIMILARITY = `${SELECT} where kind = 'city' and ${SIMILAR}`;

/** Names and words are folded: they hold nothing but letters, digits and spaces. */
const finder = (text: string) => (ctx: Db, name: string, area: readonly string[]) =>
  queryPrepared<PlaceRow>(ctx.db, text, [name, areaPatterns(area)]);

export const findProminentByPrefix = finder(PROMINENT_BY_PREFIX);
export const findByPrefix = finder(BY_PREFIX);
export const findByName = finder(BY_NAME);
export const findByInnerWord = finder(BY_INNER_WORD);
export const findProminentBySimilarity = finder(PROMINENT_BY_SIMILARITY);
export const findBySimilarity = finder(BY_SIMILARITY);

const IN_COUNTRY = `${SELECT} where kind = $2 and search_name = $1 and ($3::text is null or country_code = $3) order by prominence desc, id limit 200`;

export const findInCountry = (ctx: Db, name: string, kind: PlaceKind, countryCode: string | null): Promise<PlaceRow[]> =>
  queryPrepared<PlaceRow>(ctx.db, IN_COUNTRY, [name, kind, countryCode]);

type Degrees = { west: number; south: number; east: number; north: number };
export type LabelRow = { name: string; latitude: number; longitude: number; prominence: number; zoom: number };

const LABELS = `select name, latitude, longitude, prominence, label_zoom as zoom from places
  where label_zoom = any ($1::int2[]) and latitude between $2 and $3 and longitude between $4 and $5
  order by label_zoom, prominence desc, id limit 400`;

/** The names that the map shows there up to this zoom, the larger first. */
export const findLabels = (ctx: Db, { west, south, east, north }: Degrees, lastZoom: number): Promise<LabelRow[]> =>
  queryPrepared<LabelRow>(ctx.db, LABELS, [Array.from({ length: lastZoom + 1 }, (_, zoom) => zoom), south, north, west, east]);

export type NearPlace = Pick<PlaceRow, "name" | "region" | "country"> & { nearLatitude: number; nearLongitude: number };

/** A place reaches so many kilometers for each point of its prominence: a city of a million 15, a village none. */
const NEAR = `select near.latitude as "nearLatitude", near.longitude as "nearLongitude", place.name, place.region, place.country
  from unnest($1::float8[], $2::float8[]) as near (latitude, longitude)
  cross join lateral (select greatest(cos(radians(near.latitude)), 0.1) as narrowing) as at
  cross join lateral (
    select name, region, country from places
    where kind = $3 and latitude between near.latitude - 0.3 and near.latitude + 0.3
      and longitude between near.longitude - 0.3 / narrowing and near.longitude + 0.3 / narrowing
    order by 111 * sqrt((latitude - near.latitude) ^ 2 + ((longitude - near.longitude) * narrowing) ^ 2) - 0.2 * prominence, id
    limit 1
  ) as place`;

/** The town or ZIP code of each point; none for a point with none within thirty kilometers. */
export const findNear = (ctx: Db, kind: PlaceKind, points: readonly { latitude: number; longitude: number }[]): Promise<NearPlace[]> =>
  queryPrepared<NearPlace>(ctx.db, NEAR, [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude), kind]);
