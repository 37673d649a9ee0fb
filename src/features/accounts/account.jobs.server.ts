import { lt } from "drizzle-orm";
import { createEmailVerificationToken } from "better-auth/api";
import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import {
  accountDeleted,
  accountRegistered,
  emailChanged,
  ownerProven,
  passkeysChanged,
  passwordChanged,
  twoFactorChanged,
} from "./account.facts.ts";
import {
  sendAccountDeleted,
  sendEmailChanged,
  sendOwnerProven,
  sendPasskeysChanged,
  sendPasswordChanged,
  sendTwoFactorChanged,
  sendWelcome,
} from "./account.emails.server.ts";
import { type AccountRow, findAccountById } from "./account.queries.server.ts";
import { sessions, verifications } from "./account.tables.server.ts";
import { EMAIL_LINK_SECONDS } from "./auth.server.ts";
import { removeAvatarFile, sweepOrphanAvatars } from "./avatar/unwanted-avatar.server.ts";
import { mailResetLink } from "./password/request-password-reset.server.ts";
import { mailSignInCode } from "./sign-in/request-sign-in-code.server.ts";

const sweepExpired = declareJob({
  name: "accounts.sweep-expired",
  input: z.object({}),
  schedule: "41 * * * *",
  run: async (ctx) => {
    await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.clock.now()));
    await ctx.db.delete(verifications).where(lt(verifications.expiresAt, ctx.clock.now()));
  },
});

export const accountJobs: Job[] = [mailResetLink, mailSignInCode, removeAvatarFile, sweepExpired, sweepOrphanAvatars];

/** Someone who has deleted the account in the meantime gets no email. */
const toPerson =
  <T extends { accountId: string }>(send: (ctx: Ctx, person: AccountRow & { name: string }, payload: T) => Promise<void>) =>
  async (ctx: Ctx, payload: T): Promise<void> => {
    const row = await findAccountById(ctx, payload.accountId);
    if (row) await send(ctx, { ...row, name: row.fullName }, payload);
  };

export const accountSubscribers: Subscriber[] = [
  subscribe({
    name: "accounts.welcome",
    fact: accountRegistered,
    tell: toPerson(async (ctx, person) => {
      const token = await createEmailVerificationToken(ctx.config.secret, person.email, undefined, EMAIL_LINK_SECONDS);
      await sendWelcome(ctx, person, token);
    }),
  }),
  subscribe({ name: "accounts.password-notice", fact: passwordChanged, tell: toPerson((ctx, person) => sendPasswordChanged(ctx, person)) }),
  subscribe({
    name: "accounts.two-factor-notice",
    fact: twoFactorChanged,
    tell: toPerson((ctx, person, { enabled }) => sendTwoFactorChanged(ctx, person, enabled)),
  }),
  subscribe({
    name: "accounts.passkey-notice",
    fact: passkeysChanged,
    tell: toPerson((ctx, person, { name, added }) => sendPasskeysChanged(ctx, person, name, added)),
  }),
  subscribe({
    name: "accounts.proven-notice",
    fact: ownerProven,
    tell: toPerson((ctx, person, { by }) => sendOwnerProven(ctx, person, by)),
  }),
  subscribe({
    name: "accounts.email-notice",
    fact: emailChanged,
    tell: toPerson((ctx, person, { formerEmail }) => sendEmailChanged(ctx, { ...person, email: formerEmail }, person.email)),
  }),
  subscribe({
    name: "accounts.farewell",
    fact: accountDeleted,
    tell: (ctx, { email, fullName }) => sendAccountDeleted(ctx, { email, name: fullName }),
  }),
];
