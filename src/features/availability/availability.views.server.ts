import { pgView } from "drizzle-orm/pg-core";

/** What other features may read of nights, prices and rules in SQL. `db/functions/availability` says which columns they have. */
export const nightsView = pgView("taken_nights", {}).existing();
export const customPricesView = pgView("custom_prices", {}).existing();
export const rulesView = pgView("stay_rules", {}).existing();
export const seasonsView = pgView("stay_seasons", {}).existing();
export const dayMinimumsView = pgView("day_minimums", {}).existing();
