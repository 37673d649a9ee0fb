import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted, emailChanged, passwordChanged, twoFactorChanged } from "../accounts/index.server.ts";
import { emailUnread } from "./email/email-unread.server.ts";
import { notificationChoices, notificationEmails, notifications } from "./notification.tables.server.ts";
import { notify } from "./notify.server.ts";

const KEEP_READ_DAYS = 180;

const prune = declareJob({
  name: "notifications.prune",
  input: z.object({}),
  schedule: "37 4 * * *",
  run: async (ctx) => {
    const old = sql`${ctx.clock.now()}::timestamptz - make_interval(days => ${KEEP_READ_DAYS})`;
    await ctx.db.delete(notifications).where(and(lt(notifications.readAt, old), lt(notifications.createdAt, old)));
    await ctx.db.delete(notificationEmails).where(lt(notificationEmails.sentAt, old));
  },
});

export const notificationJobs: Job[] = [emailUnread, prune];

/** Accounts sends the email itself, to whom the change concerns. */
const aboutAccount = (ctx: Ctx, personId: string, title: string) =>
  notify(ctx, {
    personId,
    kind: "security",
    foldKey: `security:${title}`,
    title,
    text: "If this wasn't you, change your password and check your devices.",
    path: "/account/security",
  });

export const notificationSubscribers: Subscriber[] = [
  subscribe({
    name: "notifications.password",
    fact: passwordChanged,
    tell: (ctx, { accountId }) => aboutAccount(ctx, accountId, "Your password was changed"),
  }),
  subscribe({
    name: "notifications.two-factor",
    fact: twoFactorChanged,
    tell: (ctx, { accountId, enabled }) => aboutAccount(ctx, accountId, `Two-factor sign-in was turned ${enabled ? "on" : "off"}`),
  }),
  subscribe({
    name: "notifications.email",
    fact: emailChanged,
    tell: (ctx, { accountId }) => aboutAccount(ctx, accountId, "Your email address was changed"),
  }),
  subscribe({
    name: "notifications.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      for (const table of [notifications, notificationEmails, notificationChoices])
        await ctx.db.delete(table).where(eq(table.personId, accountId));
    },
  }),
];
