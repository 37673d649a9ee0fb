import { z } from "zod";
import { TRAVEL_PREFERENCES } from "./profile/travel-preferences.ts";
import { PASSWORD_LENGTH } from "./password/password.rules.ts";

const required = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `Please use at most ${max} characters.`);

const Email = z
  .string("Please enter your e-mail address.")
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid e-mail address.")
  .pipe(z.email("Please enter a valid e-mail address."));
const NewPassword = z
  .string("Please choose a password.")
  .min(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters.`);
const GivenPassword = z
  .string("Please enter your password.")
  .min(1, "Please enter your password.")
  .max(PASSWORD_LENGTH.max, "Please enter your password.");
const Code = z.string("Please enter the code.").trim().min(6, "Please enter the whole code.").max(20, "That is too long for a code.");
const Token = z.string("The link is not complete.").min(1, "The link is not complete.").max(2000, "The link is not complete.");
/** A ticked box of a form, or a JSON boolean. */
const Choice = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());

const FullName = required("Please enter your full name.", 100);

export const RegisterAccountInput = z.object({
  fullName: FullName,
  email: Email,
  password: NewPassword,
  idempotencyKey: z.string().max(64).optional(),
});
const MISSING_CREDENTIALS = "You must provide either an email or phone number and a password";

export const SignInInput = z.object({
  email: z.string(MISSING_CREDENTIALS).trim().toLowerCase().min(1, MISSING_CREDENTIALS).max(254, "Please enter a valid e-mail address."),
  password: z.string(MISSING_CREDENTIALS).min(1, MISSING_CREDENTIALS).max(PASSWORD_LENGTH.max, "Please enter your password."),
});
export const SecondFactorInput = z.object({ code: Code, rememberDevice: Choice.default(false) });
export const RequestPasswordResetInput = z.object({ email: Email });
export const ResetPasswordInput = z.object({ token: Token, newPassword: NewPassword });
export const ConfirmEmailInput = z.object({ token: Token });
export const ChangePasswordInput = z.object({ currentPassword: GivenPassword, newPassword: NewPassword });
export const ChangeEmailInput = z.object({ newEmail: Email, password: GivenPassword });
export const PasswordConfirmation = z.object({ password: GivenPassword });
export const ConfirmTwoFactorInput = z.object({ code: Code });
export const UpdateAccountInput = z.object({
  fullName: FullName,
  bio: z.string().trim().max(1000, "Please use at most 1,000 characters.").default(""),
  phone: z
    .string()
    .trim()
    .max(30, "Please enter a valid phone number.")
    .regex(/^(\+?[\d\s().-]{5,})?$/, "Please enter a valid phone number.")
    .default(""),
});
export const UpdateChoicesInput = z.object({
  emailNotifications: Choice,
  marketingEmails: Choice,
  isPublic: Choice,
});

/** One tick for each preference; what is left out is not ticked. */
export const TravelPreferencesInput = z
  .object(Object.fromEntries(TRAVEL_PREFERENCES.map((preference) => [preference, Choice.default(false)])))
  .transform((ticks) => TRAVEL_PREFERENCES.filter((preference) => ticks[preference]));

export type RegisterAccountInput = z.infer<typeof RegisterAccountInput>;
export type SignInInput = z.infer<typeof SignInInput>;
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** Who is signed in, as every screen may know it. */
export const CurrentUser = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  isHost: z.boolean(),
  isSupport: z.boolean(),
  emailVerified: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SessionView = z.object({ user: CurrentUser.nullable(), expiresAt: z.iso.datetime().nullable() });
export type SessionView = z.infer<typeof SessionView>;

export const SignInOutcome = z.object({ next: z.enum(["signed-in", "second-factor"]) });
export type SignInOutcome = z.infer<typeof SignInOutcome>;

export const AccountView = CurrentUser.extend({
  bio: z.string(),
  phone: z.string(),
  isPublic: z.boolean(),
  emailNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  twoFactorEnabled: z.boolean(),
  travelPreferences: z.array(z.enum(TRAVEL_PREFERENCES)),
  hostSince: z.iso.datetime().nullable(),
  isCertified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AccountView = z.infer<typeof AccountView>;

export const DeviceSession = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string().nullable(),
  isThisOne: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

export const TwoFactorSetup = z.object({
  address: z.string(),
  secret: z.string(),
  qrCodeSvg: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const EndSessionsInput = z.object({ scope: z.enum(["others", "everywhere"]) });
export const SessionPath = z.object({ sessionId: z.uuid("That is not a session.") });

export const AccountData = z.object({ exportedAt: z.iso.datetime(), account: AccountView, sessions: z.array(DeviceSession) });
export type AccountData = z.infer<typeof AccountData>;

/** What anybody may know of a person. */
export const PublicProfile = z.object({
  id: z.uuid(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string(),
  isCertified: z.boolean(),
  hostSinceYear: z.number().int(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** How to reach somebody: for the other side of a confirmed booking only. */
export const Contact = PublicProfile.pick({ id: true, fullName: true, avatarUrl: true }).extend({ email: z.string(), phone: z.string() });
export type Contact = z.infer<typeof Contact>;
