import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { fingerprint, seal, unseal } from "../../../platform/sealed.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { calendarExports } from "../calendar.tables.server.ts";

const PURPOSE = "calendar export tokens";
const TOKEN_BYTES = 24;

const hashOf = ({ config }: Ctx, token: string): string => fingerprint(config, PURPOSE, token);
const addressOf = ({ config }: Ctx, token: string): string => new URL(`/calendars/${token}.ics`, config.appOrigin).href;

/** The address at which other sites read the calendar of the person's own listing; null while it is off. */
export async function exportAddress(ctx: Ctx, listingId: string): Promise<string | null> {
  await ownListing(ctx, listingId);
  const [row] = await ctx.db.select().from(calendarExports).where(eq(calendarExports.propertyId, listingId));
  const token = row && unseal(ctx.config, PURPOSE, row.sealedToken);
  return token ? addressOf(ctx, token) : null;
}

/** The same calendar for sites that only take whole days. */
export const wholeDaysOf = (address: string): string => `${address}?${WHOLE_DAYS}=1`;
export const WHOLE_DAYS = "whole-days";

/** Gives the person's own listing a new address that nobody can guess. The one before ends at once. */
export async function renewExportAddress(ctx: Ctx, listingId: string): Promise<{ exportAddress: string }> {
  await ownListing(ctx, listingId);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const values = { sealedToken: seal(ctx.config, PURPOSE, token), tokenHash: hashOf(ctx, token), createdAt: ctx.clock.now() };
  await ctx.db
    .insert(calendarExports)
    .values({ propertyId: listingId, ...values })
    .onConflictDoUpdate({ target: calendarExports.propertyId, set: values });
  return { exportAddress: addressOf(ctx, token) };
}

/** Ends the address of the person's own listing: who asks there finds nothing. */
export async function endExportAddress(ctx: Ctx, listingId: string): Promise<void> {
  await ownListing(ctx, listingId);
  await ctx.db.delete(calendarExports).where(eq(calendarExports.propertyId, listingId));
}

/** The listing that has this token; null if it is unknown or has ended. */
export async function listingOfToken(ctx: Ctx, token: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: calendarExports.propertyId })
    .from(calendarExports)
    .where(eq(calendarExports.tokenHash, hashOf(ctx, token)));
  return row?.id ?? null;
}

/** Whether a typed address is the listing's own: a calendar that reads itself would hold its own nights for ever. */
export async function isOwnExport(ctx: Ctx, listingId: string, address: string): Promise<boolean> {
  const token = /^\/calendars\/([\w-]{1,100})\.ics$/.exec(new URL(address).pathname)?.[1];
  return token !== undefined && (await listingOfToken(ctx, token)) === listingId;
}
