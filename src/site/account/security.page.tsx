import { Form, href, Link, redirect } from "react-router";
import {
  AddPasskeyInput,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmTwoFactorInput,
  EndSessionsInput,
  PasskeyPath,
  PasswordConfirmation,
  RenamePasskeyInput,
  SessionPath,
  SetPasswordInput,
  returnTarget,
  TrustedDevicePath,
} from "../../features/accounts/index.ts";
import {
  ConfirmEmailFirst,
  DeviceList,
  PasskeyPanel,
  PasswordField,
  PasswordPanel,
  SetPasswordFirst,
  TrustedDeviceList,
  TwoFactorPanel,
} from "../../features/accounts/parts.ts";
import {
  addPasskey,
  changeEmail,
  changePassword,
  confirmTwoFactor,
  disableTwoFactor,
  endSession,
  endSessions,
  forgetTrustedDevice,
  myAccount,
  myPasskeys,
  mySessions,
  myTrustedDevices,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  setPassword,
  startTwoFactor,
} from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/security.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Security", description: "Your password, second factor and devices.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const [account, sessions, trusted, passkeys] = await Promise.all([
    myAccount(ctx),
    mySessions(ctx),
    myTrustedDevices(ctx),
    myPasskeys(ctx),
  ]);
  const wanted = url.searchParams.get("notice") === "password-removed" ? returnTarget(url.searchParams.get("redirect")) : null;
  return { account, sessions, trusted, passkeys, wanted, siteName: ctx.config.brandName, now: ctx.clock.now().toISOString() };
});

export const action = pageAction({
  "change-password": formHandler({
    input: ChangePasswordInput,
    run: async (ctx, input) => {
      await changePassword(ctx, input);
      return { message: "Your password has been changed and your other devices signed out." };
    },
  }),
  "set-password": formHandler({
    input: SetPasswordInput,
    run: async (ctx, input) => {
      await setPassword(ctx, input);
      return { message: "Your password has been set." };
    },
  }),
  "change-email": formHandler({
    input: ChangeEmailInput,
    run: async (ctx, input) => {
      await changeEmail(ctx, input);
      return { message: `We sent a link to ${input.newEmail}. Open it to finish changing your email.` };
    },
  }),
  "start-two-factor": formHandler({ input: PasswordConfirmation, run: async (ctx, input) => ({ data: await startTwoFactor(ctx, input) }) }),
  "confirm-two-factor": formHandler({
    input: ConfirmTwoFactorInput,
    run: async (ctx, input) => {
      await confirmTwoFactor(ctx, input);
      return { message: "Two-factor sign-in is on." };
    },
  }),
  "renew-recovery-codes": formHandler({
    input: PasswordConfirmation,
    run: async (ctx, input) => ({
      message: "Here are your new codes. The old ones no longer work.",
      data: await renewRecoveryCodes(ctx, input),
    }),
  }),
  "disable-two-factor": formHandler({
    input: PasswordConfirmation,
    run: async (ctx, input) => {
      await disableTwoFactor(ctx, input);
      return { message: "Two-factor sign-in is off." };
    },
  }),
  "add-passkey": formHandler({
    input: AddPasskeyInput,
    run: async (ctx, input) => ({ message: `Your passkey “${(await addPasskey(ctx, input)).name}” was added.` }),
  }),
  "rename-passkey": formHandler({
    input: RenamePasskeyInput,
    run: async (ctx, input) => {
      await renamePasskey(ctx, input);
      return { message: "Name saved." };
    },
  }),
  "remove-passkey": formHandler({
    input: PasskeyPath,
    run: async (ctx, input) => {
      await removePasskey(ctx, input);
      return { message: "That passkey has been removed." };
    },
  }),
  "forget-device": formHandler({
    input: TrustedDevicePath,
    run: async (ctx, input) => {
      await forgetTrustedDevice(ctx, input);
      return { message: "That device will be asked for a code again." };
    },
  }),
  "end-session": formHandler({
    input: SessionPath,
    run: async (ctx, input) => {
      await endSession(ctx, input);
      return { message: "That device has been signed out." };
    },
  }),
  "end-sessions": formHandler({
    input: EndSessionsInput,
    run: async (ctx, input) => {
      await endSessions(ctx, input);
      return input.scope === "everywhere"
        ? redirect(`${href("/login")}?notice=signed-out-everywhere`)
        : { message: "Your other devices have been signed out." };
    },
  }),
});

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sessions, trusted, passkeys, wanted, siteName, now } = loaderData;
  const missing = !account.emailVerified ? <ConfirmEmailFirst email={account.email} /> : account.hasPassword ? null : <SetPasswordFirst />;
  return (
    <>
      {wanted && <PasswordRemoved isSetAgain={account.hasPassword} wanted={wanted} />}
      <Section title={account.hasPassword ? "Password" : "Set a password"} id="password">
        <PasswordPanel hasPassword={account.hasPassword} result={actionData} />
      </Section>
      <Section title="Email" id="email">
        <Form method="post" className="grid gap-5" aria-labelledby="email">
          <p className="wrap-anywhere">
            You sign in with <strong>{account.email}</strong>.
          </p>
          {account.hasPassword ? <ChangeEmail result={resultFor(actionData, "change-email")} /> : <SetPasswordFirst />}
        </Form>
      </Section>
      <Section title="Passkeys" id="passkeys">
        <PasskeyPanel passkeys={passkeys} now={now} result={actionData} missing={missing} />
      </Section>
      <Section title="Two-factor sign-in" id="two-factor">
        <TwoFactorPanel enabled={account.twoFactorEnabled} siteName={siteName} result={actionData} missing={missing} />
      </Section>
      {account.twoFactorEnabled && (
        <Section title="Trusted devices" id="trusted-devices">
          <FormMessage result={resultFor(actionData, "forget-device")} />
          {trusted.length === 0 ? (
            <p className="text-muted">No trusted devices. You'll enter a code each time.</p>
          ) : (
            <>
              <p className="text-muted">These devices sign in without a code for 30 days.</p>
              <TrustedDeviceList devices={trusted} now={now} />
            </>
          )}
        </Section>
      )}
      <Section title="Where you're signed in" id="devices">
        <FormMessage result={resultFor(actionData, "end-session") ?? resultFor(actionData, "end-sessions")} />
        <DeviceList sessions={sessions} now={now} />
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="end-sessions" />
          <SubmitButton look="quiet" name="scope" value="others">
            Sign out other devices
          </SubmitButton>
          <SubmitButton look="quiet" name="scope" value="everywhere">
            Sign out everywhere
          </SubmitButton>
        </Form>
      </Section>
    </>
  );
}

/** Shown after the sign-in that ended the password, until the person goes on to where they wanted to be. */
function PasswordRemoved({ isSetAgain, wanted }: { isSetAgain: boolean; wanted: string }) {
  return (
    <Notice tone={isSetAgain ? "good" : "attention"}>
      <p>{isSetAgain ? "Your new password is set." : "For your safety we removed the old password. Choose a new one."}</p>
      <Link to={wanted} className="link">
        {isSetAgain ? "Continue" : "Not now"}
      </Link>
    </Notice>
  );
}

function ChangeEmail({ result }: { result: FormResult | undefined }) {
  return (
    <>
      <FormMessage result={result} />
      <TextField label="New email" name="newEmail" type="email" autoComplete="off" required maxLength={254} result={result} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" result={result} />
      <div>
        <SubmitButton intent="change-email" busy="Sending...">
          Change email
        </SubmitButton>
      </div>
    </>
  );
}
