import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

const AccountFact = z.object({ accountId: z.uuid() });

export const accountRegistered = declareFact("account.registered", AccountFact);
export const passwordChanged = declareFact("account.password-changed", AccountFact);
export const twoFactorChanged = declareFact("account.two-factor-changed", AccountFact.extend({ enabled: z.boolean() }));
export const passkeysChanged = declareFact("account.passkeys-changed", AccountFact.extend({ name: z.string(), added: z.boolean() }));
/** The owner of the email address proved it; what was set up before no longer works, the password too. */
export const ownerProven = declareFact("account.owner-proven", AccountFact.extend({ by: z.enum(["code", "link"]).default("code") }));
export const emailChanged = declareFact("account.email-changed", AccountFact.extend({ formerEmail: z.string() }));
export const accountDeleted = declareFact("account.deleted", AccountFact.extend({ email: z.string(), fullName: z.string() }));
