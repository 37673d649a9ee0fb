import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { bookings } from "../bookings/booking.tables.server.ts";

/** Several bookings of one person that are one trip, and whom they show it to. */
export const tripPlans = pgTable(
  "trip_plans",
  {
    id: rowId(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Whether companions see what the bookings cost. */
    sharesPrices: boolean("shares_prices").notNull().default(false),
    /** Who knows it may join, until then. */
    inviteKey: uuid("invite_key").unique("trip_plans_invite_key"),
    inviteUntil: instant("invite_until"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("trip_plans_owner").on(t.ownerId),
    check("trip_plans_name_fits", sql`char_length(name) between 1 and 60`),
    check("trip_plans_invitations_end", sql`(invite_key is null) = (invite_until is null)`),
  ],
);

/** A booking is part of one trip at most. */
export const tripPlanParts = pgTable(
  "trip_plan_parts",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    planId: uuid("plan_id")
      .notNull()
      .references(() => tripPlans.id, { onDelete: "cascade" }),
  },
  (t) => [index("trip_plan_parts_plan").on(t.planId)],
);

/** Who came by the invitation. */
export const tripCompanions = pgTable(
  "trip_companions",
  {
    planId: uuid("plan_id")
      .notNull()
      .references(() => tripPlans.id, { onDelete: "cascade" }),
    personId: uuid("person_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.personId] }), index("trip_companions_person").on(t.personId)],
);

/** What somebody paid for the trip, and for whom. A record among friends: no money of ours moves. */
export const tripCosts = pgTable(
  "trip_costs",
  {
    id: rowId(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => tripPlans.id, { onDelete: "cascade" }),
    paidById: uuid("paid_by_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    addedById: uuid("added_by_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    cents: integer("cents").notNull(),
    /** It is split evenly among these. */
    sharedByIds: uuid("shared_by_ids").array().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("trip_costs_plan").on(t.planId, t.createdAt),
    check("trip_costs_label_fits", sql`char_length(label) between 1 and 100`),
    check("trip_costs_are_shared", sql`cents > 0 and cardinality(shared_by_ids) between 1 and 21`),
  ],
);
