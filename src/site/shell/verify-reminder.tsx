import { href, useFetcher } from "react-router";
import type { FormResult } from "../../ui/forms/form-result.ts";

/** Only a reminder: everything works without a confirmed email. */
export function VerifyReminder({ email }: { email: string }) {
  const fetcher = useFetcher<FormResult>();
  return (
    <aside aria-label="Please confirm your email" className="border-b border-line bg-sea-wash">
      <fetcher.Form method="post" action={href("/verify-email")} className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <p className="min-w-0 wrap-anywhere">
          Please confirm your email. We sent a link to <strong>{email}</strong>.
        </p>
        <input type="hidden" name="intent" value="send-again" />
        <p role="status">
          {fetcher.data?.message ?? (
            <button type="submit" className="link min-h-8 cursor-pointer">
              {fetcher.state === "idle" ? "Resend" : "Sending..."}
            </button>
          )}
        </p>
      </fetcher.Form>
    </aside>
  );
}
