import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { NewPasswordField, PasswordField } from "./password-field.tsx";

/** Changes the password, or sets one where there is none. */
export function PasswordPanel({ hasPassword, result }: { hasPassword: boolean; result: FormResult | undefined }) {
  return hasPassword ? <ChangePassword result={result} /> : <SetPassword result={resultFor(result, "set-password")} />;
}

function ChangePassword({ result }: { result: FormResult | undefined }) {
  const own = resultFor(result, "change-password");
  return (
    <Form method="post" className="grid gap-5" aria-labelledby="password">
      <FormMessage result={own ?? resultFor(result, "set-password")} />
      <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" result={own} />
      <NewPasswordField label="New password" name="newPassword" result={own} />
      <div>
        <SubmitButton intent="change-password" busy="Saving...">
          Change password
        </SubmitButton>
      </div>
    </Form>
  );
}

function SetPassword({ result }: { result: FormResult | undefined }) {
  return (
    <Form method="post" className="grid gap-5" aria-labelledby="password">
      <p className="text-muted">Your account has no password. You sign in with a code from your email.</p>
      <FormMessage result={result} />
      <NewPasswordField label="New password" name="newPassword" result={result} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton intent="set-password" busy="Saving...">
          Set a password
        </SubmitButton>
        <Link to={href("/forgot-password")} className="link">
          Email me a link instead
        </Link>
      </div>
    </Form>
  );
}

/** Stands where something asks for the password of someone who has none. */
export function SetPasswordFirst() {
  return (
    <p>
      <a href="#password" className="link">
        Set a password
      </a>{" "}
      first. We ask for it here to keep your account safe.
    </p>
  );
}
