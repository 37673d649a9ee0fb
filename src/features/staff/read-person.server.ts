import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { personForStaff } from "../accounts/index.server.ts";
import { personFacts } from "./person-facts.server.ts";
import type { PersonPage } from "./staff.schema.ts";

/** A person with their bookings and listings, for support staff; every look is in the audit trail. Refuses everyone else. */
export async function readPerson(ctx: Ctx, personId: string): Promise<PersonPage> {
  return transact(ctx, async (tx) => {
    const person = await personForStaff(tx, personId);
    const { id, fullName, email, isHost, createdAt, isVerified, hasTwoFactor } = person;
    const facts = await personFacts(tx, personId);
    return { id, fullName, email, isHost, memberSince: createdAt.toISOString(), isVerified, hasTwoFactor, facts };
  });
}
