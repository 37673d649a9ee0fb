import { sql } from "drizzle-orm";
import { bigint, boolean, check, customType, index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { day, instant } from "../../../platform/db/columns.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";

const momentsRange = customType<{ data: string }>({ dataType: () => "tstzrange" });
const layers = customType<{ data: string }>({ dataType: () => "int8range" });

/** A boat that sells hours: from then on all that claims it also takes its time in `held_times`. */
export const boatClocks = pgTable(
  "boat_clocks",
  {
    propertyId: uuid("property_id")
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** After every use: refuel, clean, hand over. */
    turnaroundMinutes: smallint("turnaround_minutes").notNull(),
    /** How long before the start it can be booked at the latest. */
    noticeMinutes: integer("notice_minutes").notNull(),
    /** Whether it can be booked by the night as well. */
    sellsNights: boolean("sells_nights").notNull().default(true),
    /** Since when; what was over by then holds no time. */
    since: instant("since").notNull(),
  },
  () => [
    check("boat_clocks_turnaround", sql`turnaround_minutes between 0 and 1440`),
    check("boat_clocks_notice", sql`notice_minutes between 0 and 43200`),
  ],
);

/** What takes a boat: nights of guests, a charter, a departure that is sold by the seat, a stay that the host entered, a block, another calendar. */
export type HeldKind = "stay" | "charter" | "departure" | "manual" | "block" | "import";

/**
 * What takes a boat that sells hours, from when to when. Two rows are refused where their times and their layers overlap, so a layer says who may share a time
 * (`held_times_do_not_overlap`, which drizzle doesn't know of). Triggers on the tables of the claims keep it (`…_hold_times` in db/functions). What a calendar says
 * over a stay is kept as a clash, which holds the time as soon as the stay is gone.
 */
export const heldTimes = pgTable(
  "held_times",
  {
    no: bigint("no", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => boatClocks.propertyId, { onDelete: "cascade" }),
    kind: text("kind").$type<HeldKind>().notNull(),
    /** The booking, checkout, departure, manual booking or calendar; of a block, its listing. */
    holderId: uuid("holder_id").notNull(),
    /** The day of a block, or the night that a calendar names. */
    day: day("day"),
    /** Of such a day, what a stay of the night before may still use. */
    isMorning: boolean("is_morning").notNull().default(false),
    /** Its nights are in `occupied_nights` by its own table. */
    isByNight: boolean("is_by_night").notNull(),
    /** What people see. */
    used: momentsRange("used").notNull(),
    /** With preparation and turnaround. */
    held: momentsRange("held").notNull(),
    /** A checkout's time is free from then on by the clock alone. */
    heldUntil: timestamp("held_until", { withTimezone: true, mode: "string" })
      .notNull()
      .default(sql`'infinity'`),
    clashes: boolean("clashes").notNull().default(false),
    /** When it last changed; other sites go by it. */
    claimedAt: instant("claimed_at").notNull().defaultNow(),
    /**
     * Charters and departures share with nobody. Stays share with the mornings of blocked days, which are beyond 2^40; blocks and calendars have a point of their
     * own above and below zero, so they join each other; manual ones are below zero, so they join blocks.
     */
    layer: layers("layer")
      .notNull()
      .generatedAlwaysAs(
        sql`case when kind in ('charter', 'departure') then int8range(null, null) when kind = 'stay' then int8range(-1099511627776, 1099511627776) when kind = 'manual' then int8range(case when is_by_night then -1099511627776 end, 0) when kind = 'block' and is_morning then int8range(1099511627776 + no, 1099511627777 + no) when kind = 'block' then int8range(no, no + 1) when is_morning then int8range(-1099511627776 - no, -1099511627775 - no) else int8range(-no, 1 - no) end`,
      ),
  },
  (t) => [
    index("held_times_holder").on(t.holderId),
    index("held_times_clashing")
      .on(t.propertyId)
      .where(sql`clashes`),
    index("held_times_ending")
      .on(t.heldUntil)
      .where(sql`held_until < 'infinity'`),
    check("held_times_kind_is_known", sql`kind in ('stay', 'charter', 'departure', 'manual', 'block', 'import')`),
    check("held_times_only_calendars_clash", sql`not clashes or kind = 'import'`),
    check("held_times_mornings_are_of_days", sql`not is_morning or day is not null and kind in ('block', 'import')`),
    check(
      "held_times_are_times",
      sql`not isempty(used) and held @> used and lower_inc(held) and not upper_inc(held) and lower(held) > '-infinity' and upper(held) < 'infinity' and upper(held) - lower(held) <= interval '800 days'`,
    ),
  ],
);
