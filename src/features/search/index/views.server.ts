import { getViewConfig } from "drizzle-orm/pg-core";
import { customPricesView, dayMinimumsView, nightsView, rulesView, seasonsView } from "../../availability/index.server.ts";
import { listingDetails } from "../../listings/index.server.ts";
import { revealedRatings } from "../../reviews/index.server.ts";

/** What the statements read of other features, by the names of views that those own. */
export const LISTINGS = getViewConfig(listingDetails).name;
export const RATINGS = getViewConfig(revealedRatings).name;
export const NIGHTS = getViewConfig(nightsView).name;
export const CUSTOM_PRICES = getViewConfig(customPricesView).name;
export const RULES = getViewConfig(rulesView).name;
export const SEASONS = getViewConfig(seasonsView).name;
export const DAY_MINIMUMS = getViewConfig(dayMinimumsView).name;
