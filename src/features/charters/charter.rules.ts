/** Whether somebody steers, or the guest does. */
export type CharterCrew = "captained" | "bareboat";
export type ExtraKind = "captain" | "crew" | "fuel" | "cleaning" | "transit_log" | "equipment" | "pickup" | "other";
/** In the price; at a price; paid to the captain at the end; or asked for. */
export type ExtraTerms = "included" | "priced" | "at_the_end" | "on_request";
export type ExtraUnit = "booking" | "hour" | "person";
