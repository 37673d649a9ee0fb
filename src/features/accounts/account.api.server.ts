import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import * as shape from "./account.schema.ts";
import { myAccount, mySessions } from "./account.view.server.ts";
import { avatarApi } from "./avatar/avatar.api.server.ts";
import { changeEmail } from "./email/change-email.server.ts";
import { confirmEmail } from "./email/confirm-email.server.ts";
import { requestEmailConfirmation } from "./email/request-email-confirmation.server.ts";
import { passkeyApi } from "./passkeys/passkey.api.server.ts";
import { changePassword } from "./password/change-password.server.ts";
import { requestPasswordReset } from "./password/request-password-reset.server.ts";
import { resetPassword } from "./password/reset-password.server.ts";
import { setPassword } from "./password/set-password.server.ts";
import { deleteAccount } from "./profile/delete-account.server.ts";
import { exportAccountData } from "./profile/export-account-data.server.ts";
import { updateAccount, updateChoices } from "./profile/update-account.server.ts";
import { endSession, endSessions } from "./sessions/end-session.server.ts";
import { readSession } from "./sessions/read-session.server.ts";
import { registerAccount } from "./sign-in/register-account.server.ts";
import { requestSignInCode } from "./sign-in/request-sign-in-code.server.ts";
import { signInWithCode } from "./sign-in/sign-in-with-code.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { signOut } from "./sign-in/sign-out.server.ts";
import { verifySecondFactor } from "./sign-in/verify-second-factor.server.ts";
import { confirmTwoFactor } from "./two-factor/confirm-two-factor.server.ts";
import { disableTwoFactor } from "./two-factor/disable-two-factor.server.ts";
import { renewRecoveryCodes } from "./two-factor/renew-recovery-codes.server.ts";
import { startTwoFactor } from "./two-factor/start-two-factor.server.ts";
import { forgetTrustedDevice, myTrustedDevices } from "./two-factor/trusted-devices.server.ts";

const session = { tag: "Session" };
const account = { tag: "Account", signedIn: true };

const sessionApi = [
  endpoint({
    ...session,
    method: "post",
    path: "/accounts",
    summary: "Register and sign in",
    body: shape.RegisterAccountInput,
    status: 201,
    answer: shape.SignInOutcome,
    refusals: [409],
    run: (ctx, { body }) => registerAccount(ctx, body),
  }),
  endpoint({
    ...session,
    method: "get",
    path: "/session",
    summary: "Get the current session and renew it",
    answer: shape.SessionView,
    run: readSession,
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/session",
    summary: "Sign in with email and password, or find out that a second factor is required",
    body: shape.SignInInput,
    answer: shape.SignInOutcome,
    refusals: [401],
    run: (ctx, { body }) => signIn(ctx, body),
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/session/second-factor",
    summary: "Finish a sign-in with an authenticator or recovery code",
    body: shape.SecondFactorInput,
    answer: shape.SignInOutcome,
    refusals: [401],
    run: (ctx, { body }) => verifySecondFactor(ctx, body),
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/session/codes",
    summary: "Request a sign-in code by email; the response doesn't reveal whether the address is known",
    body: shape.RequestSignInCodeInput,
    status: 202,
    run: (ctx, { body }) => requestSignInCode(ctx, body),
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/session/code",
    summary: "Sign in with an emailed code, or find out that a second factor is required",
    body: shape.SignInWithCodeInput,
    answer: shape.SignInOutcome,
    refusals: [401],
    run: (ctx, { body }) => signInWithCode(ctx, body),
  }),
  endpoint({ ...session, method: "delete", path: "/session", summary: "Sign out of the current session", run: signOut }),
  endpoint({
    ...session,
    method: "post",
    path: "/password-reset-requests",
    summary: "Request a password reset email; the response doesn't reveal whether the address is known",
    body: shape.RequestPasswordResetInput,
    status: 202,
    run: (ctx, { body }) => requestPasswordReset(ctx, body),
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/password-resets",
    summary: "Set a new password with an emailed link",
    body: shape.ResetPasswordInput,
    refusals: [410],
    run: (ctx, { body }) => resetPassword(ctx, body),
  }),
  endpoint({
    ...session,
    method: "post",
    path: "/email-confirmations",
    summary: "Confirm an email address with an emailed link",
    body: shape.ConfirmEmailInput,
    refusals: [401, 410],
    answer: shape.EmailConfirmed,
    run: (ctx, { body }) => confirmEmail(ctx, body),
  }),
];

