import { KeyRound } from "../../../ui/icons/index.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useSubmit } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import type { PasskeyView } from "../account.schema.ts";
import { PasswordField } from "../password/password-field.tsx";
import { canUsePasskeys, makePasskey } from "./web-authn.ts";

/** `missing` says what has to be done before a passkey can be added. */
type Props = { passkeys: PasskeyView[]; now: string; result: FormResult | undefined; missing: ReactNode };

const INTENTS = new Set(["add-passkey", "rename-passkey", "remove-passkey"]);

/** The person's passkeys: add one, name them, remove them. */
export function PasskeyPanel({ passkeys, now, result, missing }: Props) {
  const own = result && INTENTS.has(result.intent) ? result : undefined;
  return (
    <div className="grid gap-5">
      <p className="text-muted">Sign in with your fingerprint, face or screen lock. No password needed.</p>
      <FormMessage result={own} />
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={`${passkey.id} ${passkey.name}`} passkey={passkey} now={now} result={resultFor(own, "rename-passkey")} />
          ))}
        </ul>
      )}
      {missing ?? <AddPasskey />}
    </div>
  );
}

function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt },
  now,
  result,
}: {
  passkey: PasskeyView;
  now: string;
  result: FormResult | undefined;
}) {
  const refused = result?.ok === false && result.values?.["passkeyId"] === id ? result : undefined;
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-4">
        <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">
            Added <TimeAgo at={createdAt} now={now} />
            {lastUsedAt && (
              <>
                {" · "}Last used <TimeAgo at={lastUsedAt} now={now} />
              </>
            )}
          </p>
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="passkeyId" value={id} />
          <Button type="submit" look="quiet" name="intent" value="remove-passkey" aria-label={`Remove the passkey ${name}`}>
            Remove
          </Button>
        </Form>
      </div>
      <details open={refused !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center" aria-label={`Rename the passkey ${name}`}>
          Rename
        </summary>
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="passkeyId" value={id} />
          <div className="min-w-48 grow">
            <TextField label="Name" name="name" required maxLength={60} defaultValue={name} autoComplete="off" result={refused} />
          </div>
          <Button type="submit" look="quiet" name="intent" value="rename-passkey">
            Save name
          </Button>
        </Form>
      </details>
    </li>
  );
}

/** The browser makes the passkey between two requests, so this needs scripts. */
function AddPasskey() {
  const submit = useSubmit();
  const [refusal, setRefusal] = useState<FormResult>();
  const [isBusy, setBusy] = useState(false);
  const refuse = (message: string, fields?: Record<string, string>) =>
    setRefusal({ intent: "add-passkey", ok: false, message, ...(fields && { fields }) });

  const add = async (form: HTMLFormElement) => {
    if (!canUsePasskeys()) return refuse("This browser can't make passkeys. Try another one.");
    const password = String(new FormData(form).get("password") ?? "");
    const answer = await ask(
      api.POST("/account/passkey-challenges", { body: { password } }),
      "We couldn't add a passkey. Please try again.",
    );
    if (!answer.ok) return refuse(answer.refusal.message, answer.refusal.fields);
    const credential = await makePasskey(answer.value);
    if (!credential) return refuse("No passkey was made. This device may already have one for your account.");
    setRefusal(undefined);
    form.reset();
    await submit({ intent: "add-passkey", credential }, { method: "post", preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void add(event.currentTarget).finally(() => setBusy(false));
  };

  return (
    <>
      <p className="hidden without-script:block">Turn on JavaScript in your browser to add a passkey.</p>
      <form onSubmit={onSubmit} className="grid gap-4 without-script:hidden">
        <FormMessage result={refusal} />
        <PasswordField label="Your password" name="password" autoComplete="current-password" result={refusal} />
        <div>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? "Adding..." : "Add a passkey"}
          </Button>
        </div>
      </form>
    </>
  );
}
