import type { Ctx } from "../../../platform/context.server.ts";
import { departuresAhead } from "../../charters/index.server.ts";
import { listingBasics, readOwnListing } from "../../listings/index.server.ts";
import type { Hours, Stay } from "../../availability/index.ts";
import { whenOfDeparture } from "./departure.rules.ts";

export type DepartureAhead = Stay & {
  hours: Hours;
  id: string;
  packageName: string;
  /** Also by who is paying. */
  taken: number;
  seats: number;
  isCancelled: boolean;
};

/** The next departures of the host's own boat that somebody has a seat on, or that were cancelled; to everyone else there is no such boat. */
export async function listDepartures(ctx: Ctx, listingId: string): Promise<DepartureAhead[]> {
  await readOwnListing(ctx, listingId);
  const boat = await listingBasics(ctx, listingId);
  const rows = boat ? await departuresAhead(ctx, listingId) : [];
  return rows.map((row) => ({
    ...whenOfDeparture(row, boat?.timeZone ?? "UTC"),
    id: row.id,
    packageName: row.packageName,
    taken: row.taken,
    seats: row.seats,
    isCancelled: row.cancelledAt !== null,
  }));
}
