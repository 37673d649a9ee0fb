import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { EarningsPage, EarningsQuery, EarningsSummary, HostBookings, HostBookingsQuery } from "../bookings/index.ts";
import { listEarnings, listHostBookings, summariseEarnings } from "../bookings/index.server.ts";
import { HostMetrics } from "./earning.schema.ts";
import { hostMetrics } from "./host-metrics.server.ts";

const host = { tag: "Hosting", signedIn: true, method: "get" as const };

export const earningsApi: Endpoint[] = [
  endpoint({
    ...host,
    path: "/host/bookings",
    summary: "List bookings at my listings in one phase, one page at a time",
    query: HostBookingsQuery,
    answer: HostBookings,
    run: (ctx, { query }) => listHostBookings(ctx, query),
  }),
  endpoint({
    ...host,
    path: "/host/earnings",
    summary: "List my earnings per booking, by payout date",
    query: EarningsQuery,
    answer: EarningsPage,
    run: (ctx, { query }) => listEarnings(ctx, query),
  }),
  endpoint({
    ...host,
    path: "/host/earnings/summary",
    summary: "Get my total earnings for a period",
    query: EarningsQuery.pick({ period: true }),
    answer: EarningsSummary,
    run: (ctx, { query }) => summariseEarnings(ctx, query.period),
  }),
  endpoint({
    ...host,
    path: "/host/metrics",
    summary: "Get my host metrics",
    answer: HostMetrics,
    run: (ctx) => hostMetrics(ctx),
  }),
];
