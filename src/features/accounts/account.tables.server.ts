import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DELETED_NAME } from "./profile/deleted-person.ts";
import type { Language } from "./profile/languages.ts";
import type { TravelPreference } from "./profile/travel-preferences.ts";
import { instant, rowId } from "../../platform/db/columns.server.ts";

/** What may be left of a person who deleted the account: the id, and when they came and went. */
const EMPTY_WHEN_DELETED = sql.raw(
  `case when deleted_at is null then email is not null else email is null and full_name = '${DELETED_NAME}' and bio = '' and phone = '' and num_nonnulls(avatar_url, certification_badge, support_role, host_since) = 0 and travel_preferences = '{}' and languages = '{}' and not (is_host or email_verified or two_factor_enabled or email_notifications or marketing_emails) end`,
);

export type CertificationBadge = { issued_at: string; type: "host"; level: "certified"; visible: boolean };

/**
 * A person: the profile, and the email that they sign in with. One row, so that neither can exist without the other. The row of one who
 * deleted the account stays, emptied, because other people's bookings, reviews and payouts name it. A trigger (`let_people_leave`) refuses to mark a
 * person as deleted who has bookings ahead or a listing that is open, and to change the row afterwards.
 */
export const profiles = pgTable(
  "profiles",
  {
    id: rowId(),
    fullName: text("full_name").notNull(),
    /** For searching, as `plain_text` makes it. */
    plainName: text("plain_name")
      .generatedAlwaysAs(sql`plain_text(full_name)`)
      .notNull(),
    avatarUrl: text("avatar_url"),
    bio: text("bio").notNull().default(""),
    phone: text("phone").notNull().default(""),
    phoneDigits: text("phone_digits")
      .generatedAlwaysAs(sql`regexp_replace(phone, '\\D', '', 'g')`)
      .notNull(),
    certificationBadge: jsonb("certification_badge").$type<CertificationBadge>(),
    visibility: text("visibility").$type<"public" | "private">().notNull().default("public"),
    emailNotifications: boolean("email_notifications").notNull().default(true),
    marketingEmails: boolean("marketing_emails").notNull().default(false),
    travelPreferences: text("travel_preferences")
      .array()
      .$type<TravelPreference[]>()
      .notNull()
      .default(sql`'{}'`),
    languages: text("languages")
      .array()
      .$type<Language[]>()
      .notNull()
      .default(sql`'{}'`),
    isHost: boolean("is_host").notNull().default(false),
    hostSince: instant("host_since"),
    supportRole: text("support_role"),
    /** Null once the account is deleted. */
    email: text("email"),
    emailVerified: boolean("email_verified").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    uniqueIndex("profiles_email").on(t.email),
    // `plain_text` takes case and accents away.
    index("profiles_name_search").using("gin", sql`plain_text(full_name) gin_trgm_ops`),
    index("profiles_email_search").using("gin", sql`email gin_trgm_ops`),
    index("profiles_support")
      .on(t.supportRole)
      .where(sql`support_role is not null`),
    check("profiles_email_is_lower_case", sql`email = lower(email)`),
    check("profiles_visibility_is_known", sql`visibility in ('public', 'private')`),
    check("profiles_full_name_fits", sql`char_length(full_name) between 1 and 100`),
    check("profiles_host_has_since", sql`not is_host or host_since is not null`),
    check("profiles_deleted_are_empty", sql`${EMPTY_WHEN_DELETED}`),
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

/** The auth library's name for a password of ours. */
export const PASSWORD_PROVIDER = "credential";

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

/** Short-lived proofs: reset links, emailed codes, challenges, remembered devices. */
export const verifications = pgTable(
  "verifications",
  {
    /** Text, because the auth library gives some of them ids of its own. */
    id: text("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    /** Of a remembered device. */
    userAgent: text("user_agent"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_expiry").on(t.expiresAt),
    index("verifications_trusted_devices")
      .on(t.value)
      .where(sql`identifier like 'trust-device-%'`),
  ],
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

/** The keys with which a person's devices sign in; only their public halves. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: rowId(),
    userId: ownedBy(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    credentialID: text("credential_id").notNull(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("passkeys_credential").on(t.credentialID), index("passkeys_user").on(t.userId)],
);

/** The authenticator's codes of the last minutes, so that none works twice. */
export const usedCodes = pgTable(
  "used_codes",
  { userId: ownedBy(), code: text("code").notNull(), usedAt: instant("used_at").notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
);
