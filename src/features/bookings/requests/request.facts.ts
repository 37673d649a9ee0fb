import { z } from "zod";
import { declareFact } from "../../../platform/facts/fact.ts";

const RequestFact = z.object({ checkoutId: z.uuid() });

/** A guest asks to book, and the nights are held until the host answers. */
export const requestMade = declareFact("request.made", RequestFact);

/** Declined, lapsed or withdrawn, as its checkout says; an approved one is a booking. With what the host wrote to the guest. */
export const requestEnded = declareFact("request.ended", RequestFact.extend({ message: z.string().default("") }));
