import { href, useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";

/** Stands where something waits for a confirmed email. */
export function ConfirmEmailFirst({ email }: { email: string }) {
  const fetcher = useFetcher<FormResult>();
  return (
    <fetcher.Form method="post" action={href("/verify-email")} className="grid gap-4">
      <p className="wrap-anywhere">
        Confirm your email first. We sent a link to <strong>{email}</strong>.
      </p>
      <FormMessage result={fetcher.data} />
      <div>
        <Button type="submit" look="quiet" name="intent" value="send-again">
          {fetcher.state === "idle" ? "Resend the link" : "Sending..."}
        </Button>
      </div>
    </fetcher.Form>
  );
}
