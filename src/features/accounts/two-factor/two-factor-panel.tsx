import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { TwoFactorSetup } from "../account.schema.ts";
import { PasswordField } from "../password/password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type PartProps = { siteName: string; result: FormResult | undefined };

/** Two-factor sign-in: start, scan, confirm; or new recovery codes, or off. `missing` says what has to be done before it can be turned on. */
export function TwoFactorPanel({ enabled, missing, ...rest }: PartProps & { enabled: boolean; missing: ReactNode }) {
  return enabled ? <WhenOn {...rest} /> : (missing ?? <WhenOff {...rest} />);
}

function WhenOff({ siteName, result }: PartProps) {
  const started = resultFor(result as FormResult<TwoFactorSetup> | undefined, "start-two-factor");
  const confirmed = resultFor(result as FormResult<TwoFactorSetup> | undefined, "confirm-two-factor");
  const setup = started?.data ?? (confirmed?.ok === false ? setupFromValues(confirmed.values) : undefined);
  if (setup) return <ScanAndConfirm setup={setup} siteName={siteName} result={confirmed} />;
  return (
    <Form method="post" className="grid gap-4">
      <p className="text-muted">Add a second step: a code from an app on your phone.</p>
      <FormMessage result={started ?? resultFor(result, "disable-two-factor")} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" result={started} />
      <div>
        <SubmitButton intent="start-two-factor">Turn on two-factor sign-in</SubmitButton>
      </div>
    </Form>
  );
}

/** After a wrong code the form carries the setup, because the server shows the secret only once. */
function setupFromValues(values: Record<string, string> | undefined): TwoFactorSetup | undefined {
  try {
    const setup = JSON.parse(values?.setup ?? "") as Partial<TwoFactorSetup> | null;
    const isWhole = [setup?.address, setup?.secret, setup?.qrCodeSvg, setup?.recoveryCodes?.join("")].every(
      (part) => typeof part === "string",
    );
    return isWhole ? (setup as TwoFactorSetup) : undefined;
  } catch {
    return undefined;
  }
}

/** Easier to type; apps leave the spaces out. */
const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, "$& ");

function ScanAndConfirm({ setup, siteName, result }: PartProps & { setup: TwoFactorSetup }) {
  return (
    <Form method="post" className="grid gap-5">
      <FormMessage result={result} />
      <input type="hidden" name="setup" value={JSON.stringify(setup)} />
      <div className="flex flex-wrap gap-6">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qrCodeSvg)}`}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="rounded-md bg-[#fff] p-1"
        />
        <div className="grid max-w-md content-start gap-2">
          <p>
            <strong>1.</strong> Scan this with an authenticator app, or type this key into it:
          </p>
          <p className="numbers font-mono">{inFours(setup.secret)}</p>
          <p>
            <strong>2.</strong> Save these recovery codes somewhere safe. Each one works once if you don't have your phone.
          </p>
        </div>
      </div>
      <RecoveryCodes codes={setup.recoveryCodes} siteName={siteName} />
      <TextField
        label="3. Enter the 6-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        result={result}
      />
      <div>
        <SubmitButton intent="confirm-two-factor">Confirm and turn on</SubmitButton>
      </div>
    </Form>
  );
}

function WhenOn({ siteName, result }: PartProps) {
  const renewed = resultFor(result as FormResult<{ recoveryCodes: string[] }> | undefined, "renew-recovery-codes");
  const refused = renewed?.ok === false ? renewed : resultFor(result, "disable-two-factor");
  return (
    <Form method="post" className="grid gap-4">
      <p>
        Two-factor sign-in is <strong className="text-moss">on</strong>.
      </p>
      <FormMessage result={resultFor(result, "confirm-two-factor") ?? renewed ?? refused} />
      {renewed?.data && <RecoveryCodes codes={renewed.data.recoveryCodes} siteName={siteName} />}
      <PasswordField label="Your password" name="password" autoComplete="current-password" result={refused} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="renew-recovery-codes" look="quiet">
          New recovery codes
        </SubmitButton>
        <SubmitButton intent="disable-two-factor" look="danger">
          Turn off
        </SubmitButton>
      </div>
    </Form>
  );
}
