import { and, asc, gt, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { areOwn } from "../hosting/own-listing.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { type BulkEdit, type BulkFields, editedFields, refuseEdit, UNDO_MINUTES } from "./bulk-edit.rules.ts";
import { listingBulkEdits } from "./bulk-edit.tables.server.ts";

const { id, title, updatedAt, pricePerNight, cancellationPolicy, checkInTime, checkOutTime, houseRules, amenities } = properties;
const COLUMNS = { id, title, updatedAt, pricePerNight, cancellationPolicy, checkInTime, checkOutTime, houseRules, amenities };

/** The person's own among these listings, in the order in which they are locked. */
export const selectOwn = (ctx: Ctx, listingIds: string[]) =>
  ctx.db
    .select(COLUMNS)
    .from(properties)
    .where(and(inArray(id, listingIds), areOwn(ctx)))
    .orderBy(asc(id));

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];
export type Edited = { listing: OwnRow; before: BulkFields; after: BulkFields };

const fieldsOf = ({ id: _id, title: _title, updatedAt: _at, ...fields }: OwnRow): BulkFields => fields;

/** What each becomes. Refuses all if one of them isn't the person's, or can't be changed like this. */
export function editEach(rows: OwnRow[], edit: BulkEdit & { listingIds: string[] }): Edited[] {
  if (rows.length < edit.listingIds.length) throw listingError("listing_not_found");
  return rows.map((listing) => {
    const before = fieldsOf(listing);
    const after = editedFields(before, edit);
    const refused = refuseEdit(listing.title, before, after);
    if (refused) throw requestError("invalid_input", { fields: { [refused.field]: refused.message } });
    return { listing, before, after };
  });
}

/** The person's last bulk edit, while it can be undone. */
export const selectLastEdit = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(listingBulkEdits)
    .where(
      and(
        eq(listingBulkEdits.hostId, requireActor(ctx).id),
        gt(listingBulkEdits.madeAt, new Date(ctx.clock.now().getTime() - UNDO_MINUTES * 60_000)),
      ),
    );
