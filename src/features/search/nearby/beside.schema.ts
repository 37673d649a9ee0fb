import { z } from "zod";
import { Day } from "../../availability/index.ts";
import { ListingCard, SearchQuery } from "../query/search.schema.ts";

export const BesidePath = z.object({ listingId: z.uuid("Listing not found") });

/** The stay that something is looked for beside, and for how many. */
export const BesideQuery = z
  .object({ checkIn: Day.optional(), checkOut: Day.optional(), guests: SearchQuery.shape.guests })
  .refine(({ checkIn, checkOut }) => (checkIn === undefined) === (checkOut === undefined), {
    path: ["checkOut"],
    message: "Enter both dates or neither.",
  });
export type BesideQuery = z.infer<typeof BesideQuery>;

/** Boats that go out by the hour or day near a home, or homes near a boat, the nearest first. */
export const Beside = z.object({ items: z.array(z.object({ card: ListingCard, miles: z.number() })) }).meta({ id: "Beside" });
export type Beside = z.infer<typeof Beside>;
