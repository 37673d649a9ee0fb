import type { Ctx } from "../../../platform/context.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { quoteListings } from "../pricing/quote-listings.server.ts";
import { StayRequest } from "../stay.schema.ts";
import type { Preview } from "./price-preview.tsx";

type Asked = Partial<Preview["asked"]>;

/** What a guest would pay for these dates at the host's own listing, or why they couldn't book them. To anyone else the listing is not found. */
export async function previewPrice(ctx: Ctx, listingId: string, { checkIn = "", checkOut = "", guests = "2" }: Asked): Promise<Preview> {
  await ownListing(ctx, listingId);
  const asked = { checkIn, checkOut, guests };
  if (!checkIn || !checkOut) return { asked, quote: null, refusal: null };
  const request = StayRequest.safeParse(asked);
  if (!request.success) return { asked, quote: null, refusal: "Choose two dates and the number of guests." };
  const answer = (await quoteListings(ctx, [listingId], request.data)).get(listingId);
  if (answer === undefined) return { asked, quote: null, refusal: "This listing is paused. Resume it to see its prices." };
  return typeof answer === "string" ? { asked, quote: null, refusal: answer } : { asked, quote: answer, refusal: null };
}