const profileApi = [
  endpoint({ ...account, method: "get", path: "/account", summary: "Get my account", answer: shape.AccountView, run: myAccount }),
  endpoint({
    ...account,
    method: "put",
    path: "/account/profile",
    summary: "Update name, bio and phone",
    body: shape.UpdateAccountInput,
    answer: shape.AccountView,
    run: (ctx, { body }) => updateAccount(ctx, body),
  }),
  endpoint({
    ...account,
    method: "put",
    path: "/account/choices",
    summary: "Update notification and visibility settings",
    body: shape.UpdateChoicesInput,
    answer: shape.AccountView,
    run: (ctx, { body }) => updateChoices(ctx, body),
  }),
  endpoint({
    ...account,
    method: "put",
    path: "/account/email",
    summary: "Request a change of email address; a link is sent to the new one",
    body: shape.ChangeEmailInput,
    status: 202,
    refusals: [403, 409],
    run: (ctx, { body }) => changeEmail(ctx, body),
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/email-confirmation-requests",
    summary: "Resend the confirmation email",
    status: 202,
    refusals: [409],
    run: requestEmailConfirmation,
  }),
  endpoint({
    ...account,
    method: "get",
    path: "/account/data",
    summary: "Download everything stored about me",
    answer: shape.AccountData,
    run: exportAccountData,
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account",
    summary: "Delete my account",
    body: shape.PasswordConfirmation,
    refusals: [403, 409],
    run: (ctx, { body }) => deleteAccount(ctx, body),
  }),
];

const securityApi = [
  endpoint({
    ...account,
    method: "post",
    path: "/account/password",
    summary: "Set a password for an account that has none and sign out other devices",
    body: shape.SetPasswordInput,
    refusals: [403, 409],
    run: (ctx, { body }) => setPassword(ctx, body),
  }),
  endpoint({
    ...account,
    method: "put",
    path: "/account/password",
    summary: "Change my password and sign out other devices",
    body: shape.ChangePasswordInput,
    refusals: [403, 409],
    run: (ctx, { body }) => changePassword(ctx, body),
  }),
  endpoint({
    ...account,
    method: "get",
    path: "/account/sessions",
    summary: "List my devices",
    answer: z.array(shape.DeviceSession),
    run: mySessions,
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account/sessions",
    summary: "Sign out other devices, or all of them",
    query: shape.EndSessionsInput,
    run: (ctx, { query }) => endSessions(ctx, query),
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account/sessions/{sessionId}",
    summary: "Sign out one device",
    params: shape.SessionPath,
    refusals: [404],
    run: (ctx, { params }) => endSession(ctx, params),
  }),
  endpoint({
    ...account,
    method: "get",
    path: "/account/trusted-devices",
    summary: "List the devices that aren't asked for a code",
    answer: z.array(shape.TrustedDevice),
    run: myTrustedDevices,
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account/trusted-devices/{deviceId}",
    summary: "Ask a trusted device for a code again",
    params: shape.TrustedDevicePath,
    refusals: [404],
    run: (ctx, { params }) => forgetTrustedDevice(ctx, params),
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/two-factor",
    summary: "Start setting up two-factor sign-in",
    body: shape.PasswordConfirmation,
    status: 201,
    answer: shape.TwoFactorSetup,
    refusals: [403, 409],
    run: (ctx, { body }) => startTwoFactor(ctx, body),
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/two-factor/confirmation",
    summary: "Turn on two-factor sign-in with its first code",
    body: shape.ConfirmTwoFactorInput,
    refusals: [403],
    run: (ctx, { body }) => confirmTwoFactor(ctx, body),
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account/two-factor",
    summary: "Turn off two-factor sign-in",
    body: shape.PasswordConfirmation,
    refusals: [403, 409],
    run: (ctx, { body }) => disableTwoFactor(ctx, body),
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/two-factor/recovery-codes",
    summary: "Replace the recovery codes",
    body: shape.PasswordConfirmation,
    status: 201,
    answer: shape.RecoveryCodes,
    refusals: [403, 409],
    run: (ctx, { body }) => renewRecoveryCodes(ctx, body),
  }),
];

export const accountApi: Endpoint[] = [...sessionApi, ...profileApi, ...securityApi, ...passkeyApi, ...avatarApi];
