import { z } from "zod";
import { Line, Prose } from "../../platform/text.schema.ts";
import { LANGUAGES } from "./profile/languages.ts";
import { TRAVEL_PREFERENCES } from "./profile/travel-preferences.ts";
import { PASSWORD_LENGTH } from "./password/password.rules.ts";

const required = (message: string, max: number) => Line(message).min(1, message).max(max, `Use ${max} characters or fewer.`);

const Email = Line("Enter your email address.")
  .toLowerCase()
  .max(254, "Enter a valid email address.")
  .pipe(z.email("Enter a valid email address."));
const NewPassword = z
  .string("Choose a password.")
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Use ${PASSWORD_LENGTH.max} characters or fewer.`);
const GivenPassword = z.string("Enter your password.").min(1, "Enter your password.").max(PASSWORD_LENGTH.max, "Enter your password.");
const Code = Line("Enter the code.").min(6, "Enter the full code.").max(20, "That code is too long.");
const Token = Line("This link is incomplete.").min(1, "This link is incomplete.").max(2000, "This link is incomplete.");
/** A checked box of a form, or a JSON boolean. */
const Choice = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());

const FullName = required("Enter your full name.", 100);

export const RegisterAccountInput = z.object({
  fullName: FullName,
  email: Email,
  password: NewPassword,
  idempotencyKey: z.string().max(64).optional(),
});
const MISSING_CREDENTIALS = "You must provide either an email or phone number and a password";

export const SignInInput = z.object({
  email: Line(MISSING_CREDENTIALS).toLowerCase().min(1, MISSING_CREDENTIALS).max(254, "Enter a valid email address."),
  password: z.string(MISSING_CREDENTIALS).min(1, MISSING_CREDENTIALS).max(PASSWORD_LENGTH.max, "Enter your password."),
});
export const SecondFactorInput = z.object({ code: Code, rememberDevice: Choice.default(false) });
export const RequestSignInCodeInput = z.object({ email: Email });
export const SignInWithCodeInput = z.object({
  email: Email,
  code: Line("Enter the code.")
    .transform((code) => code.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Enter the 6 digits of the code.")),
});

/** What the browser's WebAuthn functions take and give, as JSON; a form sends it as text. */
export const PasskeyChallenge = z.looseObject({ challenge: z.string() });
const NOT_A_PASSKEY = "That isn't a passkey.";
const Base64Url = z.string(NOT_A_PASSKEY).max(20_000, NOT_A_PASSKEY);
const passkeyCredential = <R extends z.ZodRawShape>(response: R) =>
  z.preprocess(
    (sent) => (typeof sent === "string" ? parsedJson(sent) : sent),
    z.looseObject(
      {
        id: Base64Url,
        rawId: Base64Url,
        type: z.literal("public-key"),
        response: z.looseObject({ clientDataJSON: Base64Url, ...response }),
        clientExtensionResults: z.looseObject({}).default({}),
      },
      NOT_A_PASSKEY,
    ),
  );
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
export const SignInWithPasskeyInput = z.object({ credential: passkeyCredential({ authenticatorData: Base64Url, signature: Base64Url }) });
export const AddPasskeyInput = z.object({ credential: passkeyCredential({ attestationObject: Base64Url }) });
export const PasskeyPath = z.object({ passkeyId: z.uuid("That isn't a valid passkey.") });
export const RenamePasskeyInput = PasskeyPath.extend({ name: required("Enter a name.", 60) });
export const PasskeyView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;
export type SignInWithPasskeyInput = z.infer<typeof SignInWithPasskeyInput>;
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;
export type PasskeyView = z.infer<typeof PasskeyView>;
export type SignInWithCodeInput = z.infer<typeof SignInWithCodeInput>;

export const RequestPasswordResetInput = z.object({ email: Email });
export const ResetPasswordInput = z.object({ token: Token, newPassword: NewPassword });
export const ConfirmEmailInput = z.object({ token: Token });
export const SetPasswordInput = z.object({ newPassword: NewPassword });
export const ChangePasswordInput = z.object({ currentPassword: GivenPassword, newPassword: NewPassword });
export const ChangeEmailInput = z.object({ newEmail: Email, password: GivenPassword });
export const PasswordConfirmation = z.object({ password: GivenPassword }).meta({ id: "PasswordConfirmation" });
export const ConfirmTwoFactorInput = z.object({ code: Code });
export const UpdateAccountInput = z.object({
  fullName: FullName,
  bio: Prose().max(1000, "Use 1,000 characters or fewer.").default(""),
  phone: Line()
    .max(30, "Enter a valid phone number.")
    .regex(/^(\+?[\d\s().-]{5,})?$/, "Enter a valid phone number.")
    .default(""),
});
export const UpdateChoicesInput = z.object({
  emailNotifications: Choice,
  marketingEmails: Choice,
  isPublic: Choice,
});

/** One checkbox for each of these; a missing one is unchecked. */
const ticksOf = <T extends string>(options: readonly T[]) =>
  z
    .object(Object.fromEntries(options.map((option) => [option, Choice.default(false)])))
    .transform((ticks) => options.filter((option) => ticks[option]));
export const TravelPreferencesInput = ticksOf(TRAVEL_PREFERENCES);
export const LanguagesInput = ticksOf(LANGUAGES);

export type RegisterAccountInput = z.infer<typeof RegisterAccountInput>;
export type SignInInput = z.infer<typeof SignInInput>;
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** What every screen knows about the signed-in person. */
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

export const SignInOutcome = z
  .object({
    next: z.enum(["signed-in", "second-factor"]),
    /** The address was confirmed by this sign-in, so the password from before no longer works. */
    passwordRemoved: z.literal(true).optional(),
  })
  .meta({ id: "SignInOutcome" });
export type SignInOutcome = z.infer<typeof SignInOutcome>;

/** Whether the address was confirmed where nobody was signed in to the account, so that the password from before no longer works. */
export const EmailConfirmed = z.object({ passwordRemoved: z.boolean() });

export const AccountView = CurrentUser.extend({
  bio: z.string(),
  phone: z.string(),
  isPublic: z.boolean(),
  emailNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  hasPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  travelPreferences: z.array(z.enum(TRAVEL_PREFERENCES)),
  languages: z.array(z.enum(LANGUAGES)),
  hostSince: z.iso.datetime().nullable(),
  isCertified: z.boolean(),
  createdAt: z.iso.datetime(),
}).meta({ id: "Account" });
export type AccountView = z.infer<typeof AccountView>;

export const DeviceSession = z
  .object({
    id: z.uuid(),
    device: z.string(),
    address: z.string().nullable(),
    isThisOne: z.boolean(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: "DeviceSession" });
export type DeviceSession = z.infer<typeof DeviceSession>;

/** A device that is not asked for a code. */
export const TrustedDevice = z.object({ id: z.uuid(), device: z.string(), lastUsedAt: z.iso.datetime(), trustedUntil: z.iso.datetime() });
export type TrustedDevice = z.infer<typeof TrustedDevice>;

export const TwoFactorSetup = z.object({
  address: z.string(),
  secret: z.string(),
  qrCodeSvg: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const EndSessionsInput = z.object({ scope: z.enum(["others", "everywhere"]) });
export const TrustedDevicePath = z.object({ deviceId: z.uuid("That isn't a valid device.") });
export const SessionPath = z.object({ sessionId: z.uuid("That isn't a valid session.") });

export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  account: AccountView,
  sessions: z.array(DeviceSession),
  passkeys: z.array(PasskeyView),
  /** The photo itself, as a data address. */
  avatar: z.string().nullable(),
});
export type AccountData = z.infer<typeof AccountData>;

/** A person's public profile. */
export const PublicProfile = z.object({
  id: z.uuid(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  isCertified: z.boolean(),
  hostSinceYear: z.number().int(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** Contact details, only for the other side of a confirmed booking. */
export const Contact = PublicProfile.pick({ id: true, fullName: true, avatarUrl: true })
  .extend({ email: z.string(), phone: z.string() })
  .meta({ id: "Contact" });
export type Contact = z.infer<typeof Contact>;
