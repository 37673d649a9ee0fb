import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TravelPreference } from "./profile/travel-preferences.ts";
import { instant, rowId } from "../../platform/db/columns.server.ts";

export type CertificationBadge = { issued_at: string; type: "host"; level: "certified"; visible: boolean };

/** A person: the profile, and the email that they sign in with. One row, so that neither can exist without the other. */
export const profiles = pgTable(
  "profiles",
  {
    id: rowId(),
    fullName: text("full_name").notNull(),
    avatarUrl: text("avatar_url"),
    bio: text("bio").notNull().default(""),
    phone: text("phone").notNull().default(""),
    certificationBadge: jsonb("certification_badge").$type<CertificationBadge>(),
    visibility: text("visibility").$type<"public" | "private">().notNull().default("public"),
    emailNotifications: boolean("email_notifications").notNull().default(true),
    marketingEmails: boolean("marketing_emails").notNull().default(false),
    travelPreferences: text("travel_preferences")
      .array()
      .$type<TravelPreference[]>()
      .notNull()
      .default(sql`'{}'`),
    isHost: boolean("is_host").notNull().default(false),
    hostSince: instant("host_since"),
    supportRole: text("support_role"),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("profiles_email").on(t.email),
    index("profiles_support")
      .on(t.supportRole)
      .where(sql`support_role is not null`),
    check("profiles_email_is_lower_case", sql`email = lower(email)`),
    check("profiles_visibility_is_known", sql`visibility in ('public', 'private')`),
    check("profiles_full_name_fits", sql`char_length(full_name) between 1 and 100`),
    check("profiles_host_has_since", sql`not is_host or host_since is not null`),
  ],
);

const ownedBy = () =>
  uuid("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: rowId(),
    userId: ownedBy(),
    token: text("token").notNull(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("sessions_token").on(t.token), index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

/** How a person proves who they are. Only passwords today; the other columns are what the auth library keeps for outside providers. */
export const credentials = pgTable(
  "credentials",
  {
    id: rowId(),
    userId: ownedBy(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("credentials_provider_account").on(t.providerId, t.accountId), index("credentials_user").on(t.userId)],
);

/** Short-lived proofs: reset links, two-factor challenges, remembered devices. */
export const verifications = pgTable(
  "verifications",
  {
    id: rowId(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verifications_identifier").on(t.identifier), index("verifications_expiry").on(t.expiresAt)],
);

export const twoFactors = pgTable(
  "two_factors",
  {
    id: rowId(),
    userId: ownedBy(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: instant("locked_until"),
  },
  (t) => [uniqueIndex("two_factors_user").on(t.userId)],
);
