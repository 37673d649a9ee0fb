import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { builtOnce, queryPrepared } from "../../platform/db/prepared.server.ts";
import { properties } from "./listing.tables.server.ts";
import type { propertyPhotos } from "./photos/photo.tables.server.ts";

export type ListingRow = typeof properties.$inferSelect;
export type PhotoRow = typeof propertyPhotos.$inferSelect;

export type SummaryRow = Pick<
  ListingRow,
  | "id"
  | "hostId"
  | "type"
  | "category"
  | "title"
  | "streetAddress"
  | "city"
  | "state"
  | "zipCode"
  | "country"
  | "latitude"
  | "longitude"
  | "placePrecision"
  | "pricePerNight"
  | "cleaningFee"
  | "capacity"
  | "bedrooms"
  | "beds"
  | "cancellationPolicy"
  | "crew"
  | "lengthFeet"
  | "status"
  | "takenDownFrom"
>;
export type CoverRow = Pick<PhotoRow, "id" | "width" | "height" | "preview" | "description">;

/** How many photos of a listing its card turns through, with the cover. */
const CARD_PHOTOS = 5;

const SUMMARIES = `select l.id, l.host_id as "hostId", l.type, l.category, l.title, l.street_address as "streetAddress", l.city, l.state,
    l.zip_code as "zipCode", l.country, l.latitude, l.longitude, l.place_precision as "placePrecision", l.price_per_night as "pricePerNight",
    l.cleaning_fee as "cleaningFee", l.capacity, l.bedrooms, l.beds, l.cancellation_policy as "cancellationPolicy", l.crew,
    l.length_feet as "lengthFeet", l.status, l.taken_down_from as "takenDownFrom", c.id as "coverId", c.width, c.height, c.preview, c.description,
    (select count(*)::int from property_photos p where p.property_id = l.id and p.position < ${CARD_PHOTOS}) as "photoCount"
  from properties l left join property_photos c on c.property_id = l.id and c.position = 0 where l.id = any($1::uuid[])`;

type FoundSummary = SummaryRow & Omit<CoverRow, "id"> & { coverId: string | null; photoCount: number };

/** The listings of these ids with their covers, in no particular order. */
export async function selectSummaries(
  ctx: Ctx,
  ids: string[],
): Promise<{ listing: SummaryRow; cover: CoverRow | null; photoCount: number }[]> {
  if (ids.length === 0) return [];
  const rows = await queryPrepared<FoundSummary>(ctx.db, SUMMARIES, [ids]);
  return rows.map(({ coverId, width, height, preview, description, photoCount, ...listing }) => ({
    listing,
    photoCount,
    cover: coverId === null ? null : { id: coverId, width, height, preview, description },
  }));
}

const listingById = builtOnce((db) =>
  db
    .select()
    .from(properties)
    .where(eq(properties.id, sql.placeholder("id")))
    .prepare("listing_by_id"),
);

export async function selectListingRow(ctx: Ctx, id: string): Promise<ListingRow | null> {
  const [row] = await listingById(ctx).execute({ id });
  return row ?? null;
}

const photosOf = sql<CoverRow[]>`(
  select coalesce(json_agg(
    json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'preview', p.preview, 'description', p.description)
    order by p.position), '[]')
  from property_photos p where p.property_id = properties.id)`;

const listingAndPhotos = builtOnce((db) =>
  db
    .select({ listing: getTableColumns(properties), photos: photosOf })
    .from(properties)
    .where(eq(properties.id, sql.placeholder("id")))
    .prepare("listing_and_photos"),
);

export async function selectListing(ctx: Ctx, id: string): Promise<{ listing: ListingRow; photos: CoverRow[] } | null> {
  const [found] = await listingAndPhotos(ctx).execute({ id });
  return found ?? null;
}

/** Those of the listings that this person ever booked. */
export async function selectBookedBy(ctx: Ctx, guestId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from unnest(${sql.param(ids)}::uuid[]) as id where listing_was_booked_by(id, ${guestId}::uuid)`,
  );
  return rows.map(({ id }) => id);
}
