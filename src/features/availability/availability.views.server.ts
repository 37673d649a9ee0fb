import { pgView } from "drizzle-orm/pg-core";

/** What other features may read of nights, prices and rules in SQL. `db/functions/availability` says which columns they have. */
export const nightsView = pgView("taken_nights", {}).existing();
export const customPricesView = pgView("custom_prices", {}).existing();
export const rulesView = pgView("stay_rules", {}).existing();
export const seasonsView = pgView("stay_seasons", {}).existing();
/** Boats that sell hours, and what takes them from when to when. */
export const boatHoursView = pgView("boat_hours", {}).existing();
export const takenTimesView = pgView("taken_times", {}).existing();
export const dayMinimumsView = pgView("day_minimums", {}).existing();
