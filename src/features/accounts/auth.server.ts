import { betterAuth } from "better-auth";
import { newRecoveryCodes } from "./two-factor/recovery-code.ts";
import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { emailOTP, twoFactor } from "better-auth/plugins";
import { passkey } from "@better-auth/passkey";
import type { Config } from "../../platform/config.server.ts";
import type { Ctx, RequestContext, Services } from "../../platform/context.server.ts";
import { followingTransactions } from "../../platform/db/database.server.ts";
import { credentials, passkeys, profiles, sessions, twoFactors, verifications } from "./account.tables.server.ts";
import { sendEmailConfirmation, sendPasswordReset, sendSignInCode } from "./account.emails.server.ts";
import { passwordsInTurn } from "./password/hashing-line.server.ts";
import { PASSWORD_LENGTH } from "./password/password.rules.ts";
import { alsoAfterEmailCodes } from "./sign-in/also-after-email-codes.ts";
import { SIGN_IN_CODE } from "./sign-in/sign-in-code.rules.ts";

const COOKIE_PREFIX = "hearth";
const DAY = 24 * 3600;
const SESSION_SECONDS = 30 * DAY;
const SESSION_REFRESH_SECONDS = 300;
const RESET_LINK_SECONDS = 3600;
export const EMAIL_LINK_SECONDS = DAY;

export type Auth = ReturnType<typeof createAuth>;

const auths = new WeakMap<Config, Auth>();

/** The auth library as this product uses it: never reachable over HTTP by itself, only through our verbs. */
export function authOf(ctx: Services): Auth {
  const known = auths.get(ctx.config);
  if (known) return known;
  const auth = createAuth(ctx);
  auths.set(ctx.config, auth);
  return auth;
}

function createAuth({ config, db, clock, log, jobs, storage, network, passwords }: Services) {
  const following = followingTransactions(db);
  const ctx: Ctx = { config, db: following, clock, log, jobs, storage, network, actor: null, request: null };
  return betterAuth({
    appName: config.brandName,
    baseURL: config.appOrigin,
    secret: config.secret,
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_, message, ...args: unknown[]) =>
        log.error({ err: args.find((each) => each instanceof Error) ?? message }, "the auth library failed"),
    },
    rateLimit: { enabled: false },
    database: drizzleAdapter(following, {
      provider: "pg",
      schema: {
        user: profiles,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    advanced: {
      database: { generateId: false },
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(config),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    // Adding a passkey asks for the password, however old the session is.
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_REFRESH_SECONDS, freshAge: 0 },
    user: {
      fields: { name: "fullName", image: "avatarUrl" },
      additionalFields: {
        isHost: { type: "boolean", input: false, required: false },
        supportRole: { type: "string", input: false, required: false },
      },
      changeEmail: { enabled: true },
    },
    emailAndPassword: {
      enabled: true,
      password: passwordsInTurn({ passwords }),
      // Our verb hashes before it takes a connection.
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendPasswordReset(ctx, user, token),
    },
    emailVerification: {
      expiresIn: EMAIL_LINK_SECONDS,
      sendOnSignUp: false,
      sendVerificationEmail: ({ user, token }) => sendEmailConfirmation(ctx, user, token),
    },
    plugins: [
      alsoAfterEmailCodes(twoFactor({ issuer: config.brandName, backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes } })),
      emailOTP({
        otpLength: SIGN_IN_CODE.digits,
        expiresIn: SIGN_IN_CODE.seconds,
        allowedAttempts: SIGN_IN_CODE.tries,
        storeOTP: "hashed",
        disableSignUp: true,
        sendVerificationOTP: ({ email, otp }) => sendSignInCode(ctx, email, otp),
      }),
      passkey({
        rpName: config.brandName,
        origin: config.appOrigin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: { afterVerification: ({ verification }) => requireVerifiedPerson(verification.registrationInfo?.userVerified) },
        authentication: { afterVerification: ({ verification }) => requireVerifiedPerson(verification.authenticationInfo.userVerified) },
      }),
    ],
  });
}

/** Whether a session is used again after a while, or is over. */
export const isDueForRenewal = ({ clock }: Ctx, { expiresAt }: { expiresAt: Date }): boolean =>
  expiresAt.getTime() - clock.now().getTime() <= (SESSION_SECONDS - SESSION_REFRESH_SECONDS) * 1000;

export const sessionCookieName = ({ config }: Ctx): string => `${isSecure(config) ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;

const isSecure = ({ appOrigin }: Config) => appOrigin.startsWith("https:");

/** A passkey stands for both factors, so the device must have checked who holds it. */
function requireVerifiedPerson(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "PERSON_NOT_VERIFIED" });
}

/** Our own header name for the address that the platform established; a visitor's copy of it is overwritten. */
const CLIENT_ADDRESS_HEADER = "x-hearth-client-address";

export function requestOf(ctx: Ctx): RequestContext {
  if (!ctx.request) throw new Error("this verb needs a request context");
  return ctx.request;
}

/** The visitor's headers as the auth library may see them. */
export function authHeaders(ctx: Ctx): Headers {
  const { headers, address, userAgent, reply } = requestOf(ctx);
  const forwarded = new Headers({ [CLIENT_ADDRESS_HEADER]: address, "user-agent": userAgent });
  const cookie = withReplyCookies(headers.get("cookie") ?? "", reply);
  if (cookie) forwarded.set("cookie", cookie);
  return forwarded;
}

/** A second call in the same request sees the cookies that the first one set. */
function withReplyCookies(sent: string, reply: Headers): string {
  const jar = new Map(
    sent
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  for (const set of reply.getSetCookie()) {
    const [pair = ""] = set.split(";");
    jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Passes the library's cookies on to the answer. */
export function keepCookies<T>(ctx: Ctx, { headers, response }: { headers: Headers | null; response: T }): T {
  for (const cookie of headers?.getSetCookie() ?? []) requestOf(ctx).reply.append("set-cookie", cookie);
  return response;
}

/** The library's own code for a refusal, or null when the error is something else. */
export function authRefusal(error: unknown): string | null {
  return error instanceof APIError ? String(error.body?.code ?? error.status) : null;
}
