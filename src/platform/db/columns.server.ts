import { date, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A calendar day, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: "string" });

export const rowId = () => uuid("id").primaryKey().defaultRandom();
