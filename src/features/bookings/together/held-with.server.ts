import type { Ctx } from "../../../platform/context.server.ts";
import { type Money, money } from "../../../platform/money.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { readStayPlace } from "../../listings/index.server.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { type CheckoutRow, newestHeld, selectTogether } from "../checkout/checkout.queries.server.ts";
import { isLive, MOST_OPEN_CHECKOUTS } from "../checkout/checkout.rules.ts";
import type { HeldWith } from "../checkout/checkout.schema.ts";

/** What holds its nights with a checkout, the first to begin first. */
export async function heldWith(ctx: Ctx, row: CheckoutRow): Promise<HeldWith[]> {
  if (row.togetherId === null) return [];
  const others = (await selectTogether(ctx, row)).filter((other) => other.id !== row.id && other.state === "holding");
  return viewsOf(
    ctx,
    others.filter((other) => isLive(other, ctx.clock.now())),
  );
}

async function viewsOf(ctx: Ctx, rows: CheckoutRow[]): Promise<HeldWith[]> {
  const hosts = await publicProfiles(
    ctx,
    rows.map(({ hostId }) => hostId),
  );
  const places = await Promise.all(rows.map((row) => readStayPlace(ctx, row.propertyId, { isExact: false })));
  const views = rows.flatMap((row, each) => {
    const listing = places[each];
    const { id, checkIn, checkOut, guests, cancellationPolicy, beginsAt } = row;
    const shared = { id, checkIn, checkOut, guests, cancellationPolicy, beginsAt, charter: charterOf(row), total: money(row.totalPrice) };
    return listing ? [{ ...shared, listing, hostName: hosts.get(row.hostId)?.fullName ?? "" }] : [];
  });
  return views.toSorted((a, b) => a.beginsAt.getTime() - b.beginsAt.getTime()).map(({ beginsAt: _begins, ...view }) => view);
}

/** What the guest holds elsewhere right now and hasn't paid, so that something else can be paid with it; the newest, with all that is held with that. */
export async function heldElsewhere(ctx: Ctx, listingId: string): Promise<{ checkoutId: string; held: HeldWith[]; total: Money } | null> {
  if (!ctx.actor) return null;
  const newest = await newestHeld(ctx, ctx.actor.id, listingId);
  if (!newest) return null;
  const held = await viewsOf(ctx, [newest]);
  const all = [...held, ...(await heldWith(ctx, newest))];
  if (all.some(({ listing }) => listing.id === listingId) || all.length >= MOST_OPEN_CHECKOUTS) return null;
  return { checkoutId: newest.id, held: all, total: money(all.reduce((sum, { total }) => sum + total.cents, 0)) };
}
