import type { BookingRow } from "../booking.queries.server.ts";
import { earningOf } from "../booking.rules.ts";
import type { RequestRow } from "../changing/change.queries.server.ts";
import type { TimelineEntry } from "./details.schema.ts";

type Entry = [TimelineEntry["event"], Date | null];

const OVER = { lapsed: "change_lapsed", withdrawn: "change_withdrawn", overtaken: "change_overtaken" } as const;
const CLOSED = {
  guest: { approved: "change_approved", declined: "change_declined", ...OVER },
  host: { approved: "change_accepted", declined: "change_refused", ...OVER },
} as const;

/** What happened to a booking and what is still to come, in order. */
export function timelineOf(
  row: BookingRow,
  requests: Pick<RequestRow, "askedBy" | "state" | "askedAt" | "closedAt">[],
  now: Date,
): TimelineEntry[] {
  const isCancelled = row.status === "cancelled";
  const asked = requests.flatMap(({ askedBy, state, askedAt, closedAt }): Entry[] => [
    [askedBy === "guest" ? "change_asked" : "change_suggested", askedAt],
    ...(state === "open" ? [] : [[CLOSED[askedBy][state], closedAt] satisfies Entry]),
  ]);
  const isApproved = requests.some(({ state, closedAt }) => state === "approved" && closedAt?.getTime() === row.changedAt?.getTime());
  const stay: Entry[] = isCancelled
    ? [["cancelled", row.cancelledAt]]
    : [
        ["check_in", row.beginsAt],
        ["no_show", row.noShowAt],
        ["check_out", row.endsAt],
      ];
  const payout: Entry[] = earningOf(row).payout > 0 ? [[row.paidOutAt ? "paid_out" : "payout_due", row.paidOutAt ?? row.payableAt]] : [];
  const all: Entry[] = [["booked", row.createdAt], ...asked, ["changed", isApproved ? null : row.changedAt], ...stay, ...payout];
  return all
    .flatMap(([event, at]) => (at ? [{ event, at }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ event, at }) => ({ event, at: at.toISOString(), isAhead: at > now || event === "payout_due" }));
}
