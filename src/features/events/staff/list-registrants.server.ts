import { and, asc, eq, gt, or } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findEvent, type RegistrationRow } from "../event.queries.server.ts";
import { REGISTRANTS_SHOWN } from "../event.rules.ts";
import type { RegistrantList, RegistrantsQuery, RegistrantView } from "../event.schema.ts";
import { eventRegistrations } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

const PER_EXPORT = 500;
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);
const r = eventRegistrations;

type Asked = Pick<RegistrantsQuery, "after"> & { show?: number };

/** Who registered for an event, in the order in which they did, as many as shown. For support staff. */
export async function listRegistrants(ctx: Ctx, eventId: string, { after, show = REGISTRANTS_SHOWN }: Asked = {}): Promise<RegistrantList> {
  await admit(ctx, eventPolicy, "readRegistrants", () => findEvent(ctx, eventId));
  const [page, total] = await Promise.all([pageOf(ctx, eventId, after, show), ctx.db.$count(r, eq(r.eventId, eventId))]);
  return { ...page, total };
}

/** Everybody who registered, for a file; that it was made is recorded. For support staff. */
export async function* exportRegistrants(ctx: Ctx, eventId: string): AsyncGenerator<RegistrantView> {
  await admit(ctx, eventPolicy, "exportRegistrants", () => findEvent(ctx, eventId));
  for (let after: string | undefined, isOver = false; !isOver;) {
    const { registrants, next } = await pageOf(ctx, eventId, after, PER_EXPORT);
    yield* registrants;
    isOver = next === null;
    after = next ?? undefined;
  }
}

async function pageOf({ db }: Ctx, eventId: string, after: string | undefined, limit: number): Promise<Omit<RegistrantList, "total">> {
  const [at, id] = readCursor(after, Cursor) ?? [];
  const since = at && new Date(at);
  const isNext = since && id ? or(gt(r.createdAt, since), and(eq(r.createdAt, since), gt(r.id, id))) : undefined;
  const rows = await db
    .select()
    .from(r)
    .where(and(eq(r.eventId, eventId), isNext))
    .orderBy(asc(r.createdAt), asc(r.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    registrants: shown.map(viewOf),
    next: last && rows.length > limit ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

const viewOf = (row: RegistrationRow): RegistrantView => ({
  id: row.id,
  status: row.status,
  queueNumber: row.queueNumber,
  firstName: row.personId ? row.firstName : "Deleted user",
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  dietaryRestrictions: row.dietaryRestrictions,
  specialRequirements: row.specialRequirements,
  feeCents: row.fee,
  createdAt: row.createdAt.toISOString(),
});
